import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { cachedContent } from '../platform/changes/content-cache.ts';
import type { Elevation } from '../platform/generated/contract.ts';
import type { ProductLists } from './product-lists.ts';

/** Summary of the products in a category and below it: their number, and the first cut-out picture and elevation. */
export type CategoryFigures = { productCount: number; cutOutId: number | null; elevation: Elevation | null };

type Row = { id: number; imageId: number | null; elevation: Elevation | null };

const statement = `
  select product_id as id, (card ->> 'productImageId')::int as "imageId", nullif(card -> 'elevation', 'null') as elevation
  from catalogue where site_id = $1 and product_id = any($2)`;

/** Returns the summaries of all categories of a site with live products, from an in-memory cache. */
export function categoryFigures(
  { types, categories }: ProductLists,
  context: ApiContext,
  siteId: SiteId,
): Promise<ReadonlyMap<number, CategoryFigures>> {
  return cachedContent(context, { name: 'category figures', siteId, types }, async (sql) => {
    const summaries = await categories(context, siteId);
    const ids = [...summaries.values()].flatMap(({ cutOut, elevation }) => [cutOut ?? [], elevation ?? []].flat());
    const rows = await sql.query<Row>(statement, [siteId, [...new Set(ids)]]);
    const products = new Map(rows.map((row) => [row.id, row]));
    const figures = [...summaries].map(
      ([id, { productCount, cutOut, elevation }]) =>
        [
          id,
          {
            productCount,
            cutOutId: products.get(cutOut ?? 0)?.imageId ?? null,
            elevation: products.get(elevation ?? 0)?.elevation ?? null,
          },
        ] as const,
    );
    return new Map(figures);
  });
}
