import type { ApiContext } from '../platform/api/context.ts';
import type { Price } from '../platform/generated/contract.ts';

type Row = { product_id: number; lowest: number | null; highest: number | null };

/**
 * The price of a product: its lowest variant price in EUR net, 'from' where others cost more (CAT-09). Null for guests, for whom
 * prices are not even read (CAT-06), and where no variant has a price.
 */
export async function productPrice(context: ApiContext, productId: number): Promise<Price | null> {
  if (!context.viewer) return null;
  const loader = context.loader<number, Row | undefined>('product-price', async (ids) => {
    const rows = await context.sql.query<Row>(
      `select product_id, min(price_eur)::float8 as lowest, max(price_eur)::float8 as highest
       from variants where product_id = any($1) and price_eur is not null group by product_id`,
      [ids],
    );
    const found = new Map(rows.map((row) => [row.product_id, row]));
    return ids.map((id) => found.get(id));
  });
  const row = await loader.load(productId);
  if (row?.lowest === null || row?.lowest === undefined) return null;
  return { amount: row.lowest, from: row.highest !== row.lowest };
}
