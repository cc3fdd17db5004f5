/** What makes programs for tables read a cell as a formula, at its beginning or after blanks; signs of full width too. */
const formula = /^[\s\uFEFF]*[=+\-@\t\r＝＋－＠]/;
/** The same after what may part cells or rows where a program takes another separator; amounts and dashes in a text are none. */
const formulaWithin = /(?<=[,;\t\n][\s\uFEFF]*)(?:[=@＝＠]|[+\-＋－](?!\s|$|\d{1,15}(?:[.,]\d{1,10})?(?:[\s,;]|$)))/g;
const plainNumber = /^-?\d{1,15}(?:[.,]\d{1,10})?$/;

/** A cell as every program reads it: a text, never a formula. */
function cell(value: string, separator: string): string {
  const text = value.replace(/\r\n?/g, '\n').replaceAll('\0', '');
  const guarded = text.replace(formulaWithin, (sign) => `'${sign}`);
  const harmless = formula.test(guarded) && !plainNumber.test(guarded) ? `'${guarded}` : guarded;
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
