/** Formats an amount in cents, without decimals if it is whole: `€ 1.040`. */
export function formatCents(language: string, cents: number): string {
  const currency = { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' } as const;
  return new Intl.NumberFormat(language, currency).format(cents / 100);
}

type Value = { valueCents: number | null; isPartial: boolean; offeredCents: number | null };

/** Formats the value of a request: the amount of its offer, and else its guide prices, with a mark if lines without a price are missing. */
export function formatValue(language: string, { valueCents, isPartial, offeredCents }: Value): string {
  if (offeredCents !== null) return formatCents(language, offeredCents);
  return valueCents === null ? '–' : `${isPartial ? '≥ ' : ''}${formatCents(language, valueCents)}`;
}
