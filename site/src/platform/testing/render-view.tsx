import { type LocaleCode, siteIdOf } from '@plantsoen/contract/locales.ts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Member } from '../rendering/document-settings.ts';
import { renderToCompleteString } from '../rendering/render-to-complete-string.server.ts';
import type { RouterContext } from '../rendering/router-context.ts';
import { SiteProvider } from '../rendering/site-context.tsx';

type Visitor = { locale?: LocaleCode; isMember?: boolean; member?: Member };

const bases = { nl: '', en: '/en', de: '/de' };

/** Returns the HTML of a view on a host that serves all locales. */
export function renderView(view: ReactNode, visitor: Visitor = {}): string {
  return renderToStaticMarkup(viewOf(view, visitor));
}

/** Returns the same HTML after code loaded on demand has arrived, without React's markers. */
export async function renderCompleteView(view: ReactNode, visitor: Visitor = {}): Promise<string> {
  const html = await renderToCompleteString(viewOf(view, visitor));
  return html.replace(/<!(?:DOCTYPE html|--.*?--)>/g, '');
}

function viewOf(view: ReactNode, { locale = 'nl', member, isMember = member !== undefined }: Visitor) {
  const context: RouterContext = {
    address: { locale, prefix: bases[locale], bases, indexable: false },
    siteId: siteIdOf(locale),
    isMember,
    member,
    changes: () => 0,
    query: () => Promise.reject(new Error('a view must not send queries while it renders')),
    report: (error) => {
      throw error;
    },
  };
  return <SiteProvider context={context}>{view}</SiteProvider>;
}
