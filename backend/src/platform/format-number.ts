/**
 * Formats the number of a field with the decimal sign of the language, up to six decimals. There are no separators of thousands, as
 * a number can be a year and a cell of a file.
 */
export const formatNumber = (value: number, language: string): string =>
  value.toLocaleString(language, { useGrouping: false, maximumFractionDigits: 6 });

/** Formats an amount as it is typed in the language: with two decimals unless it is whole. More decimals stay visible. */
export const formatAmount = (value: number, language: string): string =>
  value.toLocaleString(language, {
    useGrouping: false,
    minimumFractionDigits: 2,
    maximumFractionDigits: 6,
    trailingZeroDisplay: 'stripIfInteger',
  });
