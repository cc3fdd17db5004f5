import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { createIsomorphicFn } from '@tanstack/react-start';
import { fetchedMessages, fetchMessages } from './all-messages.ts';
import type { Messages } from './message.ts';

/** Source of a folder's texts, synchronous or as a promise. */
type MessageSource = (folder: string, locale: LocaleCode) => Messages | Promise<Messages>;

export const messagesElement = 'messages';

/** The server has all texts in memory. The browser has those in the document, and fetches those of all domains if one is missing. */
export const messageSource = createIsomorphicFn()
  .server((): MessageSource => {
    const files = import.meta.glob<Messages>('../../**/messages/*.json', { eager: true, import: 'default' });
    return (folder, locale) => {
      const texts = files[fileOf(folder, locale)];
      if (!texts) throw new Error(`no messages of ${folder} in ${locale}`);
      return texts;
    };
  })
  .client((): MessageSource => {
    const element = document.getElementById(messagesElement);
    const known: Record<string, Messages | Promise<Messages>> = JSON.parse(element?.textContent ?? '{}');
    return (folder, locale) => {
      const file = fileOf(folder, locale);
      const fetched = fetchedMessages[file];
      known[folder] ??= fetched ?? fetchMessages(locale).then(() => fetchedMessages[file] as Messages);
      const texts = known[folder];
      // Sets the fields that React reads, so that `use` returns at once and a page with all its texts appears as a whole. The value
      // stays a promise, because a view that has waited for it uses it again.
      if (fetched && texts instanceof Promise) Object.assign(texts, { status: 'fulfilled', value: fetched });
      return texts;
    };
  });

const fileOf = (folder: string, locale: LocaleCode) => `../../${folder}/messages/${locale}.json`;
