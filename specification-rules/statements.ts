import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { nameFinder } from './neutral-name.ts';
import { specificationWords } from './specification-words.ts';
import type { SpecifiedItem, TextKind } from './specified-item.ts';

/** A line of a specification text. */
export type Statement = { label: string; value: string };

/**
 * Returns what a specification text states, in the order customary in tenders: identity, measures, facts, materials, colour, mounting,
 * options, norms and terms. Unknown values and optional facts are omitted. A neutral text has no statement that contains a name of the product or its maker.
 */
export function statements(item: SpecifiedItem, locale: LocaleCode, kind: TextKind): Statement[] {
  const words = specificationWords[locale];
  const all: [string, string | null | undefined][] = [
    ...(kind === 'product' ? identity(item, locale) : []),
    [words.dimensions, dimensions(item, locale)],
    ...item.facts
      .filter(({ isOptional }) => !isOptional)
      .map(({ name, value, unit }): [string, string] => [name, unit ? `${value} ${unit}` : value]),
    [words.weight, item.weightKg == null ? null : `${number(item.weightKg, locale)} kg`],
    [words.material, listed(item.materials.map(({ title, standard }) => (standard ? `${title} (${standard})` : title)))],
    [words.colour, item.colour === 'any' ? words.anyColour : item.colour],
    [words.mounting, item.mounting],
    [words.embedDepth, item.embedDepthMm == null ? null : `${item.embedDepthMm} mm`],
    [words.options, options(item, kind)],
    [words.norms, listed(kind === 'neutral' ? neutralNorms(item.norms) : item.norms)],
    [words.warranty, period(item.warrantyYears, 'year', locale)],
    [words.spareParts, stated(period(item.sparePartsYears, 'year', locale), words.atLeast)],
    [words.maintenance, stated(period(item.maintenanceIntervalMonths, 'month', locale), words.every)],
  ];
  const hasName = nameFinder(item);
  return all.flatMap(([label, value]) => {
    if (!value || (kind === 'neutral' && hasName(value))) return [];
    return [{ label, value }];
  });
}

const identity = ({ maker, title, articleNumber }: SpecifiedItem, locale: LocaleCode): [string, string | null | undefined][] => {
  const words = specificationWords[locale];
  return [
    [words.maker, maker || null],
    [words.type, title],
    [words.articleNumber, articleNumber],
  ];
};

/** Returns the known outer measures with their signs: 'L × W × H 2400 × 640 × 835 mm'. */
export function dimensions(
  { lengthMm, widthMm, heightMm }: Pick<SpecifiedItem, 'lengthMm' | 'widthMm' | 'heightMm'>,
  locale: LocaleCode,
): string | null {
  const { signs } = specificationWords[locale];
  const known = [lengthMm, widthMm, heightMm].flatMap((value, at) => (value == null ? [] : [{ sign: signs[at], value }]));
  if (known.length === 0) return null;
  return `${known.map(({ sign }) => sign).join(' × ')} ${known.map(({ value }) => value).join(' × ')} mm`;
}

/** Certificates of a company, which say nothing of its products. */
const ofCompany = /\bISO (?:9001|14001|27001|45001|50001)\b/;
/** Remark that a norm is only a reference, or that it is an example, at the end of its parentheses. */
const remark = /(?:,\s*|(?<=\()\s*)(?:ter referentie|as reference|reference|als Referenz|demo)\)$/i;

/** Returns the norms that any product could meet, each once, without remarks about this product. */
const neutralNorms = (norms: readonly string[]): string[] => [
  ...new Set(norms.filter((norm) => !ofCompany.test(norm)).map((norm) => norm.replace(remark, ')').replace(/\s*\(\)$/, ''))),
];

const options = ({ options: chosen }: SpecifiedItem, kind: TextKind) =>
  listed(chosen.map(({ title, articleNumber }) => (kind === 'product' ? `${title} (${articleNumber})` : title)));

const listed = (values: readonly string[]): string | null => (values.length === 0 ? null : values.join(', '));

const number = (value: number, locale: LocaleCode): string =>
  value.toLocaleString(specificationWords[locale].language, { maximumFractionDigits: 3, useGrouping: false });

const period = (value: number | null | undefined, unit: 'year' | 'month', locale: LocaleCode): string | null =>
  value == null ? null : value.toLocaleString(specificationWords[locale].language, { style: 'unit', unit, unitDisplay: 'long' });

const stated = (value: string | null, sentence: (value: string) => string): string | null =>
  value === null ? null : sentence(value);
