import type { FactValues } from '../../facets/faceted-row.ts';
import { factsOfSupply, type SupplyFigure, supplyFacts } from '../supply-figures.ts';
import type { CatalogueVariant } from './catalogue-row.ts';

/** Keys of the facts that are derived from a product's own fields and variants. */
export const factsOfFields = [
  'material',
  'mounting',
  'series',
  'lengthMm',
  'heightMm',
  'weightKg',
  'colour',
  'recycledContentPercent',
  'highlight',
  ...factsOfSupply,
] as const;

type FactOfFields = (typeof factsOfFields)[number];

/** The data from which a product's filterable facts are derived, independent of the content model. */
export type FactSource = {
  lengthMm?: number | null;
  heightMm?: number | null;
  weightKg?: number | null;
  series?: string | null;
  newProduct: boolean;
  featuredProduct: boolean;
  supply: { [Name in SupplyFigure]?: number | null };
  recycledContentPercent?: number | null;
  materialKeys: readonly string[];
  mountingKeys: readonly string[];
  colourKeys: readonly string[];
  anyRal: boolean;
  /** Values by keys of the editors' dictionary. */
  dictionary: readonly DictionaryValue[];
  variants: readonly VariantSource[];
};

type DictionaryValue = { key: string; value: string | number | boolean };

/** A variant with its own data. Materials and dictionary values that it lacks come from its product. */
export type VariantSource = {
  sku: string;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
  weightKg: number | null;
  materialKeys: readonly string[];
  dictionary: readonly DictionaryValue[];
};

type Measure = 'lengthMm' | 'heightMm' | 'weightKg';

/** Returns one measure of all variants, or that of the product if no variant has it. */
function measures(source: FactSource, measure: Measure): number[] {
  const stated = new Set(source.variants.flatMap((variant) => variant[measure] ?? []));
  return stated.size > 0 ? [...stated] : one(source[measure]);
}

const one = <Value>(value: Value | null | undefined): Value[] => (value === null || value === undefined ? [] : [value]);

/**
 * Returns the filterable facts of a product. Most are derived from its own fields and variants, so that editors enter nothing
 * twice; the rest are dictionary values. A key without a value is absent.
 */
export function factsOfProduct(source: FactSource): FactValues {
  const ownFacts: Record<FactOfFields, string[] | number[]> = {
    material: [...new Set([...source.materialKeys, ...source.variants.flatMap(({ materialKeys }) => materialKeys)])],
    mounting: [...source.mountingKeys],
    series: one(source.series),
    lengthMm: measures(source, 'lengthMm'),
    heightMm: measures(source, 'heightMm'),
    weightKg: measures(source, 'weightKg'),
    colour: [...source.colourKeys, ...(source.anyRal ? ['any-ral'] : [])],
    recycledContentPercent: one(source.recycledContentPercent),
    highlight: [...(source.newProduct ? ['new'] : []), ...(source.featuredProduct ? ['featured'] : [])],
    ...supplyFacts(source.supply),
  };
  const facts: Record<string, string[] | number[]> = ownFacts;
  const stated = [source.dictionary, ...source.variants.map(({ dictionary }) => dictionary)].flat();
  for (const [key, values] of dictionaryValues(stated)) facts[key] = [...new Set([...(facts[key] ?? []), ...values])] as string[];
  return Object.fromEntries(Object.entries(facts).filter(([, values]) => values.length > 0));
}

/** Returns the values by key, as numbers or texts. */
function dictionaryValues(stated: readonly DictionaryValue[]): Map<string, (string | number)[]> {
  const values = new Map<string, (string | number)[]>();
  for (const { key, value } of stated) {
    const text = typeof value === 'boolean' ? String(value) : value;
    values.set(key, [...(values.get(key) ?? []), text]);
  }
  return values;
}

/**
 * Returns the variants of a product with the facts in which they differ, so that one variant must satisfy several choices about
 * them (CAT-11). Returns null if they do not differ.
 */
export function variantFacts(source: FactSource): CatalogueVariant[] | null {
  const all = source.variants.map((variant) => wholeFacts(source, variant));
  const keys = [...new Set(all.flatMap((facts) => Object.keys(facts)))];
  const varying = keys.filter((key) => new Set(all.map((facts) => JSON.stringify(facts[key]))).size > 1);
  if (varying.length === 0) return null;
  return source.variants.map(({ sku, lengthMm, widthMm, heightMm }, place) => {
    const facts = Object.entries(all[place] ?? {}).filter(([key, values]) => varying.includes(key) && values.length > 0);
    return { sku, lengthMm, widthMm, heightMm, facts: Object.fromEntries(facts) };
  });
}

/** Returns all facts of a variant that may differ from its product. */
function wholeFacts(source: FactSource, variant: VariantSource): Record<string, string[] | number[]> {
  const own = dictionaryValues(variant.dictionary);
  const dictionary = new Map([...dictionaryValues(source.dictionary), ...own]);
  return {
    material: [...(variant.materialKeys.length > 0 ? variant.materialKeys : source.materialKeys)],
    lengthMm: one(variant.lengthMm),
    heightMm: one(variant.heightMm),
    weightKg: one(variant.weightKg),
    ...(Object.fromEntries(dictionary) as Record<string, string[] | number[]>),
  };
}
