import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { EntrySource } from '../entries/entry-source.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { productCard } from './catalogue/product-card.ts';

export type ProductSource = EntrySource<'Product'>;

/** A live product by id; undefined where it is not live in the site. */
export async function productById(context: ApiContext, siteId: SiteId, id: number): Promise<ProductSource | undefined> {
  const card = await productCard(context, siteId, id);
  return card && { __typename: 'Product', id, siteId, title: card.title, uri: card.uri };
}
