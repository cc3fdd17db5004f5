import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { EntrySource } from '../entries/entry-source.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { productCard } from './catalogue/product-card.ts';

export type ProductSource = EntrySource<'Product'>;

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
