import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import type { Sql } from '../platform/api/instrumented-sql.ts';
import { availabilityOf, type DownloadRow, downloadColumns, downloadTables } from './download-source.ts';

/** A product whose files are wanted: those of one variant, or of all without one. */
export type WantedFiles = { productId: number; variant?: string | undefined };

/** A download of a product or variant. Without a file if the caller may not have it. */
export type ArchiveDownload = DownloadRow & { product: string; variant: string | null };

/** Maximum number of downloads in one archive, with those that the caller may not have. */
const maxDownloads = 1000;

const statement = `
  select $1::int as "siteId", pl.title as product, o.sku as variant, ${downloadColumns}
  from (
    select r.parent_id as product_id, null as sku, null::numeric as position, r."order", r.downloads_id
    from products_rels r where r.path = 'downloads' and r.parent_id = any($3::int[])
    union all
    select v.product_id, v.sku, coalesce(v.position, 0), r."order", r.downloads_id
    from variants v join variants_rels r on r.parent_id = v.id and r.path = 'downloads'
    where exists (
      select from unnest($3::int[], $5::text[]) wanted(product_id, sku)
      where wanted.product_id = v.product_id and coalesce(wanted.sku, v.sku) = v.sku)
  ) o join products_locales pl on pl._parent_id = o.product_id and pl._locale = $2::_locales
    join (${downloadTables}) on d.id = o.downloads_id
  order by array_position($3::int[], o.product_id), o.position nulls first, o.sku, o."order" limit ${maxDownloads + 1}`;

/**
 * Returns the downloads of live products and their variants that a site offers, in the order of the products. Returns undefined if
 * there are more than an archive may have.
 */
export async function archiveDownloads(
  sql: Sql,
  siteId: SiteId,
  wanted: readonly WantedFiles[],
  seesMembers: boolean,
): Promise<ArchiveDownload[] | undefined> {
  const locale = localeOfSite(siteId);
  const products = wanted.map(({ productId }) => productId);
  const variants = wanted.map(({ variant }) => variant ?? null);
  const rows = await sql.query<ArchiveDownload>(statement, [siteId, locale, products, seesMembers, variants]);
  if (rows.length > maxDownloads) return undefined;
  return rows.filter((row) => availabilityOf(row, locale, seesMembers) !== 'absent');
}
