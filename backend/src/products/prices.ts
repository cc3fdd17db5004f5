import { seesMemberContent } from '../platform/access/roles.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { badUserInput } from '../platform/api/errors.ts';
import type { Price, ProductSort } from '../platform/generated/contract.ts';

type Row = { product_id: number; sku: string; price: number };

/**
 * Returns the net price in EUR of a variant. Without `sku` it returns the lowest price of all variants, as a from-price if their
 * prices differ (CAT-09). Returns null if there is no price, and for callers who may not see prices, for whom prices are not even
 * read (CAT-06).
 */
export async function productPrice(context: ApiContext, productId: number, sku?: string): Promise<Price | null> {
  if (!seesMemberContent(context.viewer)) return null;
  const rows = await pricesOf(context).load(productId);
  const prices = rows.filter((row) => sku === undefined || row.sku === sku).map(({ price }) => price);
  if (prices.length === 0) return null;
  const lowest = Math.min(...prices);
  return { amount: lowest, from: Math.max(...prices) !== lowest };
}

/**
 * Sorts products by their displayed price. Equal prices keep the given order, and products without a price come last. `skuOf`
 * returns the displayed variant of a product. Throws `badUserInput` for callers who may not see prices (CAT-06).
 */
export async function sortedByPrice(
  context: ApiContext,
  ids: readonly number[],
  sort: ProductSort,
  skuOf: (id: number) => string | undefined,
): Promise<number[]> {
  if (!seesMemberContent(context.viewer)) throw badUserInput('Sorting by price requires permission to see prices.');
  const prices = await shownPrices(context, ids, skuOf);
  const priced = ids.filter((id) => prices.has(id));
  const sign = sort === 'priceAscending' ? 1 : -1;
  priced.sort((one, other) => sign * ((prices.get(one) ?? 0) - (prices.get(other) ?? 0)));
  return [...priced, ...ids.filter((id) => !prices.has(id))];
}

const priceStatement = `
  select v.product_id as id, min(v.price_eur)::float8 as price
  from variants v join unnest($1::int[], $2::text[]) shown (id, sku) on shown.id = v.product_id and v.sku = coalesce(shown.sku, v.sku)
  where v.price_eur is not null group by v.product_id`;

/** Returns the displayed prices by product ID. Products without a price are absent. */
async function shownPrices(
  context: ApiContext,
  ids: readonly number[],
  skuOf: (id: number) => string | undefined,
): Promise<Map<number, number>> {
  const rows = await context.sql.query<{ id: number; price: number }>(priceStatement, [ids, ids.map((id) => skuOf(id) ?? null)]);
  return new Map(rows.map(({ id, price }) => [id, price]));
}

const pricesOf = (context: ApiContext) =>
  context.loader<number, readonly Row[]>('product-price', async (ids) => {
    const rows = await context.sql.query<Row>(
      `select product_id, sku, price_eur::float8 as price from variants where product_id = any($1) and price_eur is not null`,
      [ids],
    );
    const found = Map.groupBy(rows, (row) => row.product_id);
    return ids.map((id) => found.get(id) ?? []);
  });
