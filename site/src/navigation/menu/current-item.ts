/** Returns 'page' if a menu item links to the current page, 'true' if it links to a parent of it, and undefined otherwise. */
export function currentItem(itemUri: string | null, pageUri: string | undefined): 'page' | 'true' | undefined {
  if (itemUri === null || pageUri === undefined) return undefined;
  if (itemUri === pageUri) return 'page';
  return pageUri.startsWith(`${itemUri}/`) ? 'true' : undefined;
}
