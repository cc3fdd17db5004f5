import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import { seesMemberContent } from '../platform/access/roles.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { Sql } from '../platform/api/instrumented-sql.ts';
import type { DownloadKind } from '../platform/generated/contract.ts';
import { downloadTables } from './download-source.ts';

/** A file that a site offers, with its place in the download centre (CAT-15). */
export type OfferedRow = {
  id: number;
  title: string;
  /** File extension. */
  format: string;
  kind: DownloadKind | null;
  language: string | null;
  date: string | null;
  /** Bytes; null if the caller may not have the file. */
  size: number | null;
  /** Its only live product; null if it has several or none. */
  productId: number | null;
  variants: string[];
  /** Titles and article numbers of its live products and variants. */
  names: string;
  /** Keys of the top-level categories of its live products. */
  categories: string[];
  /** Article numbers and titles of its live products. */
  products: [string, string][];
};

/** Maximum number of files in the download centre; further ones, the last of the catalogue, are left out. */
const maxRows = 20_000;

/**
 * SQL of all files that a site ($1) offers in its language ($2), at most $3, to a caller who may see content for members ($4). A file
 * of unpublished products alone is left out, also if only a draft refers to it. The rules are those of `availabilityOf`.
 */
const statement = `
  with owned as (
    select r.downloads_id as id, r.parent_id as product_id, null as sku from products_rels r where r.path = 'downloads'
    union all
    select r.downloads_id, v.product_id, v.sku from variants v join variants_rels r on r.parent_id = v.id and r.path = 'downloads'
  ), placed as (
    select d.id, case when count(distinct c.product_id) = 1 then min(c.product_id) end as "productId", min(c.position) as position,
      (array_remove(array_agg(distinct o.sku order by o.sku) filter (where c.product_id is not null), null))[1:20] as variants,
      coalesce(string_agg(distinct concat_ws(' ', c.title, c.sku, o.sku), ' ') filter (where c.product_id is not null), '') as names,
      array_remove(array_agg(distinct coalesce(k.key, k.id::text)), null) as categories,
      coalesce(array_agg(distinct array[c.sku, c.title]) filter (where c.sku <> ''), '{}') as products
    from downloads d left join owned o on o.id = d.id
      left join catalogue c on c.product_id = o.product_id and c.site_id = $1
      left join categories k on k.id = any(c.category_ids) and k.parent_id is null
    group by d.id
    having count(c.product_id) > 0 or count(o.id) = 0 and not exists (
      select from _products_v v join _products_v_rels r on r.parent_id = v.id and r.path = 'version.downloads'
      where v.latest and r.downloads_id = d.id)
  )
  select p.id, dl.title_field as title, d.kind as format, d.document_kind as kind, dl.language, d.date, f.filesize::float8 as size,
    p."productId", coalesce(p.variants, '{}') as variants, p.names, p.categories, p.products
  from placed p join (${downloadTables}) on d.id = p.id
    left join files f on f.id = dl.file_id and ($4 or not coalesce(d.members_only, false) and not coalesce(f.members_only, false))
  where ($2::_locales = 'nl' or not coalesce(d.dutch_only, false))
    and (f.id is not null or coalesce(d.members_only, false) and not $4)
  order by p."productId" is null, p.position, p."productId", p.id limit $3`;

/** Reads all files that a site offers to a caller: first those of one product in the catalogue's order, then the general ones. */
export async function offeredRows(sql: Sql, siteId: SiteId, seesMembers: boolean): Promise<OfferedRow[]> {
  return sql.query<OfferedRow>(statement, [siteId, localeOfSite(siteId), maxRows, seesMembers]);
}

/** Returns all files that the site offers to the caller of a request. */
export function offeredFiles(context: ApiContext, siteId: SiteId): Promise<OfferedRow[]> {
  for (const type of ['Download', 'Product', 'Variant', 'Category']) context.tags.list(type, siteId);
  return offeredRows(context.sql, siteId, seesMemberContent(context.viewer));
}
