import { TitleBlock, type TitleBlockCell } from '../../../design/headings/TitleBlock.tsx';
import { type FragmentOf, read } from '../../../platform/data/fragment.ts';
import type { SpecificationTableFragment } from '../../../platform/generated/operations-types.ts';
import { useSite } from '../../../platform/rendering/site-context.tsx';
import { useSelectedVariant } from '../configuration/use-variant-selection.tsx';
import { useMessages } from '../messages.ts';
import { withFigures } from './chosen-figures.ts';
import { isTableRow } from './key-facts.ts';

/** Renders the supply terms and other facts that are not measures, as a title block above the table. */
export function SupplyFacts({ product }: { product: FragmentOf<SpecificationTableFragment> }) {
  const fragment = read<SpecificationTableFragment>(product);
  const { specifications } = withFigures(fragment, useSelectedVariant(fragment.variants));
  const { supply } = fragment;
  const { format } = useSite();
  const t = useMessages();
  const counted = (label: 'leadTimeStandard' | 'leadTimeSpecial' | 'warranty' | 'spareParts', count: number | null) =>
    count === null ? [] : [{ label: t(label), value: t(label.startsWith('lead') ? 'weeks' : 'years', { count }) }];
  const cells: TitleBlockCell[] = [
    ...counted('leadTimeStandard', supply.leadTimeStandardWeeks),
    ...counted('leadTimeSpecial', supply.leadTimeSpecialWeeks),
    ...counted('warranty', supply.warrantyYears),
    ...counted('spareParts', supply.sparePartsYears),
    ...(supply.designYear === null ? [] : [{ label: t('designYear'), value: String(supply.designYear) }]),
    ...(supply.madeIn === null ? [] : [{ label: t('madeIn'), value: format.country(supply.madeIn) }]),
    ...specifications
      .filter((row) => !isTableRow(row))
      .map(({ name, value, unit }) => ({ label: name, value: unit ? `${value} ${unit}` : value })),
  ];
  return <TitleBlock cells={cells} columns={3} />;
}
