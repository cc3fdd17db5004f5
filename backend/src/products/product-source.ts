import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { EntrySource } from '../entries/entry-source.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { ProductMatch } from '../platform/generated/contract.ts';
import { productCard } from './catalogue/product-card.ts';

export type ProductSource = EntrySource<'Product'> & {
  /** How a hit satisfies the filters of its list. */
  match?: ProductMatch | undefined;
};

/**
 * Returns a product by ID; undefined if it is not live in the site. A live product without a live category cannot be shown. It is
 * logged as an error and left out, so that the rest of a list is still returned.
 */
export async function productById(context: ApiContext, siteId: SiteId, id: number): Promise<ProductSource | undefined> {
  const card = await productCard(context, siteId, id);
  if (!card) return undefined;
  if (!card.category) {
    context.log.error({ product: id, category: card.categoryId, siteId }, 'a product is published, but its category is not');
    return undefined;
  }
  return { __typename: 'Product', id, siteId, title: card.title, uri: card.uri };
}

/**
 * Returns the products among these IDs that are live in the site, in the given order. The answer is tagged with every ID, so that
 * any published, moved or deleted product invalidates it.
 */
export async function productsById(context: ApiContext, siteId: SiteId, ids: readonly number[]): Promise<ProductSource[]> {
  for (const id of ids) context.tags.record('Product', siteId, id);
  const products = await Promise.all(ids.map((id) => productById(context, siteId, id)));
  const live = products.filter((product) => product !== undefined);
  if (live.length < ids.length) context.tags.absent('Product', siteId);
  return live;
}

/** Returns the products among these IDs that pages may offer: the live ones that are not discontinued (CAT-17). */
export async function offeredProducts(context: ApiContext, siteId: SiteId, ids: readonly number[]): Promise<ProductSource[]> {
  const products = await productsById(context, siteId, ids);
  const cards = await Promise.all(products.map(({ id }) => productCard(context, siteId, id)));
  return products.filter((_, index) => !cards[index]?.discontinued);
}

/** Returns the offered products among these IDs that have an elevation (BLK-21). */
export async function productsWithElevation(
  context: ApiContext,
  siteId: SiteId,
  ids: readonly number[],
): Promise<ProductSource[]> {
  const products = await offeredProducts(context, siteId, ids);
  const cards = await Promise.all(products.map(({ id }) => productCard(context, siteId, id)));
  return products.filter((_, index) => cards[index]?.elevation);
}
