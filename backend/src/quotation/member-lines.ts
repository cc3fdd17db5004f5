import { locales, type SiteId } from '@plantsoen/contract/locales.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { MemberQuotationLine } from '../platform/generated/contract.ts';
import { type ProductSource, productsById } from '../products/product-source.ts';
import type { RequestedItem } from './requested-items.ts';

type MemberLine = Omit<MemberQuotationLine, '__typename' | 'product'> & { product: ProductSource };

/**
 * Returns lines with their products, in the given language or else in another. Lines whose product is live in no language are
 * left out.
 */
export async function memberLines(context: ApiContext, siteId: SiteId, lines: readonly RequestedItem[]): Promise<MemberLine[]> {
  const products = await liveProducts(context, siteId, [...new Set(lines.map(({ id }) => id))]);
  return lines.flatMap(({ id, amount, options = [], variant = null, colour = null, mounting = null, ...texts }) => {
    const { part = null, remark = null, section = null } = texts;
    const product = products.get(id);
    return product ? [{ amount, variant, colour, mounting, options, part, remark, section, product }] : [];
  });
}

/** Returns live products by their ids, in the given language or else in another. */
export async function liveProducts(
  context: ApiContext,
  siteId: SiteId,
  ids: readonly number[],
): Promise<Map<number, ProductSource>> {
  const found = new Map<number, ProductSource>();
  for (const site of [siteId, ...locales.map((locale) => locale.siteId).filter((other) => other !== siteId)]) {
    const wanted = ids.filter((id) => !found.has(id));
    if (wanted.length === 0) break;
    for (const product of await productsById(context, site, wanted)) found.set(product.id, product);
  }
  return found;
}
