export const comparisonKey = 'productComparison';

/** Returns the stored comparison; null without one or if storage is blocked. */
export function storedComparison(): string | null {
  try {
    return localStorage.getItem(comparisonKey);
  } catch {
    return null;
  }
}
