import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { colourName } from '../../../colours/colour.ts';
import { read } from '../../../platform/data/operation.ts';
import type { SpecificationTextFragment, SupplyFragment } from '../../../platform/generated/operations-types.ts';
import type { Formats } from '../../../platform/locale/formats.ts';
import { anyRalCode } from '../../lead-time.ts';
import { type Choice, inGround } from '../configuration/selection.ts';
import { materialsOf, withFigures } from './chosen-figures.ts';
import { type FigureWords, statedFigures } from './supply-figures.ts';

type Words = FigureWords & { format: Formats; locale: LocaleCode };

/**
 * Returns the text for a bill of quantities that describes the selected product. It contains known values only, in the order
 * customary in tenders, and always "or equal".
 */
export function specificationText(
  product: SpecificationTextFragment,
  choice: Choice,
  { t, onCard, format, locale }: Words,
): string {
  const variant = product.variants.find(({ sku }) => sku === choice.variant);
  const { lengthMm, widthMm, heightMm } = variant?.dimensions ?? product.dimensions;
  const { weightKg, specifications } = withFigures(product, variant);
  const measures = [
    { sign: t('signLength'), value: lengthMm },
    { sign: t('signWidth'), value: widthMm },
    { sign: t('signHeight'), value: heightMm },
  ].filter(({ value }) => value !== null);
  const seat = specifications.filter(({ unit }) => unit === 'mm').map(({ name, value }) => `${within(name, locale)} ${value} mm`);
  const colour = product.colours.find(({ code }) => code === choice.colour);
  const mounting = product.mountings.find(({ key }) => key === choice.mounting);
  const supply = read<SupplyFragment>(product.supply);
  const { embedDepthMm, sparePartsYears } = supply;
  const figures = statedFigures(supply, { t, onCard, format }).filter(({ specified }) => specified);
  const first = [
    t('specifiedType', { title: product.title, sku: variant?.sku ?? product.sku }),
    ...(measures.length === 0
      ? []
      : [`${measures.map(({ sign }) => sign).join('×')} ${measures.map(({ value }) => value).join('×')} mm`]),
    ...seat,
    ...(weightKg === null ? [] : [t('specifiedWeight', { value: format.number(weightKg) })]),
  ].join(', ');
  const materials = materialsOf(product, variant).map(({ title, standard }) => (standard ? `${title} (${standard})` : title));
  const parts = [
    first,
    ...(materials.length === 0 ? [] : [t('specifiedMaterial', { value: materials.join(', ') })]),
    ...(colour ? [t('specifiedColour', { value: colourName(colour) })] : []),
    ...(choice.colour === anyRalCode ? [t('specifiedAnyColour')] : []),
    ...(mounting ? [t('specifiedMounting', { value: within(mounting.title, locale) })] : []),
    ...(embedDepthMm !== null && choice.mounting === inGround ? [t('specifiedDepth', { value: String(embedDepthMm) })] : []),
    ...(sparePartsYears === null ? [] : [t('specifiedParts', { value: format.quantity(sparePartsYears, 'years') })]),
    ...figures.map(({ label, value }) => `${within(label, locale)} ${value}`),
  ];
  return `${parts.join('; ')}. ${t('orEqual')}`;
}

/** Returns a name for use within a sentence. German nouns and acronyms keep their capitals. */
function within(name: string, locale: LocaleCode): string {
  return locale === 'de' || !/^\p{Lu}\p{Ll}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
