import { TitleBlock, type TitleBlockCell } from '../../../design/headings/TitleBlock.tsx';
import { Term } from '../../../glossary/Term.tsx';
import { type FragmentOf, read } from '../../../platform/data/operation.ts';
import type { SpecificationTableFragment, SupplyFragment } from '../../../platform/generated/operations-types.ts';
import { useMessages } from '../../../platform/messages/page-messages.tsx';
import { useSite } from '../../../platform/rendering/site-context.tsx';
import { useSelectedVariant } from '../configuration/use-variant-selection.tsx';
import { isTableRow, withFigures } from './chosen-figures.ts';
import { statedFigures } from './supply-figures.ts';

/** Renders the supply terms and other facts that are not measures, as a title block above the table. */
export function SupplyFacts({ product }: { product: FragmentOf<SpecificationTableFragment> }) {
  const fragment = read<SpecificationTableFragment>(product);
  const { specifications } = withFigures(fragment, useSelectedVariant(fragment.variants));
  const supply = read<SupplyFragment>(fragment.supply);
  const { format } = useSite();
  const t = useMessages('products/product-page');
  const onCard = useMessages('products');
  const cells: TitleBlockCell[] = [
    ...statedFigures(supply, { t, onCard, format }),
    ...(supply.madeIn === null ? [] : [{ label: t('madeIn'), value: format.country(supply.madeIn) }]),
    ...specifications
      .filter((row) => !isTableRow(row))
      .map(({ name, value, unit }) => ({ label: <Term key={name} text={name} />, value: unit ? `${value} ${unit}` : value })),
  ];
  return <TitleBlock cells={cells} columns={3} />;
}
