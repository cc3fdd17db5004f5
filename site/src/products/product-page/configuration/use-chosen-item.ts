import { type FragmentOf, read } from '../../../platform/data/operation.ts';
import type { ChosenItemFragment } from '../../../platform/generated/operations-types.ts';
import type { QuotationItem } from '../../../quotation/quotation-line.ts';
import { useVariantSelection } from './use-variant-selection.tsx';

/** Returns the selected product as an item of the quotation list. */
export function useChosenItem(product: FragmentOf<ChosenItemFragment>): QuotationItem {
  const { id, title, uri, category, productImage } = read<ChosenItemFragment>(product);
  const { choice } = useVariantSelection();
  return { id, title, uri, category: category.title, productImage: productImage?.quotation.url ?? '', ...choice };
}
