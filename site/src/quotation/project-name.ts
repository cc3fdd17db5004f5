const storageKey = 'quotationProject';

/** The name of the visitor's project, as the browser keeps it. */
export function keptProjectName(): string {
  try {
    return localStorage.getItem(storageKey)?.slice(0, 200) ?? '';
  } catch {
    return '';
  }
}

/** Keeps the name of the project, where the browser keeps anything. */
export function keepProjectName(name: string): void {
  try {
    localStorage.setItem(storageKey, name.trim());
  } catch {
    // It stays on the sheet as long as that is open.
  }
}
