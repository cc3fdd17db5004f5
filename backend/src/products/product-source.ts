import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { EntrySource } from '../entries/entry-source.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { ProductMatch } from '../platform/generated/contract.ts';
import { productCard } from './catalogue/product-card.ts';

export type ProductSource = EntrySource<'Product'> & {
  /** How a hit of a list meets its filters. */
  match?: ProductMatch | undefined;
};

/**
 * A live product by id; undefined where it is not live in the site. One whose category is not live there cannot be shown: that
 * should not be, so it is logged, but it costs nobody the list in which it stands.
 */
export async function productById(context: ApiContext, siteId: SiteId, id: number): Promise<ProductSource | undefined> {
  const card = await productCard(context, siteId, id);
  if (!card) return undefined;
  if (!card.category) {
    context.log.error({ product: id, category: card.categoryId, siteId }, 'a product is live, its category is not');
    return undefined;
  }
  return { __typename: 'Product', id, siteId, title: card.title, uri: card.uri };
}

/** Those of some products that are live in the site, in the given order. Whatever comes, moves or goes of them changes the answer. */
export async function productsById(context: ApiContext, siteId: SiteId, ids: readonly number[]): Promise<ProductSource[]> {
  for (const id of ids) context.tags.record('Product', siteId, id);
  const products = await Promise.all(ids.map((id) => productById(context, siteId, id)));
  return products.filter((product) => product !== undefined);
}

/** Those of some products that are live and can stand in a strip of elevations (BLK-21). */
export async function productsWithElevation(
  context: ApiContext,
  siteId: SiteId,
  ids: readonly number[],
): Promise<ProductSource[]> {
  const products = await productsById(context, siteId, ids);
  const cards = await Promise.all(products.map(({ id }) => productCard(context, siteId, id)));
  return products.filter((_, index) => cards[index]?.elevation);
}
