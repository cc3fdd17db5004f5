import type { Part } from './blueprints.ts';
import { readDemo, type Texts } from './demo-content.ts';
import { positionOf } from './import-dictionaries.ts';

type DemoSparePart = {
  number: string;
  title: Texts;
  note?: Texts;
  price?: number;
  supplyYears?: number;
  builtFrom?: number;
  builtUntil?: number;
  endedYear?: number;
  /** Article number of a part of the same product, before this one. */
  successor?: string;
  /** Article numbers of the variants that it fits, if not all. */
  variants?: string[];
  /** Place of its ring in the front and the side view, in per cent. */
  front?: [number, number];
  side?: [number, number];
};

/** Returns the spare parts by the article number of their product (CAT-18). */
export const demoSpareParts = () => readDemo<Record<string, DemoSparePart[]>>('facts/spare-parts');

/** Returns the spare parts of a product. */
export function sparePartsOf(sku: string, productId: number): Part[] {
  return (demoSpareParts()[sku] ?? []).map((part, index) => {
    const { number, title, note, price, supplyYears, builtFrom, builtUntil, endedYear, successor, variants = [] } = part;
    return {
      collection: 'spareParts',
      fields: {
        ...{ product: productId, number, title, note, priceEur: price, supplyYears, builtFrom, builtUntil, endedYear },
        ...{ frontX: part.front?.[0], frontY: part.front?.[1], sideX: part.side?.[0], sideY: part.side?.[1] },
        position: positionOf(index),
      },
      relations: (references) => ({
        variants: references.ids(variants.map((variant) => `variant:${variant}`)),
        ...(successor !== undefined && { successor: references.id(`sparePart:${successor}`) }),
      }),
    };
  });
}
