import { watchQuotationData } from '../platform/interface-state.ts';

const storageKey = 'quotationProject';

/** Returns the stored name of the project, or an empty string. */
export function storedProjectName(): string {
  try {
    return localStorage.getItem(storageKey)?.slice(0, 200) ?? '';
  } catch {
    return '';
  }
}

/** Stores the name of the project, if storage is available, and signals it like any change of the list (QUO-04). */
export function storeProjectName(name: string): void {
  try {
    localStorage.setItem(storageKey, name.trim());
    watchQuotationData.raise();
  } catch {
    // The name remains on the page until the page is closed.
  }
}
