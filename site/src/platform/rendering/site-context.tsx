import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Formats, formatsOf } from '../locale/formats.ts';
import { type Hrefs, hrefsFor } from '../locale/hrefs.ts';
import { MessagesProvider } from '../messages/page-messages.tsx';
import type { RouterContext } from './router-context.ts';

/** Properties of the site that views use. */
export type Site = Hrefs &
  Pick<RouterContext, 'query' | 'siteId' | 'isMember' | 'member' | 'tagManagerId'> & {
    locale: LocaleCode;
    format: Formats;
  };

const SiteContext = createContext<Site | undefined>(undefined);

export function SiteProvider({ context, children }: { context: RouterContext; children: ReactNode }) {
  const { address, query, siteId, isMember, member, tagManagerId } = context;
  const { locale } = address;
  const site = useMemo<Site>(
    () => ({ ...hrefsFor(address), locale, format: formatsOf(locale), query, siteId, isMember, member, tagManagerId }),
    [address, locale, query, siteId, isMember, member, tagManagerId],
  );
  return (
    <SiteContext value={site}>
      <MessagesProvider locale={locale}>{children}</MessagesProvider>
    </SiteContext>
  );
}

/** Returns the site of a view: its locale, its hrefs and formats, and the query for later data. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('SiteProvider is missing');
  return site;
}
