import type { AnyRouter } from '@tanstack/react-router';
import { endedSession } from '../data/ended-session.ts';
import { isPageHydrated } from './page-hydration.tsx';

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
