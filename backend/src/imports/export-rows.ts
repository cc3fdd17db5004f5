import type { Sql } from '../platform/api/instrumented-sql.ts';
import { exportedCell } from './format-cell.ts';
import type { FileKind, ImportColumn, RecordKind } from './import-column.ts';
import { recordsByKeys } from './load-stored.ts';
import { sheetLimits } from './sheet/sheet.ts';
import { cataloguePlaces, countCataloguePlaces } from './stored-catalogue.ts';
import { countDocuments, lastIdBefore, picturesAfter, redirectsAfter } from './stored-documents.ts';
import type { StoredRecord } from './stored-record.ts';

export type ExportedRow = (string | number | null)[];

/** Number of rows that are read at a time. */
const batchSize = 500;

/** Kind of file, its part, counted from 1, and how its cells are written. */
export type Export = { kind: FileKind; part: number; columns: readonly ImportColumn[]; language: string };

/** Counts the parts of an export. Each has at most as many rows as one import accepts. */
export async function countParts(sql: Sql, kind: FileKind): Promise<number> {
  const rows = kind === 'catalogue' ? await countCataloguePlaces(sql) : await countDocuments(sql, tables[kind]);
  return Math.max(1, Math.ceil(rows / sheetLimits.rows));
}

const tables = { pictures: 'media', redirects: 'redirects' } as const;

/** Yields the rows of a part of an export in batches. */
export async function* exportRows(sql: Sql, { kind, part, columns, language }: Export): AsyncGenerator<ExportedRow[]> {
  const start = (part - 1) * sheetLimits.rows;
  if (kind === 'catalogue') return yield* catalogueRows(sql, start, columns, language);
  const next = kind === 'pictures' ? picturesAfter : redirectsAfter;
  const before = await lastIdBefore(sql, tables[kind], start);
  yield* documentRows((id) => next(sql, id, batchSize), before, columns, language);
}

async function* documentRows(
  next: (id: number) => Promise<StoredRecord[]>,
  before: number,
  columns: readonly ImportColumn[],
  language: string,
): AsyncGenerator<ExportedRow[]> {
  for (let last = before, written = 0; written < sheetLimits.rows; ) {
    const records = await next(last);
    if (records.length > 0) yield records.map((record) => columns.map((column) => exportedCell(column, record, language)));
    if (records.length < batchSize) return;
    last = records.at(-1)?.id ?? last;
    written += records.length;
  }
}

/** A product's own values are in the row of its first variant only, so that an edit never contradicts another row. */
async function* catalogueRows(
  sql: Sql,
  start: number,
  columns: readonly ImportColumn[],
  language: string,
): AsyncGenerator<ExportedRow[]> {
  const [before] = start === 0 ? [] : await cataloguePlaces(sql, 1, start - 1);
  let lastProduct = before?.productId ?? 0;
  for (let offset = start; offset < start + sheetLimits.rows; offset += batchSize) {
    const places = await cataloguePlaces(sql, batchSize, offset);
    const variants = await recordsByKeys(
      sql,
      'variants',
      places.map(({ sku }) => sku ?? ''),
    );
    const products = await recordsByKeys(
      sql,
      'products',
      places.map(({ number }) => number),
    );
    const rows = places.map(({ productId, number, sku }) => {
      const isFirst = productId !== lastProduct;
      lastProduct = productId;
      const records: Partial<Record<RecordKind, StoredRecord | undefined>> = {
        variants: variants.get(sku ?? ''),
        products: products.get(number),
      };
      return columns.map((column) => {
        if (column.key === 'products.articleNumber') return number;
        if (column.kind === 'products' && !isFirst) return null;
        return exportedCell(column, records[column.kind], language);
      });
    });
    if (rows.length > 0) yield rows;
    if (places.length < batchSize) return;
  }
}
