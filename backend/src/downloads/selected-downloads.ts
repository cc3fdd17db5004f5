import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import type { Sql } from '../platform/api/instrumented-sql.ts';
import type { ArchiveDownload } from './archive-downloads.ts';
import { type DownloadRow, downloadColumns, downloadTables } from './download-source.ts';
import { offeredRows } from './offered-rows.ts';

/** Maximum number of files that a visitor can select. */
export const maxSelected = 100;

const statement = `
  select $1::int as "siteId", ${downloadColumns}, pl.title as product
  from (${downloadTables}) left join products_locales pl
    on pl._locale = $2::_locales and pl._parent_id = ($5::int[])[array_position($3::int[], d.id)]
  where d.id = any($3::int[])`;

/** Returns whether a value is a selection of files: 1 to 100 different IDs. */
export const isSelection = (ids: unknown): ids is number[] =>
  Array.isArray(ids) &&
  ids.length > 0 &&
  ids.length <= maxSelected &&
  ids.every((id) => Number.isInteger(id) && id > 0 && id < 1e9);

/** Returns the selected files among those that a site offers, in the order of the download centre. Unknown IDs are left out. */
export async function selectedDownloads(
  sql: Sql,
  siteId: SiteId,
  ids: readonly number[],
  seesMembers: boolean,
): Promise<ArchiveDownload[]> {
  const wanted = new Set(ids);
  const offered = (await offeredRows(sql, siteId, seesMembers)).filter(({ id }) => wanted.has(id));
  const parameters = [
    siteId,
    localeOfSite(siteId),
    offered.map(({ id }) => id),
    seesMembers,
    offered.map(({ productId }) => productId),
  ];
  const rows = await sql.query<DownloadRow & { product: string | null }>(statement, parameters);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return offered.flatMap(({ id, variants }) => {
    const row = byId.get(id);
    return row ? [{ ...row, product: row.product ?? '', variant: variants.length === 1 ? (variants[0] ?? null) : null }] : [];
  });
}
