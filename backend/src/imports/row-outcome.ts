import type { FileProblem } from './cell-problem.ts';
import type { FieldDifference } from './compare-record.ts';
import type { RedirectRules } from './compare-redirects.ts';
import type { FileColumns } from './file-columns.ts';
import type { ImportColumn } from './import-column.ts';
import type { SheetRow } from './sheet/sheet.ts';
import type { StoredByKind } from './stored-record.ts';

export type RowState = 'new' | 'changed' | 'same' | 'error';

/** Outcome of a row: its changes, or why it is skipped. */
export type RowOutcome = { state: RowState; differences: FieldDifference[]; problems: FileProblem[] };

/** Compares one row after the other, because a row may depend on earlier ones. */
export type RowComparer = (row: SheetRow) => RowOutcome;

export type CompareOptions = {
  file: FileColumns;
  /** All columns that a file of this kind can have. */
  columns: readonly ImportColumn[];
  /** Documents that the file names. */
  stored: StoredByKind;
  /** Article numbers of all documents, among which typing errors are searched. */
  numbers: Readonly<Record<'variants' | 'products', readonly string[]>>;
  language: string;
  redirects: RedirectRules;
};

/** Returns the outcome of a row, which makes no change if it has a problem. */
export function outcomeOf(isNew: boolean, differences: FieldDifference[], problems: FileProblem[]): RowOutcome {
  if (problems.length > 0) return { state: 'error', differences: [], problems };
  return { state: isNew ? 'new' : differences.length > 0 ? 'changed' : 'same', differences, problems };
}
