import type { DemoProduct } from './demo-product.ts';
import { positionOf } from './import-dictionaries.ts';
import type { Part } from './plans.ts';

/** The variants of a product, each with its own measures, price and environmental figures. */
export function variantsOf(product: DemoProduct, productId: number): Part[] {
  return product.variants.map((variant, index) => ({
    collection: 'variants',
    fields: {
      product: productId,
      sku: variant.sku,
      title: variant.label,
      position: positionOf(index),
      lengthMm: variant.lengthMm,
      widthMm: variant.widthMm,
      heightMm: variant.heightMm,
      weightKg: variant.weightKg,
      priceEur: variant.guidePriceEurExVat,
      co2eKg: variant.co2eKgA1A3,
      mkiEur: variant.mkiEur,
    },
  }));
}
