import type { DemoMaterialShare } from './demo-product.ts';
import type { FactOfProduct } from './import-facts.ts';
import type { References } from './references.ts';

/** Returns materials as rows of a product or a variant. */
export function materialRows(shares: readonly DemoMaterialShare[], references: References) {
  return shares.map(({ id, kg }) => ({ material: references.id(`material:${id}`), shareKg: kg }));
}

/** Returns facts as rows of a product or a variant. */
export function factRows(facts: readonly FactOfProduct[], references: References) {
  return facts.map(({ key, ...value }) => ({ fact: references.id(`fact:${key}`), ...value }));
}
