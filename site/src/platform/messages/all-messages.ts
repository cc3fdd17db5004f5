import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { Messages } from './message.ts';

type Files = Record<string, Messages>;

const languages = import.meta.glob<Files>('./all-messages-*.ts', { import: 'files' });

/** The fetched texts by file. */
export const fetchedMessages: Files = {};

/**
 * Fetches the texts of all domains in a language: one chunk per language, about 5 kB. Retries with increasing delays, because a view
 * without texts could not even show an error.
 */
export const fetchMessages = async (locale: LocaleCode): Promise<void> => {
  Object.assign(fetchedMessages, await retryWithBackoff(languages[`./all-messages-${locale}.ts`] as () => Promise<Files>));
};

/** Loads a resource and retries failures after 1 s, 2 s, 4 s and so on. */
export const retryWithBackoff = <Loaded>(load: () => Promise<Loaded>, pause = 1000): Promise<Loaded> =>
  load().catch(() => new Promise((resolve) => setTimeout(resolve, pause)).then(() => retryWithBackoff(load, 2 * pause)));
