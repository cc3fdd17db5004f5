import type { Supply } from '../platform/generated/contract.ts';
import type { Product } from '../platform/generated/payload-types.ts';

/** How a product is placed, made and supplied; what editors left open is null. */
export const supply = (product: Product): Supply => ({
  embedDepthMm: product.embedDepthMm ?? null,
  leadTimeStandardWeeks: product.leadTimeStandardWeeks ?? null,
  leadTimeSpecialWeeks: product.leadTimeSpecialWeeks ?? null,
  warrantyYears: product.warrantyYears ?? null,
  sparePartsYears: product.sparePartsYears ?? null,
  designYear: product.designYear ?? null,
  madeIn: product.madeIn ?? null,
});
