import { watchQuotationData } from '../platform/interface-state.ts';

export const projectKey = 'quotationProject';

/** The name in a browser without storage, which lasts as long as the page. */
let unstored = '';

/** Returns the stored name of the project, which is the name of the open list (QUO-11), or an empty string. */
export function storedProjectName(): string {
  try {
    return localStorage.getItem(projectKey)?.slice(0, 200) ?? '';
  } catch {
    return unstored;
  }
}

/** Stores the name of the project, if storage is available, and signals it like any change of the list (QUO-04). */
export function storeProjectName(name: string): void {
  unstored = name.trim();
  try {
    localStorage.setItem(projectKey, unstored);
  } catch {
    // The name remains on the page until the page is closed.
  }
  watchQuotationData.raise();
}
