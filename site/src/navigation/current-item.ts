/** Whether a menu item stands for the page that is shown, or for a part of the site around it; undefined for neither. */
export function currentItem(itemUri: string | null, pageUri: string | undefined): 'page' | 'true' | undefined {
  if (itemUri === null || pageUri === undefined) return undefined;
  if (itemUri === pageUri) return 'page';
  return pageUri.startsWith(`${itemUri}/`) ? 'true' : undefined;
}
