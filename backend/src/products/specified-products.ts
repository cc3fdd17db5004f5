import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import type { Sql } from '../platform/api/instrumented-sql.ts';
import type { Supply } from '../platform/generated/contract.ts';
import { lines, materialsOf, type StoredSpecification, specificationsOf } from './product-detail.ts';

type Material = { title: string; standard: string | null };

/** Data of a live product for its specification texts, in the language of its site, besides its measures and options (CAT-14). */
export type SpecifiedProduct = {
  id: number;
  series: string | null;
  neutralName: string | null;
  norms: string[];
  supply: Supply;
  materials: Material[];
  specifications: StoredSpecification[];
  variants: { sku: string; materials: Material[]; specifications: StoredSpecification[] }[];
};

const statement = `
  select p.id, p.series, l.neutral_name as "neutralName", ${lines('norms')} || ${lines('certificates')} as norms,
    c.card -> 'supply' as supply,
    ${materialsOf('products', 'p.id')} as materials, ${specificationsOf('products', 'p.id')} as specifications,
    (select coalesce(json_agg(json_build_object('sku', v.sku, 'materials', ${materialsOf('variants', 'v.id')},
      'specifications', ${specificationsOf('variants', 'v.id')})), '[]') from variants v where v.product_id = p.id) as variants
  from products p join products_locales l on l._parent_id = p.id and l._locale = $2::_locales
  join catalogue c on c.product_id = p.id and c.site_id = $1 where p.id = any($3)`;

/** Reads the given products that are live in a site, by ID. */
export async function specifiedProducts(
  sql: Sql,
  siteId: SiteId,
  ids: readonly number[],
): Promise<ReadonlyMap<number, SpecifiedProduct>> {
  const rows = await sql.query<SpecifiedProduct>(statement, [siteId, localeOfSite(siteId), [...new Set(ids)]]);
  return new Map(rows.map((row) => [row.id, row]));
}
