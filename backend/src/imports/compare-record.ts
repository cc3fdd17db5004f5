import { defaultLocale } from '@plantsoen/contract/locales.ts';
import { formatNumber } from '../platform/format-number.ts';
import type { CellProblem, FileProblem } from './cell-problem.ts';
import { isExported } from './cell-text.ts';
import type { FileColumn } from './file-columns.ts';
import { formatCell } from './format-cell.ts';
import { type CellValue, headingOf, type ImportColumn, isSameValue, type RecordKind, valueKey } from './import-column.ts';
import { parseCell, textOf } from './parse-cell.ts';
import type { CellContent, SheetCell, SheetRow } from './sheet/sheet.ts';
import type { StoredRecord } from './stored-record.ts';

/** Changed field of a document. A new document has no id, and its values before are null. */
export type FieldDifference = {
  row: number;
  kind: RecordKind;
  recordId: number | null;
  recordKey: string;
  subject: string;
  columnKey: string;
  before: CellValue;
  after: CellValue;
};

/** Cell of a row with the column that it belongs to. */
export type PlacedCell = { column: ImportColumn; number: number; cell: SheetCell };

/** Value that a row states for a field, changed or not. */
export type Statement = PlacedCell & { value: CellValue; isSame: boolean };

/** Returns the cells of a row that belong to a kind of document. */
export const cellsOf = ({ cells }: SheetRow, columns: readonly FileColumn[], kind: RecordKind): PlacedCell[] =>
  columns.flatMap(({ number, column }) => {
    const cell = cells.get(number);
    return column?.kind === kind && cell ? [{ column, number, cell }] : [];
  });

/** Returns the problem at a cell, or at a complete row if the column is 0. */
export const problemAt = (row: number, problem: CellProblem, placed?: PlacedCell): FileProblem => ({
  ...{ row, column: placed?.number ?? 0, value: placed ? textOf(placed.cell.content).slice(0, maxShownLength) : '' },
  ...problem,
});

const maxShownLength = 200;

/** Translates the cells of a row and compares them with the stored document; with none, it is new. */
export function compareCells(
  row: number,
  cells: readonly PlacedCell[],
  stored: StoredRecord | undefined,
  language: string,
): { statements: Statement[]; problems: FileProblem[] } {
  const statements: Statement[] = [];
  const problems: FileProblem[] = [];
  for (const placed of cells) {
    const { column, cell } = placed;
    if (column.isKey) continue;
    const before = storedValue(stored, column);
    if (!cell.problem && isUnchanged(cell.content, before, column, language)) {
      statements.push({ ...placed, value: before, isSame: true });
      continue;
    }
    const parsed = cell.problem ? { problem: cell.problem } : parseCell(cell.content, column.value, language);
    if ('problem' in parsed) problems.push(problemAt(row, parsed.problem, placed));
    else if (parsed.value === null && column.isRequired) problems.push(problemAt(row, { reason: 'clearing' }, placed));
    else {
      const value = comparable(parsed.value, column);
      statements.push({ ...placed, value, isSame: isSameValue(value, before) });
    }
  }
  return { statements, problems };
}

/** Whether a cell still has what the export writes, even a value that could not be entered today. */
function isUnchanged(content: CellContent, before: CellValue, column: ImportColumn, language: string): boolean {
  const exported = formatCell(column, before, language);
  if (exported === null) return false;
  if (typeof exported === 'string') return isExported(textOf(content), exported);
  return content === exported || textOf(content) === formatNumber(exported, language);
}

/** Returns the stored value of a column in a comparable form. */
export const storedValue = (stored: StoredRecord | undefined, column: ImportColumn): CellValue =>
  comparable(stored?.values[valueKey(column)] ?? null, column);

/** Returns a value without differences that editors do not see: an empty list or text is null, and an empty checkbox is off. */
export function comparable(value: CellValue, { value: { type } }: ImportColumn): CellValue {
  if (type === 'flag') return value ?? false;
  if (value === '' || (Array.isArray(value) && value.length === 0)) return null;
  return value;
}

/** Returns the headings of the values that a new document lacks. Texts are required in the main language only. */
export function missingValues(
  columns: readonly ImportColumn[],
  statements: readonly Statement[],
  language: string,
): string | undefined {
  const isStated = (column: ImportColumn) => statements.some((one) => one.column === column && one.value !== null);
  const missing = columns.filter(
    (column) => column.isRequired && (column.locale ?? defaultLocale) === defaultLocale && !isStated(column),
  );
  return missing.length === 0 ? undefined : missing.map((column) => headingOf(column, language)).join(', ');
}
