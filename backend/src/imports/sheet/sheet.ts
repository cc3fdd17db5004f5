import type { CellProblem, FileProblem } from '../cell-problem.ts';

/** Content of a cell. Text files have only texts. */
export type CellContent = string | number | boolean;

/** Cell of a file that is not empty. A cell with a problem is never imported. */
export type SheetCell = { content: CellContent; problem?: CellProblem };

/** Row of a file with its cells by column. Rows and columns are counted from 1, as spreadsheets show them. */
export type SheetRow = { row: number; cells: ReadonlyMap<number, SheetCell> };

/** Content of a file, or why it cannot be read. The first row has the headings. */
export type Sheet = { rows: SheetRow[] } | { problem: FileProblem };

/** Limits of a file. Its content is in memory while it is imported. */
export const sheetLimits = {
  bytes: 20_000_000,
  unpackedBytes: 100_000_000,
  rows: 20_000,
  columns: 150,
  cells: 1_000_000,
} as const;

/** Returns a file whose problem lies at a place of it; by default in the file as such. */
export const unreadableSheet = (problem: CellProblem & Partial<FileProblem>): Sheet => ({
  problem: { row: 0, column: 0, value: '', ...problem },
});

/** Ends the parsing of a file at the first row beyond a limit. */
export class LimitReached extends Error {
  override readonly name = 'LimitReached';
  readonly sheet: Sheet;

  constructor(sheet: Sheet) {
    super('a limit of the file is reached');
    this.sheet = sheet;
  }
}

/** Collects the rows of a file. `add` throws `LimitReached` at the first cell beyond its limits. */
export function rowCollector(): { rows: SheetRow[]; add(row: SheetRow): void } {
  const rows: SheetRow[] = [];
  let cells = 0;
  return {
    rows,
    add(row) {
      if (row.cells.size === 0) return;
      cells += row.cells.size;
      const last = Math.max(...row.cells.keys());
      const place = { row: row.row, column: last };
      if (last > sheetLimits.columns)
        throw new LimitReached(
          unreadableSheet({ reason: 'tooManyColumns', detail: `${last} > ${sheetLimits.columns}`, ...place }),
        );
      if (rows.length > sheetLimits.rows || cells > sheetLimits.cells)
        throw new LimitReached(unreadableSheet({ reason: 'tooManyRows', detail: String(sheetLimits.rows), row: row.row }));
      rows.push(row);
    },
  };
}
