/** Series of the numbers of quote requests, which no form may have. */
export const quoteRequestSeries = 'A';

/** Returns a number such as A2026-00042: the series, the year in the time zone of the company, and a unique number. */
export function formatReferenceNumber(series: string, day: Date, number: number): string {
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Amsterdam' }).format(day);
  return `${series}${year}-${String(number).padStart(5, '0')}`;
}
