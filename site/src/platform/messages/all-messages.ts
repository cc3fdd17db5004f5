import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { Messages } from './message.ts';
import { untilHad } from './until-had.ts';

type Files = Record<string, Messages>;

/**
 * The texts of all domains in a language, by their file: one chunk for each language, some 5 kB. Where it cannot be had it is asked for again, ever less
 * often: a view without its texts could not even say that it failed.
 */
export const allMessages = (locale: LocaleCode): Promise<Files> => untilHad(() => load(locale));

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
