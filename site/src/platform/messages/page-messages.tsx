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

/** Texts by their folder, such as `products/price`; `message-texts.ts` adds the folders of all domains. */
// biome-ignore lint/suspicious/noEmptyInterface: it is extended by declaration
export interface MessageTexts {}

type Folder = keyof MessageTexts;

/** Returns a text of a folder in the locale of the page. */
export type Translate<Name extends Folder> = (key: keyof MessageTexts[Name] & string, values?: MessageValues) => string;

/** Returns the texts of a folder. A missing text suspends the view in the browser until it is loaded. */
export function useMessages<Name extends Folder>(folder: Name): Translate<Name> {
  const { locale, used } = usePageMessages();
  const found = source(folder, locale);
  used.set(folder, found);
  const messages = found instanceof Promise ? use(found) : found;
  return useMemo(() => (key, values) => write(messages[key] as Message, locale, values), [messages, locale]);
}

/** Returns the texts of a folder for a view that only the server renders (`ServerPart`). They are not sent with the page. */
export function useServerPartMessages<Name extends Folder>(folder: Name): Translate<Name> {
  const { locale } = usePageMessages();
  const messages = source(folder, locale) as Messages;
  return (key, values) => write(messages[key] as Message, locale, values);
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
