/** Formats an amount with all its decimals: a rounded amount would hide that it has too many. */
export const formatEuros = (language: string, amount: number) =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR', maximumFractionDigits: 6 }).format(amount);

/** Formats a difference in percent with its sign. */
export const formatDifference = (language: string, percent: number): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(
    percent / 100,
  );
