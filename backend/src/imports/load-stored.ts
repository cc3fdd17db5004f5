import { defaultLocale, isLocaleCode, siteIdOf } from '@plantsoen/contract/locales.ts';
import type { Sql } from '../platform/api/instrumented-sql.ts';
import { type SiteOrigins, sourceUri } from '../redirects/redirect-addresses.ts';
import { cellsOf } from './compare-record.ts';
import type { RedirectRules } from './compare-redirects.ts';
import type { FileColumns } from './file-columns.ts';
import type { RecordKind } from './import-column.ts';
import { keyOf } from './parse-cell.ts';
import type { SheetRow } from './sheet/sheet.ts';
import { productsByNumber, variantsByNumber } from './stored-catalogue.ts';
import { liveAddresses, picturesById, redirectsByKey } from './stored-documents.ts';
import { noRecords, type StoredByKind, type StoredRecord, type StoredRecords } from './stored-record.ts';

/** Number of documents that are read by one statement. */
const batchSize = 1000;

/** Reads documents by their keys, in batches. Names of products are those of the language. */
export async function recordsByKeys(
  sql: Sql,
  kind: RecordKind,
  keys: Iterable<string>,
  language: string = defaultLocale,
): Promise<StoredRecords> {
  const all = [...new Set(keys)].filter(Boolean);
  const records: StoredRecord[] = [];
  for (let start = 0; start < all.length; start += batchSize)
    records.push(...(await read(sql, kind, all.slice(start, start + batchSize), language)));
  return new Map(records.map((record) => [record.key, record]));
}

function read(sql: Sql, kind: RecordKind, keys: readonly string[], language: string): Promise<StoredRecord[]> {
  switch (kind) {
    case 'variants':
      return variantsByNumber(sql, keys, language);
    case 'products':
      return productsByNumber(sql, keys, language);
    case 'media':
      return picturesById(
        sql,
        keys.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0 && id < 2 ** 31),
      );
    case 'redirects':
      return redirectsByKey(sql, keys);
  }
}

/** Reads the documents that the rows of a file name, with the products of their variants. */
export async function storedOfFile(
  sql: Sql,
  rows: readonly SheetRow[],
  file: FileColumns,
  { origins, language }: { origins: SiteOrigins; language: string },
): Promise<{ stored: StoredByKind; redirects: RedirectRules }> {
  const keysOf = (kind: RecordKind, field?: string) =>
    rows.map((row) =>
      cellsOf(row, file.columns, kind)
        .filter(({ column }) => column.isKey && (field === undefined || column.field === field))
        .map(({ cell }) => keyOf(cell.content))
        .join(' '),
    );
  if (file.kind === 'pictures')
    return {
      stored: { ...noRecords, media: await recordsByKeys(sql, 'media', keysOf('media')) },
      redirects: { origins, liveAddresses: new Set() },
    };
  if (file.kind === 'redirects') {
    const sites = keysOf('redirects', 'site').map((site) => (isLocaleCode(site) ? site : defaultLocale));
    const uris = keysOf('redirects', 'path').map((path, at) => sourceUri(path, sites[at] ?? defaultLocale, origins));
    const places = uris.flatMap((uri, at) => (typeof uri === 'string' ? [{ site: sites[at] ?? defaultLocale, uri }] : []));
    const live = await liveAddresses(
      sql,
      places.map(({ site, uri }) => `${siteIdOf(site)} ${uri}`),
    );
    const stored = await recordsByKeys(
      sql,
      'redirects',
      places.map(({ site, uri }) => `${site} ${uri}`),
    );
    return { stored: { ...noRecords, redirects: stored }, redirects: { origins, liveAddresses: live } };
  }
  const variants = await recordsByKeys(sql, 'variants', keysOf('variants'), language);
  const parents = [...variants.values()].map(({ parent = '' }) => parent);
  const products = await recordsByKeys(sql, 'products', [...keysOf('products'), ...parents], language);
  return { stored: { ...noRecords, variants, products }, redirects: { origins, liveAddresses: new Set() } };
}
