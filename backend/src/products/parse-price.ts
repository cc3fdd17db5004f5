/**
 * Returns the amount of a typed or pasted text in EUR, such as `1040`, `1.040,50` or `€ 1040,5` in Dutch and German, and `1,040.50` in
 * English. The other separator counts as decimal before one or two digits, because spreadsheets export both. Returns undefined if
 * the text is no amount, such as `0.125` in Dutch: no group of thousands begins with a zero.
 */
export function parsePrice(text: string, language: string): number | undefined {
  const digits = text.replace(/[€\s\u00a0]|EUR/gi, '');
  const [decimal, group] = language === 'en' ? ['\\.', ','] : [',', '\\.'];
  const local = new RegExp(`^([1-9]\\d{0,2}(?:${group}\\d{3})+|\\d+)(?:${decimal}(\\d+))?$`).exec(digits);
  const [, whole = '', decimals = ''] = local ?? new RegExp(`^(\\d+)${group}(\\d{1,2})$`).exec(digits) ?? [];
  return whole === '' ? undefined : Number(`${whole.replace(/[.,]/g, '')}.${decimals || '0'}`);
}

/** Returns the cells of a pasted column. A table gives its first column, as Excel does for a range of one column. */
export const pastedColumn = (text: string): string[] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t')[0]?.trim() ?? '');
