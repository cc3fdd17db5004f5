/** Row of a CSV file, with the number of the line on which it begins. */
export type CsvRow = { line: number; cells: string[] };

/** Pattern of a cell, quoted or not, with its terminator, by separator. */
const cellForms = {
  ';': /(?:"((?:[^"]|"")*)"|([^;\n]*))(;|\n|$)/y,
  ',': /(?:"((?:[^"]|"")*)"|([^,\n]*))(,|\n|$)/y,
  '\t': /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/y,
} as const;

type Separator = keyof typeof cellForms;

/**
 * Parses a CSV file from a spreadsheet. The separator is a semicolon, comma or tab, whichever is most frequent in the first line.
 * Cells that contain it are quoted. Skips empty lines.
 */
export function readCsv(text: string): CsvRow[] {
  const content = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const rows: CsvRow[] = [];
  let [line, start] = [1, 1];
  let cells: string[] = [];
  for (const [whole, quoted, plain = '', end] of content.matchAll(cellsOf(content))) {
    cells.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    line += whole.split('\n').length - 1;
    if (end === '' || end?.endsWith('\n')) {
      if (cells.some((cell) => cell !== '')) rows.push({ line: start, cells });
      [cells, start] = [[], line];
    }
  }
  return rows;
}

function cellsOf(content: string): RegExp {
  const [firstLine = ''] = content.split(/\n/, 1);
  const count = (separator: Separator) => firstLine.split(separator).length;
  const mostFrequent = ([';', ',', '\t'] as const).reduce((best, separator) =>
    count(separator) > count(best) ? separator : best,
  );
  return new RegExp(cellForms[mostFrequent], 'gy');
}
