const storageKey = 'productQuotationLeft';

/** Stores the list that the visitor transfers from this domain. */
export function noteLeftList(text = ''): void {
  try {
    localStorage.setItem(storageKey, text);
  } catch {
    // Blocked storage contains no list.
  }
}

/** Whether a list is unchanged since the visitor last left this domain. */
export function isAsLeft(text = ''): boolean {
  try {
    return localStorage.getItem(storageKey) === text;
  } catch {
    return false;
  }
}
