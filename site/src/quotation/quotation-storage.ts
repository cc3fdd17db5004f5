export const storageKey = 'productQuotation';

/** Key of all lists, of which the open one has its lines under `storageKey` (QUO-11). */
export const listsKey = 'productQuotationLists';

/** Returns the stored quotation list, or the text of another key; null without one or if storage is blocked. */
export function storedText(key = storageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
