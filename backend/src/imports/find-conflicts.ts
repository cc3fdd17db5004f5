import type { Sql } from '../platform/api/instrumented-sql.ts';
import type { FileProblem } from './cell-problem.ts';
import { comparable } from './compare-record.ts';
import { type CellValue, type ImportColumn, isSameValue, type RecordKind, valueKey } from './import-column.ts';
import type { StoredDifference } from './import-contents.ts';
import type { StoredColumn } from './import-store.ts';
import { recordsByKeys } from './load-stored.ts';
import { pendingDraft } from './pending-draft.ts';
import type { StoredRecord } from './stored-record.ts';

/** An import is applied, or undone by the values before it. */
export type Direction = 'apply' | 'undo';

export type ConflictOptions = {
  differences: readonly StoredDifference[];
  direction: Direction;
  columns: ReadonlyMap<string, ImportColumn>;
  /** Columns of the file, for the places of the problems. */
  fileColumns: readonly StoredColumn[];
};

/**
 * Returns the rows whose documents have changed since the dry run, or since the import that is undone. They are read in the
 * transaction that writes them.
 */
export async function findConflicts(sql: Sql, options: ConflictOptions): Promise<FileProblem[]> {
  const { differences, direction, columns, fileColumns } = options;
  const problems: FileProblem[] = [];
  for (const [kind, ofKind] of Map.groupBy(differences, ({ kind }) => kind)) {
    const stored = await recordsByKeys(
      sql,
      kind,
      ofKind.map(({ recordKey }) => recordKey),
    );
    for (const difference of ofKind) {
      const reason = conflictOf(difference, stored.get(difference.recordKey), direction, columns.get(difference.columnKey));
      if (!reason) continue;
      const number = fileColumns.find(({ key }) => key === difference.columnKey)?.number ?? 0;
      problems.push({ row: difference.row, column: number, value: difference.recordKey, reason });
    }
  }
  return problems;
}

function conflictOf(
  { isNew, recordId, before, after }: StoredDifference,
  stored: StoredRecord | undefined,
  direction: Direction,
  column: ImportColumn | undefined,
): 'changedSince' | 'exists' | 'draft' | undefined {
  if (isNew && direction === 'apply') return stored ? 'exists' : undefined;
  if (!stored || stored.id !== recordId) return 'changedSince';
  // Columns that only name a new document, such as the product of a variant.
  if (!column || column.isKey) return undefined;
  const expected: CellValue = direction === 'apply' ? before : after;
  if (!isSameValue(comparable(stored.values[valueKey(column)] ?? null, column), comparable(expected, column)))
    return 'changedSince';
  return column.kind === ('products' satisfies RecordKind) && !isNew && pendingDraft(stored, column) ? 'draft' : undefined;
}
