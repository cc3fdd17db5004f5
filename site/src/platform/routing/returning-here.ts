import { maxReturnToLength } from './safe-return-to.ts';

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
