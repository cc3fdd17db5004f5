import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { createIsomorphicFn } from '@tanstack/react-start';
import { allMessages } from './all-messages.ts';
import type { Messages } from './message.ts';

/** Source of a domain's texts, synchronous or as a promise. */
type MessageSource = (domain: string, locale: LocaleCode) => Messages | Promise<Messages>;

export const messagesElement = 'messages';

/** The server has all texts in memory. The browser has those in the document, and fetches those of all domains if one is missing. */
export const messageSource = createIsomorphicFn()
  .server((): MessageSource => {
    const files = import.meta.glob<Messages>('../../**/messages/*.json', { eager: true, import: 'default' });
    return (domain, locale) => files[fileOf(domain, locale)] ?? missing(domain, locale);
  })
  .client((): MessageSource => {
    const element = document.getElementById(messagesElement);
    const known: Record<string, Messages | Promise<Messages>> = JSON.parse(element?.textContent ?? '{}');
    const arriving = (texts: Promise<Messages>) => {
      // Sets the fields that React reads, so that `use` returns at once. The value stays a promise, because a view that has waited for it
      // uses it again.
      texts.then((value) => Object.assign(texts, { status: 'fulfilled', value }));
      return texts;
    };
    return (domain, locale) => {
      known[domain] ??= arriving(allMessages(locale).then((files) => files[fileOf(domain, locale)] ?? missing(domain, locale)));
      return known[domain];
    };
  });

const fileOf = (domain: string, locale: LocaleCode) => `../../${domain}/messages/${locale}.json`;

function missing(domain: string, locale: LocaleCode): never {
  throw new Error(`no messages of ${domain} in ${locale}`);
}
