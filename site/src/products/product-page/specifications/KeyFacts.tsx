import { weightWith } from '@plantsoen/contract/product-options.ts';
import { TitleBlock, type TitleBlockCell } from '../../../design/headings/TitleBlock.tsx';
import { type FragmentOf, read } from '../../../platform/data/operation.ts';
import type { KeyFactsFragment } from '../../../platform/generated/operations-types.ts';
import { useMessages } from '../../../platform/messages/page-messages.tsx';
import { useSite } from '../../../platform/rendering/site-context.tsx';
import { leadTimeOf } from '../../lead-time.ts';
import { useSelectedOptions, useSelectedVariant, useVariantSelection } from '../configuration/use-variant-selection.tsx';
import { leadingMeasure, withFigures } from './chosen-figures.ts';

/** Renders the most important facts as a title block under the pictures. Weight, measure and lead time follow the selection. */
export function KeyFacts({ product: masked }: { product: FragmentOf<KeyFactsFragment> }) {
  const product = read<KeyFactsFragment>(masked);
  const { variants, supply, colours } = product;
  const { weightKg: ownKg, specifications } = withFigures(product, useSelectedVariant(variants));
  const weightKg = weightWith(ownKg, useSelectedOptions(product.options));
  const weeks = leadTimeOf(supply, colours, useVariantSelection().choice.colour);
  const { format } = useSite();
  const t = useMessages('products/product-page');
  const measure = leadingMeasure(specifications);
  const cells: TitleBlockCell[] = [];
  if (measure) cells.push({ label: measure.name, value: `${measure.value} mm` });
  if (weightKg !== null) cells.push({ label: t('weight'), value: `${format.number(weightKg)} kg` });
  if (weeks !== null) cells.push({ label: t('leadTime'), value: format.quantity(weeks, 'weeks') });
  if (supply.warrantyYears !== null) cells.push({ label: t('warranty'), value: format.quantity(supply.warrantyYears, 'years') });
  return <TitleBlock cells={cells} columns={cells.length === 3 ? 3 : 4} />;
}
