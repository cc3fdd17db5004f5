import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { cachedContent } from '../platform/changes/content-cache.ts';
import type { Elevation } from '../platform/generated/contract.ts';

/**
 * Summary of the products in a category and below it: their number, and the first cut-out picture and elevation. Elevations less
 * than a quarter as high as wide come last, because they look like a line at menu size.
 */
export type CategoryFigures = { productCount: number; cutOutId: number | null; elevation: Elevation | null };

type Row = CategoryFigures & { categoryId: number };

const statement = `
  with placed as (
    select category_id, c.position, c.product_id, m.id as cut_out_id, nullif(c.card -> 'elevation', 'null') as elevation
    from catalogue c cross join unnest(c.category_ids) category_id
      left join media m on m.id = (c.card ->> 'productImageId')::int and m.cut_out and m.hash is not null
    where c.site_id = $1)
  select category_id as "categoryId", count(*)::int as "productCount",
    (array_agg(cut_out_id order by position, product_id) filter (where cut_out_id is not null))[1] as "cutOutId",
    (array_agg(elevation order by (elevation -> 'heightMm')::int * 4 < (elevation -> 'widthMm')::int, position, product_id)
      filter (where elevation is not null))[1] as elevation
  from placed group by category_id`;

/** Returns the summaries of all categories of a site with live products, from an in-memory cache. */
export function categoryFigures(context: ApiContext, siteId: SiteId): Promise<ReadonlyMap<number, CategoryFigures>> {
  return cachedContent(context, { name: 'category figures', siteId, types: ['Product'] }, async () => {
    const rows = await context.sql.query<Row>(statement, [siteId]);
    return new Map(rows.map((row) => [row.categoryId, row]));
  });
}
