/** What makes programs for tables read a cell as a formula, at its beginning or after blanks; signs of full width too. */
const formula = /^[\s\uFEFF]*[=+\-@\t\r＝＋－＠]/;
const plainNumber = /^-?\d{1,15}(?:[.,]\d{1,10})?$/;

/** A cell as every program reads it: a text, never a formula. */
function cell(value: string, separator: string): string {
  const text = value.replace(/\r\n?/g, '\n').replaceAll('\0', '');
  const harmless = formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return /["\n]/.test(harmless) || harmless.includes(separator) || harmless !== harmless.trim()
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless;
}

/** The sign that programs for tables expect between cells: where the comma parts decimals, it is the semicolon. */
export const separatorFor = (language: string) => (language === 'en' ? ',' : ';');

/** What tells programs for tables that a file is in UTF-8. */
export const byteOrderMark = '\uFEFF';

export function csvRow(cells: readonly string[], separator: string): string {
  return `${cells.map((value) => cell(value, separator)).join(separator)}\r\n`;
}
