const firstYear = 2021;

/** Returns the years of the copyright line (NAV-08). */
export function yearRange(now: Date): string {
  const year = now.getFullYear();
  return year > firstYear ? `${firstYear}–${year}` : String(firstYear);
}
