import { TitleBlock, type TitleBlockCell } from '../../../design/headings/TitleBlock.tsx';
import { type FragmentOf, read } from '../../../platform/data/fragment.ts';
import type { SpecificationTableFragment, SupplyFragment } from '../../../platform/generated/operations-types.ts';
import { useSite } from '../../../platform/rendering/site-context.tsx';
import { useMessages as useCardMessages } from '../../messages.ts';
import { useSelectedVariant } from '../configuration/use-variant-selection.tsx';
import { useMessages } from '../messages.ts';
import { withFigures } from './chosen-figures.ts';
import { isTableRow } from './key-facts.ts';
import { statedFigures } from './supply-figures.ts';

/** Renders the supply terms and other facts that are not measures, as a title block above the table. */
export function SupplyFacts({ product }: { product: FragmentOf<SpecificationTableFragment> }) {
  const fragment = read<SpecificationTableFragment>(product);
  const { specifications } = withFigures(fragment, useSelectedVariant(fragment.variants));
  const supply = read<SupplyFragment>(fragment.supply);
  const { format } = useSite();
  const t = useMessages();
  const onCard = useCardMessages();
  const cells: TitleBlockCell[] = [
    ...statedFigures(supply, { t, onCard, format }),
    ...(supply.madeIn === null ? [] : [{ label: t('madeIn'), value: format.country(supply.madeIn) }]),
    ...specifications
      .filter((row) => !isTableRow(row))
      .map(({ name, value, unit }) => ({ label: name, value: unit ? `${value} ${unit}` : value })),
  ];
  return <TitleBlock cells={cells} columns={3} />;
}
