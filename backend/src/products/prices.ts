import { seesMemberContent } from '../platform/access/roles.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { badUserInput } from '../platform/api/errors.ts';
import type { Price, ProductSort } from '../platform/generated/contract.ts';

type Row = { product_id: number; lowest: number | null; highest: number | null };

/**
 * The price of a product: its lowest variant price in EUR net, 'from' where others cost more (CAT-09). Null for whoever is not to see prices, for whom
 * prices are not even read (CAT-06), and where no variant has a price.
 */
export async function productPrice(context: ApiContext, productId: number): Promise<Price | null> {
  if (!seesMemberContent(context.viewer)) return null;
  const row = await pricesOf(context).load(productId);
  if (row?.lowest === null || row?.lowest === undefined) return null;
  return { amount: row.lowest, from: row.highest !== row.lowest };
}

/** Products by their lowest price, as they stood where it is the same; those without one come last. For those alone who see prices (CAT-06). */
export async function sortedByPrice(context: ApiContext, ids: readonly number[], sort: ProductSort): Promise<number[]> {
  if (!seesMemberContent(context.viewer)) throw badUserInput('Only who sees prices can sort by them.');
  const rows = await Promise.all(ids.map((id) => pricesOf(context).load(id)));
  const prices = new Map(ids.map((id, place) => [id, rows[place]?.lowest ?? undefined]));
  const priced = ids.filter((id) => prices.get(id) !== undefined);
  const sign = sort === 'priceAscending' ? 1 : -1;
  priced.sort((one, other) => sign * ((prices.get(one) ?? 0) - (prices.get(other) ?? 0)));
  return [...priced, ...ids.filter((id) => prices.get(id) === undefined)];
}

const pricesOf = (context: ApiContext) =>
  context.loader<number, Row | undefined>('product-price', async (ids) => {
    const rows = await context.sql.query<Row>(
      `select product_id, min(price_eur)::float8 as lowest, max(price_eur)::float8 as highest
       from variants where product_id = any($1) and price_eur is not null group by product_id`,
      [ids],
    );
    const found = new Map(rows.map((row) => [row.product_id, row]));
    return ids.map((id) => found.get(id));
  });
