import { greenTypes } from './green-types.ts';
import { sittingTypes } from './sitting-types.ts';
import { streetTypes } from './street-types.ts';
import type { ProductType } from './type-table.ts';

/** All product types of the large catalogue. */
export const productTypes: readonly ProductType[] = [...sittingTypes, ...greenTypes, ...streetTypes];

/** Returns the type of a demo product. Throws if it has none. */
export function typeOfDemo(sku: string): ProductType {
  const type = productTypes.find(({ skus }) => skus.includes(sku));
  if (!type) throw new Error(`no type of product holds ${sku}`);
  return type;
}
