import { guardFormula } from '../platform/spreadsheets/csv.ts';

/** Text that clears a field. An empty cell leaves it unchanged. */
export const clearingText = '-';

/** Returns a text as editors see it: without control characters and outer whitespace, with one kind of line break. */
export const plainText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a spreadsheet cannot store them.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .trim();

/** Whether a cell still contains the exported text. The export marks texts that spreadsheets would read as a formula. */
export const isExported = (cell: string, stored: string): boolean =>
  cell === plainText(stored) || cell === plainText(guardFormula(stored));

/** Removes the marks of `guardFormula` from a text that an editor has changed. */
export const unguarded = (cell: string): string => cell.replace(/(^|[,;\t\n]\s*)'(?=[\s\uFEFF]*[=+\-@＝＋－＠])/g, '$1');
