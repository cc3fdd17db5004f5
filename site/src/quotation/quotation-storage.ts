export const storageKey = 'productQuotation';

/** What the browser keeps of the quotation list; blocked storage holds none. */
export function storedText(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
