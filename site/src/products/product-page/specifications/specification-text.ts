import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { SpecificationTextFragment } from '../../../platform/generated/operations-types.ts';
import type { Formats } from '../../../platform/locale/formats.ts';
import type { Translate } from '../../../platform/messages/page-messages.tsx';
import { anyRalCode } from '../../lead-time.ts';
import { colourName } from '../configuration/colour-name.ts';
import { type Choice, inGround } from '../configuration/selection.ts';
import type texts from '../messages/nl.json';
import { materialsOf, withFigures } from './chosen-figures.ts';

type Words = { t: Translate<typeof texts>; number: Formats['number']; locale: LocaleCode };

/**
 * Returns the text for a bill of quantities that describes the selected product. It contains known values only, in the order
 * customary in tenders, and always "or equal".
 */
export function specificationText(product: SpecificationTextFragment, choice: Choice, { t, number, locale }: Words): string {
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
  const { embedDepthMm, warrantyYears, sparePartsYears } = product.supply;
  const first = [
    t('specifiedType', { title: product.title, sku: variant?.sku ?? product.sku }),
    ...(measures.length === 0
      ? []
      : [`${measures.map(({ sign }) => sign).join('×')} ${measures.map(({ value }) => value).join('×')} mm`]),
    ...seat,
    ...(weightKg === null ? [] : [t('specifiedWeight', { value: number(weightKg) })]),
  ].join(', ');
  const materials = materialsOf(product, variant).map(({ title, standard }) => (standard ? `${title} (${standard})` : title));
  const parts = [
    first,
    ...(materials.length === 0 ? [] : [t('specifiedMaterial', { value: materials.join(', ') })]),
    ...(colour ? [t('specifiedColour', { value: colourName(colour) })] : []),
    ...(choice.colour === anyRalCode ? [t('specifiedAnyColour')] : []),
    ...(mounting ? [t('specifiedMounting', { value: within(mounting.title, locale) })] : []),
    ...(embedDepthMm !== null && choice.mounting === inGround ? [t('specifiedDepth', { value: String(embedDepthMm) })] : []),
    ...(sparePartsYears === null ? [] : [t('specifiedParts', { count: sparePartsYears })]),
    ...(warrantyYears === null ? [] : [t('specifiedWarranty', { count: warrantyYears })]),
  ];
  return `${parts.join('; ')}. ${t('orEqual')}`;
}

/** Returns a name for use within a sentence. German nouns and acronyms keep their capitals. */
function within(name: string, locale: LocaleCode): string {
  return locale === 'de' || !/^\p{Lu}\p{Ll}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
