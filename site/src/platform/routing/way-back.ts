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
