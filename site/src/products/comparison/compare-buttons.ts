import { parameterOf } from '@plantsoen/contract/product-query.ts';
import { haveSameOptions } from '../comparison-address.ts';
import type { ButtonOptions } from '../pressed-buttons.ts';
import type { ChosenProduct } from './comparison-list.ts';

/** Whether a product is chosen in the options of a button. A button without options stands for all variants, colours, mountings and options. */
export function isChosen(chosen: ChosenProduct, { id, variant, colour, mounting, options }: ButtonOptions): boolean {
  const isSame = (one: string | undefined, other: string | undefined) =>
    one === undefined || parameterOf(one) === parameterOf(other ?? '');
  const areSameOptions = options === undefined || haveSameOptions(options, chosen.options);
  const isSameProduct = chosen.id === id && isSame(variant, chosen.sku) && isSame(colour, chosen.colour);
  return isSameProduct && isSame(mounting, chosen.mounting) && areSameOptions;
}
