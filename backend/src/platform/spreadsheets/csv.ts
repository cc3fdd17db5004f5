/** Matches a value that spreadsheets read as a formula, also after whitespace and with full-width characters. */
const formula = /^[\s\uFEFF]*[=+\-@\t\r＝＋－＠]/;
/**
 * Matches a formula after a character that may separate cells or rows in other programs. Amounts and dashes in a text do not
 * match.
 */
const formulaWithin = /(?<=[,;\t\n][\s\uFEFF]*)(?:[=@＝＠]|[+\-＋－](?!\s|$|\d{1,15}(?:[.,]\d{1,10})?(?:[\s,;]|$)))/g;
const plainNumber = /^-?\d{1,15}(?:[.,]\d{1,10})?$/;

/** Returns a text that every program reads as text, never as a formula. */
export function guardFormula(value: string): string {
  const text = value.replace(/\r\n?/g, '\n').replaceAll('\0', '');
  const guarded = text.replace(formulaWithin, (sign) => `'${sign}`);
  return formula.test(guarded) && !plainNumber.test(guarded) ? `'${guarded}` : guarded;
}

function cell(value: string, separator: string): string {
  const harmless = guardFormula(value);
  return /["\n]/.test(harmless) || harmless.includes(separator) || harmless !== harmless.trim()
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless;
}

/** Returns the separator that spreadsheets expect: a semicolon in languages with a decimal comma. */
export const separatorFor = (language: string) => (language === 'en' ? ',' : ';');

/** Byte order mark that makes spreadsheets read a file as UTF-8. */
export const byteOrderMark = '\uFEFF';

/** Returns the name of an export. If the limit of rows left some out, it states how many: `contact-50000-of-61234.csv`. */
export const exportFileName = (name: string, count: number, total: number) =>
  count < total ? `${name}-${count}-of-${total}.csv` : `${name}.csv`;

export function csvRow(cells: readonly string[], separator: string): string {
  return `${cells.map((value) => cell(value, separator)).join(separator)}\r\n`;
}
