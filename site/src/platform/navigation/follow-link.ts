import type { AnyRouter } from '@tanstack/react-router';
import { endedSession } from '../data/ended-session.ts';
import { isPageHydrated } from './page-hydration.tsx';

/** Whether a link changes no more than the query of the page, as a filter does: the visitor stays where the list is (PAG-03). */
export function staysInPlace(href: string, currentHref: string): boolean {
  const current = new URL(currentHref);
  const url = new URL(href, current);
  return url.pathname === current.pathname && url.search !== current.search && url.hash === '';
}

/**
 * Follows a plain link by the router; by loading the document as long as the page does not live yet, and where it shows a member’s view
 * whose session is over.
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
