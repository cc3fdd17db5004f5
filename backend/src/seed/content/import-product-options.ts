import type { Part } from './blueprints.ts';
import { readDemo, type Texts } from './demo-content.ts';
import { positionOf } from './import-dictionaries.ts';

type DemoOption = {
  number: string;
  title: Texts;
  weightKg?: number;
  price?: number;
  /** Article numbers of options of the same product. */
  excludes?: string[];
  requires?: string[];
};

/** Returns the options by the article number of their product (CAT-16). */
export const demoOptions = () => readDemo<Record<string, DemoOption[]>>('facts/product-options');

/** Returns the options of a product. Their rules are stored after all of them. */
export function optionsOf(sku: string, productId: number): Part[] {
  return (demoOptions()[sku] ?? []).map(({ number, title, weightKg, price, excludes = [], requires = [] }, index) => ({
    collection: 'productOptions',
    fields: { product: productId, number, title, weightKg, priceEur: price, position: positionOf(index) },
    relationsAfter: (references) => ({
      excludes: references.ids(excludes.map((other) => `productOption:${other}`)),
      requires: references.ids(requires.map((other) => `productOption:${other}`)),
    }),
  }));
}
