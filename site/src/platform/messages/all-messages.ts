import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { Messages } from './message.ts';

type Files = Record<string, Messages>;

/** The texts of all domains in a language, by their file: one chunk for each language, some 5 kB. */
export function allMessages(locale: LocaleCode): Promise<Files> {
  switch (locale) {
    case 'nl':
      return import('./all-messages-nl.ts').then(({ files }) => files);
    case 'en':
      return import('./all-messages-en.ts').then(({ files }) => files);
    case 'de':
      return import('./all-messages-de.ts').then(({ files }) => files);
  }
}
