import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { createContext, memo, type ReactNode, use, useContext, useMemo } from 'react';
import { type Message, type Messages, type MessageValues, write } from './message.ts';
import { messageSource, messagesElement } from './message-source.ts';

/** Messages that the views of one page have used so far, to be sent with the page. */
type PageMessages = { locale: LocaleCode; used: Map<string, Messages | Promise<Messages>> };

const PageMessagesContext = createContext<PageMessages | undefined>(undefined);
const source = messageSource();

export function MessagesProvider({ locale, children }: { locale: LocaleCode; children: ReactNode }) {
  const page = useMemo<PageMessages>(() => ({ locale, used: new Map() }), [locale]);
  return <PageMessagesContext value={page}>{children}</PageMessagesContext>;
}

function usePageMessages(): PageMessages {
  const page = useContext(PageMessagesContext);
  if (!page) throw new Error('messages need a page');
  return page;
}

/** Returns a text of a domain in the locale of the page. */
export type Translate<Texts> = (key: keyof Texts & string, values?: MessageValues) => string;

/** Domains whose views have been loaded. */
const domainsAtHand = new Set<string>();

/** Fetches the texts of all loaded views, so that they do not suspend. */
export async function fetchTexts(locale: LocaleCode): Promise<void> {
  await Promise.allSettled([...domainsAtHand].map((domain) => source(domain, locale)));
}

/**
 * Returns the hook for the texts of a domain; `Texts` is the type of its Dutch file: `export const useMessages = domainMessages<typeof
 * nl>('products')`. A missing text suspends the view in the browser until it is loaded.
 */
export function domainMessages<Texts extends Record<keyof Texts, Message>>(domain: string): () => Translate<Texts> {
  domainsAtHand.add(domain);
  return () => useDomainMessages<Texts>(domain);
}

function useDomainMessages<Texts extends Record<keyof Texts, Message>>(domain: string): Translate<Texts> {
  const { locale, used } = usePageMessages();
  const found = source(domain, locale);
  used.set(domain, found);
  const messages = (found instanceof Promise ? use(found) : found) as Texts;
  return useMemo(() => (key, values) => write(messages[key], locale, values), [messages, locale]);
}

/** Returns the same hook for views that only the server renders (`ServerPart`). Their texts are not sent with the page. */
export function serverPartMessages<Texts extends Record<keyof Texts, Message>>(domain: string): () => Translate<Texts> {
  return () => {
    const { locale } = usePageMessages();
    const messages = source(domain, locale) as Texts;
    return (key, values) => write(messages[key], locale, values);
  };
}

/** Sends the texts that the page has used. It is rendered after all views. */
export const UsedMessages = memo(function UsedMessages() {
  const { used } = usePageMessages();
  const json = JSON.stringify(Object.fromEntries(used)).replaceAll('<', '\\u003c');
  return (
    <script
      id={messagesElement}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block of the site's own texts, with '<' escaped
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
});
