const storageKey = 'productQuotationLeft';

/** Notes the list with which the visitor leaves this domain. */
export function noteLeftList(text = ''): void {
  try {
    localStorage.setItem(storageKey, text);
  } catch {
    // Blocked storage holds no list either.
  }
}

/** Whether a list is the one with which the visitor last left this domain: nothing has been added here since. */
export function isAsLeft(text = ''): boolean {
  try {
    return localStorage.getItem(storageKey) === text;
  } catch {
    return false;
  }
}
