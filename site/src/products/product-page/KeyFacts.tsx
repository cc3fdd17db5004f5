import { TitleBlock, type TitleBlockCell } from '../../design/TitleBlock.tsx';
import { type FragmentOf, read } from '../../platform/data/fragment.ts';
import type { KeyFactsFragment } from '../../platform/generated/operations-types.ts';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { leadingMeasure } from './key-facts.ts';
import { useMessages } from './messages.ts';
import { useChosenVariant } from './use-choice.tsx';

/** The few facts that are looked for first, as a title block under the pictures; the weight is that of the chosen variant. */
export function KeyFacts({ product: masked }: { product: FragmentOf<KeyFactsFragment> }) {
  const product = read<KeyFactsFragment>(masked);
  const { variants, specifications, supply } = product;
  const weightKg = useChosenVariant(variants)?.weightKg ?? product.weightKg;
  const { format } = useSite();
  const t = useMessages();
  const measure = leadingMeasure(specifications);
  const cells: TitleBlockCell[] = [];
  if (measure) cells.push({ label: measure.name, value: `${measure.value} mm` });
  if (weightKg !== null) cells.push({ label: t('weight'), value: `${format.number(weightKg)} kg` });
  if (supply.leadTimeStandardWeeks !== null) {
    cells.push({ label: t('leadTime'), value: t('weeks', { count: supply.leadTimeStandardWeeks }) });
  }
  if (supply.warrantyYears !== null) cells.push({ label: t('warranty'), value: t('years', { count: supply.warrantyYears }) });
  return <TitleBlock cells={cells} columns={cells.length === 3 ? 3 : 4} />;
}
