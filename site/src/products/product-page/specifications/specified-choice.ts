import { weightWith } from '@plantsoen/contract/product-options.ts';
import { inGround } from '@plantsoen/contract/product-query.ts';
import type { SpecifiedItem } from '@plantsoen/specification-rules/specified-item.ts';
import { colourName } from '../../../colours/colour.ts';
import { read } from '../../../platform/data/operation.ts';
import type { SpecificationTextFragment, SupplyFragment } from '../../../platform/generated/operations-types.ts';
import { anyRalCode } from '../../lead-time.ts';
import type { Choice } from '../configuration/selection.ts';
import { materialsOf, withFigures } from './chosen-figures.ts';

/** Returns what the specification texts state of a product with the visitor's choice (CAT-14). */
export function specifiedChoice(product: SpecificationTextFragment, choice: Choice): SpecifiedItem {
  const variant = product.variants.find(({ sku }) => sku === choice.variant);
  const colour = product.colours.find(({ code }) => code === choice.colour);
  const mounting = product.mountings.find(({ key }) => key === choice.mounting);
  const options = product.options.filter(({ number }) => choice.options?.includes(number));
  const { weightKg, specifications } = withFigures(product, variant);
  const { embedDepthMm, warrantyYears, sparePartsYears, maintenanceIntervalMonths } = read<SupplyFragment>(product.supply);
  return {
    ...{ title: product.title, kind: product.neutralName, maker: product.maker, series: product.series ?? '' },
    articleNumber: variant?.sku ?? product.sku,
    ...(variant?.dimensions ?? product.dimensions),
    weightKg: weightWith(weightKg, options),
    facts: specifications,
    materials: materialsOf(product, variant),
    colour: choice.colour === anyRalCode ? 'any' : colour && colourName(colour),
    mounting: mounting?.title,
    embedDepthMm: choice.mounting === inGround ? embedDepthMm : null,
    options: options.map(({ title, number }) => ({ title, articleNumber: number })),
    norms: [...product.norms, ...product.certificates],
    ...{ warrantyYears, sparePartsYears, maintenanceIntervalMonths },
  };
}
