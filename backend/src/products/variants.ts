import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { Variant } from '../platform/generated/contract.ts';

const mostVariants = 100;

/** The variants of a product in the editors' order; the price only as the caller's rights let it through (CAT-06). */
export async function variantsOf(context: ApiContext, siteId: SiteId, productId: number): Promise<Variant[]> {
  context.tags.list('Variant', siteId);
  const { docs } = await context.payload.find({
    collection: 'variants',
    where: { product: { equals: productId } },
    sort: ['position', 'id'],
    locale: localeOfSite(siteId),
    fallbackLocale: false,
    depth: 0,
    limit: mostVariants,
    pagination: false,
    overrideAccess: false,
    user: context.viewer,
  });
  return docs.map((variant) => ({
    id: variant.id,
    siteId,
    sku: variant.sku,
    title: variant.title ?? variant.sku,
    dimensions: { lengthMm: variant.lengthMm ?? null, widthMm: variant.widthMm ?? null, heightMm: variant.heightMm ?? null },
    weightKg: variant.weightKg ?? null,
    co2eKg: variant.co2eKg ?? null,
    mkiEur: variant.mkiEur ?? null,
    price: typeof variant.priceEur === 'number' ? { amount: variant.priceEur, from: false } : null,
  }));
}
