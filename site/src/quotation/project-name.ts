import { watchQuotationData } from '../platform/interface-state.ts';

const storageKey = 'quotationProject';

/** The name of the visitor's project, as the browser keeps it. */
export function keptProjectName(): string {
  try {
    return localStorage.getItem(storageKey)?.slice(0, 200) ?? '';
  } catch {
    return '';
  }
}

/** Keeps the name of the project, where the browser keeps anything, and signals it as any change of the list (QUO-04). */
export function keepProjectName(name: string): void {
  try {
    localStorage.setItem(storageKey, name.trim());
    watchQuotationData.raise();
  } catch {
    // It stays on the sheet as long as that is open.
  }
}
