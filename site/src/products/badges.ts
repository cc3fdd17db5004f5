export type BadgeKind = 'new' | 'featured';

/** The badges of a product in their order (CAT-04): what is new first, and both where both hold. */
export function badgesOf(product: { newProduct: boolean; featuredProduct: boolean }): BadgeKind[] {
  return [...(product.newProduct ? (['new'] as const) : []), ...(product.featuredProduct ? (['featured'] as const) : [])];
}
