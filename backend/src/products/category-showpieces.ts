import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { Elevation } from '../platform/generated/contract.ts';

/** What stands for a category: the cut-out picture and the elevation of its first product that has one. */
export type Showpieces = { cutOutId: number | null; elevation: Elevation | null };

type Row = { category_id: number; cut_out_id: number | null; elevation: Elevation | null };

const statement = `
  with placed as (
    select category_id, c.position, c.product_id, m.id as cut_out_id, nullif(c.card -> 'elevation', 'null') as elevation
    from catalogue c cross join unnest(c.category_ids) category_id
      left join media m on m.id = (c.card ->> 'productImageId')::int and m.cut_out and m.hash is not null
    where c.site_id = $1)
  select category_id, (array_agg(cut_out_id order by position, product_id) filter (where cut_out_id is not null))[1] as cut_out_id,
    (array_agg(elevation order by position, product_id) filter (where elevation is not null))[1] as elevation
  from placed group by category_id`;

/** The showpieces of a category, read for all categories of the site in one statement per request. */
export async function showpiecesOf(context: ApiContext, siteId: SiteId, categoryId: number): Promise<Showpieces> {
  const loader = context.loader<SiteId, ReadonlyMap<number, Showpieces>>('category-showpieces', (siteIds) =>
    Promise.all(siteIds.map((id) => readShowpieces(context, id))),
  );
  return (await loader.load(siteId)).get(categoryId) ?? { cutOutId: null, elevation: null };
}

async function readShowpieces(context: ApiContext, siteId: SiteId): Promise<ReadonlyMap<number, Showpieces>> {
  context.tags.list('Product', siteId);
  const rows = await context.sql.query<Row>(statement, [siteId]);
  return new Map(rows.map((row) => [row.category_id, { cutOutId: row.cut_out_id, elevation: row.elevation }]));
}
