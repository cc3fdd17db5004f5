import { type NamedRecords, namedRecords, numberChecker } from './catalogue-numbers.ts';
import type { FileProblem } from './cell-problem.ts';
import { compareCells, type FieldDifference, missingValues, problemAt, type Statement } from './compare-record.ts';
import { type CellValue, isSameValue, valueKey } from './import-column.ts';
import { pendingDraft } from './pending-draft.ts';
import { type CompareOptions, outcomeOf, type RowComparer } from './row-outcome.ts';
import type { SheetRow } from './sheet/sheet.ts';
import type { StoredRecord } from './stored-record.ts';

/** Value of a product with the row that states it first. */
type Stated = { row: number; value: CellValue };
type StatedValues = Map<string, Stated>;

/** Part of a row, with its changes to a variant or a product. */
type Part = { isNew: boolean; differences: FieldDifference[]; problems: FileProblem[] };

/**
 * Returns the comparer of a file of the catalogue. A row belongs to a variant, to its product, or to both. Each value of a product
 * may be in one row or in all rows of its variants, but must not differ.
 */
export function catalogueRows(rows: readonly SheetRow[], options: CompareOptions): RowComparer {
  const problemsOf = numberChecker(rows, options);
  const stated = new Map<string, StatedValues>();
  return (sheetRow) => {
    const records = namedRecords(sheetRow, options);
    const unclear = problemsOf(records);
    if (unclear.length > 0) return outcomeOf(false, [], unclear);
    const earlier = stated.get(records.productNumber);
    const product = compareProduct(records, options, earlier);
    const variant = compareVariant(records, options);
    const outcome = outcomeOf(
      variant.isNew || product.isNew,
      [...product.differences, ...variant.differences],
      [...variant.problems, ...product.problems],
    );
    if (outcome.state !== 'error') stated.set(records.productNumber, new Map([...product.fresh, ...(earlier ?? [])]));
    return outcome;
  };
}

function compareVariant(records: NamedRecords, { columns, language }: CompareOptions): Part {
  const { row, variant, storedVariant, storedProduct, productNumber } = records;
  if (variant.number === '') return { isNew: false, differences: [], problems: [] };
  const { statements, problems } = compareCells(row, variant.cells, storedVariant, language);
  const isNew = !storedVariant;
  if (isNew) problems.push(...missing(row, 'variants', statements, columns, language, variant.placed));
  const subject = storedVariant?.subject ?? newSubject(storedProduct, statements);
  const target = { row, kind: 'variants' as const, recordId: storedVariant?.id ?? null, recordKey: variant.number, subject };
  const created = isNew ? [{ ...target, columnKey: 'variants.product', before: null, after: productNumber }] : [];
  return { isNew, problems, differences: [...created, ...differencesOf(target, statements, storedVariant)] };
}

/** Compares the cells of a product with the stored one, and with the rows above. `fresh` are values that no row above states. */
function compareProduct(
  { row, product, storedProduct, productNumber }: NamedRecords,
  { columns, language }: CompareOptions,
  earlier: StatedValues | undefined,
): Part & { fresh: StatedValues } {
  const { statements, problems } = compareCells(row, product.cells, storedProduct, language);
  const isNew = !storedProduct && productNumber !== '' && !earlier;
  if (isNew) problems.push(...missing(row, 'products', statements, columns, language, product.placed));
  const fresh = statements.filter(({ column }) => !earlier?.has(column.key));
  for (const statement of statements) {
    const former = earlier?.get(statement.column.key);
    if (former && !isSameValue(former.value, statement.value))
      problems.push(problemAt(row, { reason: 'differs', detail: String(former.row) }, statement));
  }
  for (const statement of fresh)
    if (!statement.isSame && pendingDraft(storedProduct, statement.column))
      problems.push(problemAt(row, { reason: 'draft' }, statement));
  const subject = storedProduct?.subject ?? newSubject(undefined, statements);
  const target = { row, kind: 'products' as const, recordId: storedProduct?.id ?? null, recordKey: productNumber, subject };
  const created = isNew ? [{ ...target, columnKey: 'products.articleNumber', before: null, after: productNumber }] : [];
  return {
    ...{ isNew, problems, differences: [...created, ...differencesOf(target, fresh, storedProduct)] },
    fresh: new Map(fresh.map(({ column, value }) => [column.key, { row, value }])),
  };
}

/** Returns the problem of a new document that lacks required values. */
function missing(
  row: number,
  kind: 'variants' | 'products',
  statements: readonly Statement[],
  columns: CompareOptions['columns'],
  language: string,
  placed: Parameters<typeof problemAt>[2],
): FileProblem[] {
  const detail = missingValues(
    columns.filter((column) => column.kind === kind),
    statements,
    language,
  );
  return detail === undefined ? [] : [problemAt(row, { reason: 'newNeeds', detail }, placed)];
}

type Target = Pick<FieldDifference, 'row' | 'kind' | 'recordId' | 'recordKey' | 'subject'>;

/** Returns the changed fields among the stated ones. */
const differencesOf = (target: Target, statements: readonly Statement[], stored: StoredRecord | undefined): FieldDifference[] =>
  statements.flatMap(({ column, value, isSame }) => {
    if (isSame) return [];
    return [{ ...target, columnKey: column.key, before: stored?.values[valueKey(column)] ?? null, after: value }];
  });

/** Returns the title of a new document: after that of its product, the first title in the row. */
function newSubject(parent: StoredRecord | undefined, statements: readonly Statement[]): string {
  const title = statements.find(({ column, value }) => column.field === 'title' && value !== null)?.value ?? '';
  return [parent?.subject, title].filter(Boolean).join(', ');
}
