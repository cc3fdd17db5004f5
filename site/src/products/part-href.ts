/** Returns the address of a spare part on the page of the parts finder (CAT-18). */
export function partHref(finder: string, number: string): string {
  return `${finder}?${new URLSearchParams({ code: number })}`;
}
