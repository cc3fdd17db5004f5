import { hrefsFor } from '../locale/hrefs.ts';
import type { SiteAddress } from '../locale/site-address.ts';
import { maxReturnToLength } from '../routing/return-query.ts';

/** Makes links to the log-in page lead back to the visitor's current page and state (ACC-15). */
export function keepReturnLinks(address: SiteAddress): void {
  const { hrefOf } = hrefsFor(address);
  const guestPaths = [hrefOf('login'), hrefOf('register')];
  // In the capture phase, before the handler of plain links reads the address.
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="?return=true"]') : null;
      if (link) link.href = returningHere(link.href, location, guestPaths);
    },
    { capture: true },
  );
}

/**
 * Returns the href of a followed link. A link that leads back (`?return=true`) gets the visitor's current page and state, which may be
 * newer than the link (ACC-15). Links on guests' account pages are unchanged.
 */
export function returningHere(href: string, current: Location | URL, guestPaths: readonly string[]): string {
  if (!href.includes('?return=true') || guestPaths.includes(current.pathname)) return href;
  const url = new URL(href, current.href);
  const path = current.pathname + current.search;
  if (path.length > maxReturnToLength) return href;
  url.searchParams.set('path', path);
  return url.href;
}
