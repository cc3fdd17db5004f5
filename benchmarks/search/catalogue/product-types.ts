import { greenTypes } from './green-types.ts';
import { sittingTypes } from './sitting-types.ts';
import { streetTypes } from './street-types.ts';
import type { ProductType } from './type-table.ts';

/** Every kind of product that the large catalogue holds. */
export const productTypes: readonly ProductType[] = [...sittingTypes, ...greenTypes, ...streetTypes];

/** The type of a product of the demo. */
export function typeOfDemo(sku: string): ProductType {
  const type = productTypes.find(({ skus }) => skus.includes(sku));
  if (!type) throw new Error(`no type of product holds ${sku}`);
  return type;
}
