/** Formats an amount in cents, without decimals if it is whole: `€ 1.040`. */
export function formatCents(language: string, cents: number): string {
  const currency = { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' } as const;
  return new Intl.NumberFormat(language, currency).format(cents / 100);
}

/** Formats the value of a request, with a mark if lines without a price are missing from it. */
export const formatValue = (language: string, cents: number | null, isPartial: boolean): string =>
  cents === null ? '–' : `${isPartial ? '≥ ' : ''}${formatCents(language, cents)}`;
