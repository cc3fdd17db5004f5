/** Difference above which the confirmation marks a price, in percent. */
export const markedDifference = 10;

/** Returns the difference between two prices in percent of the first; undefined without a first one. */
export function differenceInPercent(before: number | null, after: number): number | undefined {
  return before === null || before === 0 ? undefined : ((after - before) / before) * 100;
}
