import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { Messages } from './message.ts';

type Files = Record<string, Messages>;

/**
 * Loads the texts of all domains in a language by file: one chunk per language, about 5 kB. Retries with increasing delays, because a
 * view without texts could not even show an error.
 */
export const allMessages = (locale: LocaleCode): Promise<Files> => retryWithBackoff(() => load(locale));

function load(locale: LocaleCode): Promise<Files> {
  switch (locale) {
    case 'nl':
      return import('./all-messages-nl.ts').then(({ files }) => files);
    case 'en':
      return import('./all-messages-en.ts').then(({ files }) => files);
    case 'de':
      return import('./all-messages-de.ts').then(({ files }) => files);
  }
}

/** Loads a resource and retries failures after 1 s, 2 s, 4 s and so on. */
export const retryWithBackoff = <Loaded>(load: () => Promise<Loaded>, pause = 1000): Promise<Loaded> =>
  load().catch(() => new Promise((resolve) => setTimeout(resolve, pause)).then(() => retryWithBackoff(load, 2 * pause)));
