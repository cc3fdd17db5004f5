import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { createContext, memo, type ReactNode, use, useContext, useMemo } from 'react';
import { type Message, type Messages, type MessageValues, write } from './message.ts';
import { messageSource, messagesElement } from './message-source.ts';

/** The messages of one page: those that its views have used so far are remembered, to be sent along with it. */
type PageMessages = { locale: LocaleCode; used: Map<string, Messages | Promise<Messages>> };

const PageMessagesContext = createContext<PageMessages | undefined>(undefined);
const source = messageSource();

export function MessagesProvider({ locale, children }: { locale: LocaleCode; children: ReactNode }) {
  const page = useMemo<PageMessages>(() => ({ locale, used: new Map() }), [locale]);
  return <PageMessagesContext value={page}>{children}</PageMessagesContext>;
}

function usePageMessages(): PageMessages {
  const page = useContext(PageMessagesContext);
  if (!page) throw new Error('messages are used outside a page');
  return page;
}

/** Writes a text of a domain in the locale of the page. */
export type Translate<Texts> = (key: keyof Texts & string, values?: MessageValues) => string;

/** The domains whose views are at hand, as far as their code has been loaded. */
const domainsAtHand = new Set<string>();

/** Fetches the texts of all views whose code is at hand, so that none of them has to wait for its texts. */
export async function fetchTexts(locale: LocaleCode): Promise<void> {
  await Promise.allSettled([...domainsAtHand].map((domain) => source(domain, locale)));
}

/**
 * Makes the hook by which the views of a domain write its texts; `Texts` is the type of its Dutch file:
 * `export const useMessages = domainMessages<typeof nl>('products')`. A text that is not at hand in the browser suspends the
 * view until it is.
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

/** The same for views of a part of the page that the server alone renders (`ServerPart`): their texts are not sent a second time. */
export function serverPartMessages<Texts extends Record<keyof Texts, Message>>(domain: string): () => Translate<Texts> {
  return () => {
    const { locale } = usePageMessages();
    const messages = source(domain, locale) as Texts;
    return (key, values) => write(messages[key], locale, values);
  };
}

/** Sends the texts that the page has used along with it. It stands behind all views, where all have been rendered. */
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
