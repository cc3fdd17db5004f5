export type BadgeKind = 'new' | 'featured';

/** Returns the badges of a product in their order (CAT-04): new before featured. */
export function badgesOf(product: { newProduct: boolean; featuredProduct: boolean }): BadgeKind[] {
  return [...(product.newProduct ? (['new'] as const) : []), ...(product.featuredProduct ? (['featured'] as const) : [])];
}
