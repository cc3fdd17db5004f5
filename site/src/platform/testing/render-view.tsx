import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderCompleteDocument } from '../rendering/render-complete-document.server.ts';
import { SiteProvider } from '../rendering/site-context.tsx';
import { type Visitor, visitorContext } from './visitor-context.ts';

/** Returns the HTML of a view on a host that serves all locales. */
export function renderView(view: ReactNode, visitor: Visitor = {}): string {
  return renderToStaticMarkup(viewOf(view, visitor));
}

/** Returns the same HTML after code loaded on demand has arrived, without React's markers. */
export async function renderCompleteView(view: ReactNode, visitor: Visitor = {}): Promise<string> {
  const html = await renderCompleteDocument(viewOf(view, visitor));
  return String(html).replace(/<!(?:DOCTYPE html|--.*?--)>/g, '');
}

function viewOf(view: ReactNode, visitor: Visitor) {
  return <SiteProvider context={visitorContext(visitor)}>{view}</SiteProvider>;
}
