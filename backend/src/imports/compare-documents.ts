import type { FileProblem } from './cell-problem.ts';
import {
  cellsOf,
  compareCells,
  type FieldDifference,
  missingValues,
  type PlacedCell,
  problemAt,
  type Statement,
} from './compare-record.ts';
import { redirectChanges, redirectKey } from './compare-redirects.ts';
import { type RecordKind, valueKey } from './import-column.ts';
import { parseCell } from './parse-cell.ts';
import { type CompareOptions, outcomeOf, type RowComparer, type RowOutcome } from './row-outcome.ts';
import type { StoredRecord } from './stored-record.ts';

/** Returns the problems of titles in languages without an alternative text, which a picture needs unless it is decorative. */
function titleProblems(row: number, stored: StoredRecord | undefined, statements: readonly Statement[]): FileProblem[] {
  if (stored?.values.decorative === true) return [];
  const hasText = (locale: string | undefined) =>
    Boolean(stored?.values[`alt.${locale}`]) ||
    statements.some(({ column }) => column.field === 'alt' && column.locale === locale);
  const missing = statements.filter(({ column, isSame }) => column.field === 'title' && !isSame && !hasText(column.locale));
  return missing.map((statement) => problemAt(row, { reason: 'required' }, statement));
}

/** Returns the comparer of a file of pictures or redirects. Pictures are never created by a file. */
export function documentRows(options: CompareOptions): RowComparer {
  const { file, columns, stored, language, redirects } = options;
  const kind: RecordKind = file.kind === 'pictures' ? 'media' : 'redirects';
  const isStored = (key: string) => stored.redirects.has(key);
  const rowOf = new Map<string, number>();

  /** Returns the key of a row's document, or why it is unclear. */
  function keyOfRow(row: number, keys: readonly PlacedCell[]): string | FileProblem {
    if (keys.length < columns.filter(({ isKey }) => isKey).length) return problemAt(row, { reason: 'numberMissing' });
    const values = new Map<string, string>();
    for (const placed of keys) {
      const { cell, column } = placed;
      const parsed = cell.problem ? { problem: cell.problem } : parseCell(cell.content, column.value, language);
      if ('problem' in parsed) return problemAt(row, parsed.problem, placed);
      values.set(column.field, String(parsed.value ?? ''));
    }
    if (kind === 'media') return values.get('id') ?? '';
    const key = redirectKey(values.get('site') ?? '', values.get('path') ?? '', { rules: redirects, isStored, language });
    const path = keys.find(({ column }) => column.field === 'path');
    return typeof key === 'string' ? key : problemAt(row, key, path);
  }

  return (sheetRow) => {
    const { row } = sheetRow;
    const cells = cellsOf(sheetRow, file.columns, kind);
    const keys = cells.filter(({ column }) => column.isKey);
    const key = keyOfRow(row, keys);
    if (typeof key !== 'string') return outcomeOf(false, [], [key]);
    const former = stored[kind].get(key);
    if (!former && kind === 'media') return outcomeOf(false, [], [problemAt(row, { reason: 'unknownNumber' }, keys[0])]);
    const earlier = rowOf.get(key);
    if (earlier !== undefined)
      return outcomeOf(false, [], [problemAt(row, { reason: 'twice', detail: String(earlier) }, keys[0])]);
    rowOf.set(key, row);
    return compareDocument(row, key, former, cells);
  };

  function compareDocument(row: number, key: string, former: StoredRecord | undefined, cells: readonly PlacedCell[]): RowOutcome {
    const { statements, problems } = compareCells(row, cells, former, language);
    const missing = former ? undefined : missingValues(columns, statements, language);
    const keyCell = cells.find(({ column }) => column.isKey);
    if (missing !== undefined) problems.push(problemAt(row, { reason: 'newNeeds', detail: missing }, keyCell));
    const target = { row, kind, recordId: former?.id ?? null, recordKey: key, subject: former?.subject ?? key };
    const differences = statements
      .filter(({ isSame }) => !isSame)
      .map(({ column, value }): FieldDifference => {
        const before = former?.values[valueKey(column)] ?? null;
        return { ...target, columnKey: column.key, before, after: value };
      });
    if (kind === 'media') return outcomeOf(false, differences, [...problems, ...titleProblems(row, former, statements)]);
    const changes = redirectChanges({ key, former, statements, differences }, redirects.origins, language);
    if ('problem' in changes) problems.push(problemAt(row, changes.problem, changes.statement));
    return outcomeOf(!former, 'problem' in changes ? [] : changes, problems);
  }
}
