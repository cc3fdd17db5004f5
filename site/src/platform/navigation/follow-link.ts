import type { AnyRouter } from '@tanstack/react-router';
import { endedSession } from '../data/ended-session.ts';
import { decidePath } from '../locale/locale-guard.ts';
import { type SiteAddress, withoutPrefix } from '../locale/site-address.ts';
import { isPageHydrated } from './page-hydration.tsx';

/** The properties of a click that decide whether the site handles it. */
export type LinkClick = {
  /** Absolute address of the link. */
  href: string;
  /** Its attributes target and download. */
  target: string;
  isDownload: boolean;
  /** Whether another button or a modifier key requests a tab, window or download. */
  isModified: boolean;
};

/**
 * Returns the href of a link that the site handles without loading a document. Returns undefined for links left to the browser: other
 * origins and locales, files, targets within the page, and addresses that only the server can resolve.
 */
export function followedHref(click: LinkClick, currentHref: string, address: SiteAddress): string | undefined {
  if (click.isModified || click.isDownload || !['', '_self'].includes(click.target)) return undefined;
  const url = URL.parse(click.href);
  const current = new URL(currentHref);
  if (!url || url.origin !== current.origin) return undefined;
  const isSamePage = url.pathname === current.pathname && url.search === current.search;
  if (isSamePage && url.hash !== '') return undefined;
  const path = withoutPrefix(url.pathname, address);
  if (path === undefined || decidePath(path, address.locale).kind !== 'page') return undefined;
  return url.pathname + url.search + url.hash;
}

/** Whether a link changes only the query of the page, as a filter does. The scroll position then stays (PAG-03). */
export function staysInPlace(href: string, currentHref: string): boolean {
  const current = new URL(currentHref);
  const url = new URL(href, current);
  return url.pathname === current.pathname && url.search !== current.search && url.hash === '';
}

/**
 * Returns a handler for plain links. It uses the router, but loads the document before hydration and on a member's page after the session
 * has ended.
 */
export function followingLinks(router: AnyRouter) {
  return (href: string): void => {
    const ended = endedSession.get();
    if (ended || !isPageHydrated()) {
      location.assign(ended?.leadsTo ?? href);
      return;
    }
    void router.navigate({ href, resetScroll: !staysInPlace(href, location.href) });
  };
}
