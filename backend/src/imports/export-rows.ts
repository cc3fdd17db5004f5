import type { Sql } from '../platform/api/instrumented-sql.ts';
import { exportedCell } from './format-cell.ts';
import type { FileKind, ImportColumn, RecordKind } from './import-column.ts';
import { recordsByKeys } from './load-stored.ts';
import { sheetLimits } from './sheet/sheet.ts';
import { cataloguePlaces } from './stored-catalogue.ts';
import { picturesAfter, redirectsAfter } from './stored-documents.ts';
import type { StoredRecord } from './stored-record.ts';

export type ExportedRow = (string | number | null)[];

/** Number of rows that are read at a time. */
const batchSize = 500;

/** Yields the rows of an export in batches, up to the number that can be imported again. */
export function exportRows(
  sql: Sql,
  kind: FileKind,
  columns: readonly ImportColumn[],
  language: string,
): AsyncGenerator<ExportedRow[]> {
  if (kind === 'catalogue') return catalogueRows(sql, columns, language);
  const next = kind === 'pictures' ? picturesAfter : redirectsAfter;
  return documentRows((id) => next(sql, id, batchSize), columns, language);
}

async function* documentRows(
  next: (id: number) => Promise<StoredRecord[]>,
  columns: readonly ImportColumn[],
  language: string,
): AsyncGenerator<ExportedRow[]> {
  for (let last = 0, written = 0; written < sheetLimits.rows; ) {
    const records = await next(last);
    if (records.length > 0) yield records.map((record) => columns.map((column) => exportedCell(column, record, language)));
    if (records.length < batchSize) return;
    last = records.at(-1)?.id ?? last;
    written += records.length;
  }
}

/** A product's own values are in the row of its first variant only, so that an edit never contradicts another row. */
async function* catalogueRows(sql: Sql, columns: readonly ImportColumn[], language: string): AsyncGenerator<ExportedRow[]> {
  let lastProduct = 0;
  for (let offset = 0; offset < sheetLimits.rows; offset += batchSize) {
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
