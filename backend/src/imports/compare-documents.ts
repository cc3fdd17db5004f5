import { defaultLocale } from '@plantsoen/contract/locales.ts';
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
import { type ImportColumn, type RecordKind, valueKey } from './import-column.ts';
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

const isAddress = ({ key }: ImportColumn) => key === 'redirects.address';

/** Returns the comparer of a file of pictures or redirects. Pictures are never created by a file. */
export function documentRows(options: CompareOptions): RowComparer {
  const { file, columns, stored, language, redirects } = options;
  const kind: RecordKind = file.kind === 'pictures' ? 'media' : 'redirects';
  const isStored = (key: string) => stored.redirects.has(key);
  const rowOf = new Map<string, number>();

  const placeOf = (isPlace: (column: ImportColumn) => boolean) =>
    file.columns.find(({ column }) => column && isPlace(column))?.number ?? 0;

  /** Returns the key of a row's document, or each reason why it is unclear. */
  function keyOfRow(row: number, keys: readonly PlacedCell[]): string | FileProblem[] {
    const parsed = keys.map((placed) => {
      const { cell, column } = placed;
      return { placed, ...(cell.problem ? { problem: cell.problem } : parseCell(cell.content, column.value, language)) };
    });
    const problems = parsed.flatMap((one) => ('problem' in one ? [problemAt(row, one.problem, one.placed)] : []));
    const missing = columns.filter((column) => column.isKey && !keys.some((placed) => placed.column === column));
    for (const column of missing)
      problems.push({ ...problemAt(row, { reason: 'numberMissing' }), column: placeOf((one) => one === column) });
    if (problems.length > 0) return problems;
    const values = new Map(parsed.map((one) => [one.placed.column.field, 'value' in one ? String(one.value ?? '') : '']));
    if (kind === 'media') return values.get('id') ?? '';
    const key = redirectKey(values.get('site') ?? '', values.get('path') ?? '', { rules: redirects, isStored, language });
    const path = keys.find(({ column }) => column.field === 'path');
    return typeof key === 'string' ? key : [problemAt(row, key, path)];
  }

  /** Returns the problems of the other cells of a row whose document is unclear. */
  function otherProblems(row: number, cells: readonly PlacedCell[]): FileProblem[] {
    const { statements, problems } = compareCells(row, cells, undefined, language);
    if (kind === 'media' || !statements.some(({ column }) => column.field === 'address')) return problems;
    const changes = redirectChanges(
      { key: defaultLocale, former: undefined, statements, differences: [] },
      redirects.origins,
      language,
    );
    return 'problem' in changes ? [...problems, problemAt(row, changes.problem, changes.statement)] : problems;
  }

  return (sheetRow) => {
    const { row } = sheetRow;
    const cells = cellsOf(sheetRow, file.columns, kind);
    const keys = cells.filter(({ column }) => column.isKey);
    const key = keyOfRow(row, keys);
    if (typeof key !== 'string') return outcomeOf(false, [], [...key, ...otherProblems(row, cells)]);
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
    const empty = columns.filter((column) => !cells.some((placed) => placed.column === column));
    const missing = former ? undefined : missingValues(empty, statements, language);
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
    // A cell that is wrong itself is not missing.
    const isAddressWrong = problems.some(({ column }) => column > 0 && column === placeOf(isAddress));
    if ('problem' in changes && !isAddressWrong)
      problems.push({
        ...problemAt(row, changes.problem, changes.statement),
        ...(!changes.statement && { column: placeOf(isAddress) }),
      });
    return outcomeOf(!former, 'problem' in changes ? [] : changes, problems);
  }
}
