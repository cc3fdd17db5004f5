import type { Part } from './blueprints.ts';
import { factRows, materialRows } from './convert-fields.ts';
import type { DemoProduct } from './demo-product.ts';
import { positionOf } from './import-dictionaries.ts';
import { downloadsOfVariants } from './import-downloads.ts';
import { factsOfDemoVariant } from './import-facts.ts';
import { drawingBlueprints } from './import-media.ts';
import type { References } from './references.ts';

/** Returns the variants of a product, each with its own measures, price, environmental figures, materials, facts and files. */
export function variantsOf(product: DemoProduct, productId: number, references: References): Part[] {
  const downloads = downloadsOfVariants();
  const drawings = drawingBlueprints();
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
      materials: materialRows(variant.materials ?? [], references),
      facts: factRows(factsOfDemoVariant(variant), references),
      dimensionalDrawing: drawings.some(({ reference }) => reference === `drawing:${variant.sku}.svg`)
        ? references.id(`drawing:${variant.sku}.svg`)
        : undefined,
      downloads: references.ids(downloads[variant.sku] ?? []),
    },
  }));
}
