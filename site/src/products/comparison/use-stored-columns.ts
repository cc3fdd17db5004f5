import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { type ComparedColumn, optionNumbers } from './compared-columns.ts';
import { comparisonHref, optionsOf } from './comparison-links.ts';
import { chosenProducts, setChosenProducts } from './comparison-list.ts';

/**
 * Stores the columns of the page as the visitor's choice, so that products added elsewhere join them. An address without columns leads to
 * the stored ones.
 */
export function useStoredColumns(columns: readonly ComparedColumn[], isBare: boolean): void {
  const { hrefOf } = useSite();
  const router = useRouter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the columns are a new list in every render
  useEffect(() => {
    const chosen = chosenProducts.get();
    if (columns.length > 0) return setChosenProducts(columns.map(toChosen));
    if (isBare && chosen.length > 0) void router.navigate({ href: comparisonHref(hrefOf, chosen), replace: true });
  }, [JSON.stringify(optionsOf(columns)), isBare]);
}

function toChosen(column: ComparedColumn) {
  const { product, sku, variant, colour, mounting } = column;
  const options = optionNumbers(column);
  const elevation = variant?.elevation ?? product.elevation;
  return {
    ...{ id: product.id, sku, title: product.title, elevation },
    ...(colour && { colour: colour.code }),
    ...(mounting && { mounting: mounting.key }),
    ...(options.length > 0 && { options }),
  };
}
