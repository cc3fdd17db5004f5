/** Returns the letters by which spreadsheets name a column, counted from 1: `A`, `Z`, `AA`. */
export function columnName(column: number): string {
  const rest = (column - 1) % 26;
  const letter = String.fromCharCode(65 + rest);
  return column <= 26 ? letter : columnName((column - 1 - rest) / 26) + letter;
}

/** Returns the number of a column from its letters; 0 for other texts. */
export const columnNumber = (letters: string): number =>
  /^[A-Z]{1,3}$/.test(letters) ? [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) : 0;
