import { longestWayBack } from './way-back.ts';

/**
 * Returns the href of a followed link; one that leads back (`?return=true`) names the page and the state that its visitor sees, which the
 * link may be older than (ACC-15). Links on guests' account pages keep the page they name.
 */
export function returningHere(href: string, current: Location | URL, guestPaths: readonly string[]): string {
  if (!href.includes('?return=true') || guestPaths.includes(current.pathname)) return href;
  const url = new URL(href, current.href);
  const path = current.pathname + current.search;
  if (path.length > longestWayBack) return href;
  url.searchParams.set('path', path);
  return url.href;
}
