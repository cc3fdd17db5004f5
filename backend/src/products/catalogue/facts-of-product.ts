import type { FactValues } from '../../facets/faceted-row.ts';

/** What a product's filterable facts are read from, translated from the content model. */
export type FactSource = {
  lengthMm?: number | null;
  heightMm?: number | null;
  weightKg?: number | null;
  series?: string | null;
  newProduct: boolean;
  featuredProduct: boolean;
  leadTimeStandardWeeks?: number | null;
  recycledContentPercent?: number | null;
  materialKeys: readonly string[];
  mountingKeys: readonly string[];
  colourKeys: readonly string[];
  anyRal: boolean;
  /** Values under keys of the editors' dictionary. */
  dictionary: readonly { key: string; value: string | number | boolean }[];
  variants: readonly { lengthMm?: number | null; heightMm?: number | null; weightKg?: number | null }[];
};

type Measure = 'lengthMm' | 'heightMm' | 'weightKg';

const measures = (source: FactSource, measure: Measure): number[] => {
  const all = [source[measure], ...source.variants.map((variant) => variant[measure])];
  return [...new Set(all.filter((value) => typeof value === 'number'))];
};

const one = <Value>(value: Value | null | undefined): Value[] => (value === null || value === undefined ? [] : [value]);

/**
 * The facts by which a product is found. Most follow from its own fields and variants, so that editors say nothing twice; the
 * rest are values under keys of the dictionary. A key without a value is absent.
 */
export function factsOfProduct(source: FactSource): FactValues {
  const facts: Record<string, string[] | number[]> = {
    material: [...source.materialKeys],
    mounting: [...source.mountingKeys],
    series: one(source.series),
    lengthMm: measures(source, 'lengthMm'),
    heightMm: measures(source, 'heightMm'),
    weightKg: measures(source, 'weightKg'),
    colour: [...source.colourKeys, ...(source.anyRal ? ['any-ral'] : [])],
    leadTimeWeeks: one(source.leadTimeStandardWeeks),
    recycledContentPercent: one(source.recycledContentPercent),
    highlight: [...(source.newProduct ? ['new'] : []), ...(source.featuredProduct ? ['featured'] : [])],
  };
  for (const { key, value } of source.dictionary) {
    if (typeof value === 'number') facts[key] = [...((facts[key] as number[] | undefined) ?? []), value];
    else facts[key] = [...((facts[key] as string[] | undefined) ?? []), String(value)];
  }
  return Object.fromEntries(Object.entries(facts).filter(([, values]) => values.length > 0));
}
