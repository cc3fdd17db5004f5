import { type FragmentOf, read } from '../../../platform/data/operation.ts';
import type { ChosenPriceFragment, LogInPromptFragment } from '../../../platform/generated/operations-types.ts';
import { PricePrompt } from '../../PricePrompt.tsx';
import { ProductPrice } from '../../ProductPrice.tsx';
import { useSelectedVariant } from './use-variant-selection.tsx';

type ChosenPriceProps = { product: FragmentOf<ChosenPriceFragment>; sets: FragmentOf<LogInPromptFragment> };

/** Renders the price of the selected variant, or how to get prices (CAT-06). */
export function ChosenPrice({ product, sets }: ChosenPriceProps) {
  const { price, variants } = read<ChosenPriceFragment>(product);
  const chosen = useSelectedVariant(variants)?.price ?? price;
  return chosen ? <ProductPrice price={chosen} /> : <PricePrompt sets={sets} />;
}
