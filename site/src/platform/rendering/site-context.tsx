import { type LocaleCode } from '@plantsoen/contract/locales.ts';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Hrefs, hrefsFor } from '../locale/hrefs.ts';
import type { RouterContext } from './router-context.ts';

/** What views know of the site they are part of. */
export type Site = Hrefs &
  Pick<RouterContext, 'query' | 'siteId' | 'isMember'> & {
    locale: LocaleCode;
  };

const SiteContext = createContext<Site | undefined>(undefined);

export function SiteProvider({ context, children }: { context: RouterContext; children: ReactNode }) {
  const site = useMemo<Site>(() => {
    const { address, query, siteId, isMember } = context;
    return { ...hrefsFor(address), locale: address.locale, query, siteId, isMember };
  }, [context]);
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** The site a view is part of: its locale, its hrefs and its query. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('a view stands outside the site');
  return site;
}
