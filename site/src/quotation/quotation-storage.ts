export const storageKey = 'productQuotation';

/** Returns the stored quotation list; null without a list or if storage is blocked. */
export function storedText(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
