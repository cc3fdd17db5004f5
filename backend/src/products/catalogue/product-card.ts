import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { ApiContext } from '../../platform/api/context.ts';

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
};

type Row = { product_id: number; card: ProductCard };

/** The card of a live product in a site; undefined where it is not live. All cards of a moment come in one statement. */
export function productCard(context: ApiContext, siteId: SiteId, productId: number): Promise<ProductCard | undefined> {
  const loader = context.loader<number, ProductCard | undefined>(`product-card:${siteId}`, async (ids) => {
    const rows = await context.sql.query<Row>(
      'select product_id, card from catalogue where site_id = $1 and product_id = any($2)',
      [siteId, ids],
    );
    const found = new Map(rows.map((row) => [row.product_id, row.card]));
    return ids.map((id) => found.get(id));
  });
  return loader.load(productId);
}
