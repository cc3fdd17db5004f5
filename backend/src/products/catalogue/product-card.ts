import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { ApiContext } from '../../platform/api/context.ts';
import type { Elevation } from '../../platform/generated/contract.ts';

/** What every list shows of a product, kept ready in the catalogue; never a price. Pictures are ids of the media library. */
export type ProductCard = {
  title: string;
  uri: string;
  sku: string;
  series: string | null;
  newProduct: boolean;
  featuredProduct: boolean;
  categoryId: number;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
  weightKg: number | null;
  productImageId: number | null;
  impressionImageId: number | null;
  elevation: Elevation | null;
};

/** A card with the category that it names; undefined where that is not live in the site. */
export type LiveCard = ProductCard & { category: { title: string; uri: string } | undefined };

type Row = { product_id: number; card: ProductCard; category: LiveCard['category'] | null };

const statement = `
  select c.product_id, c.card, case when a.path is not null then json_build_object('title', a.title, 'uri', a.path) end as category
  from catalogue c left join address a on a.site_id = c.site_id and a.kind = 'canonical' and a.entry_type = 'categories'
    and a.entry_id = (c.card ->> 'categoryId')::int
  where c.site_id = $1 and c.product_id = any($2)`;

/** The card of a live product in a site; undefined where it is not live. All cards of a moment come in one statement. */
export function productCard(context: ApiContext, siteId: SiteId, productId: number): Promise<LiveCard | undefined> {
  const loader = context.loader<number, LiveCard | undefined>(`product-card:${siteId}`, async (ids) => {
    const rows = await context.sql.query<Row>(statement, [siteId, ids]);
    const found = new Map(rows.map((row) => [row.product_id, { ...row.card, category: row.category ?? undefined }]));
    return ids.map((id) => found.get(id));
  });
  return loader.load(productId);
}
