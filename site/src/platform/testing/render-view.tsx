import { type LocaleCode, siteIdOf } from '@plantsoen/contract/locales.ts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RouterContext } from '../rendering/router-context.ts';
import { SiteProvider } from '../rendering/site-context.tsx';

type Visitor = { locale?: LocaleCode; isMember?: boolean };

const bases = { nl: '', en: '/en', de: '/de' };

/** The HTML of a view, as a visitor gets it on a host that serves all locales. */
export function renderView(view: ReactNode, { locale = 'nl', isMember = false }: Visitor = {}): string {
  const context: RouterContext = {
    address: { locale, prefix: bases[locale], bases, indexable: false },
    siteId: siteIdOf(locale),
    isMember,
    changes: () => 0,
    query: () => Promise.reject(new Error('a view that is rendered asks for nothing')),
    report: (error) => {
      throw error;
    },
  };
  return renderToStaticMarkup(<SiteProvider context={context}>{view}</SiteProvider>);
}
