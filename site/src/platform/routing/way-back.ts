/** The longest address, with its query, that a page can be told to lead back to: those of lists with many filters are long. */
export const longestWayBack = 2000;

/** What a visitor wants to do there: to keep a product. */
export type Meant = { reason?: 'favourite'; favourite?: `${number}` };

/**
 * The query by which a page for signing in, or a form, leads back to an address of this host (ACC-08), with what its visitor wants to do there.
 * Without an address, or with one that is too long, it leads where it would by itself.
 */
export function backTo(path: string | undefined, meant?: Meant): string {
  const isKnown = path && path.length <= longestWayBack;
  return `?${new URLSearchParams({ return: 'true', ...(isKnown && { path }), ...meant })}`;
}

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
