import type { QuotationProductFragment } from '../platform/generated/operations-types.ts';
import { formatMeasures } from '../products/measures.ts';
import type { QuotationLine, QuotationLines } from './quotation-line.ts';

/** A product of the list as it is live now, in the language of the page. */
export type QuotationProduct = Omit<QuotationProductFragment, ' $fragmentName'>;

/** The products that have been asked for, by id: undefined for those that are not live. */
export type QuotationProducts = ReadonlyMap<number, QuotationProduct | undefined>;

/** What a line shows: as it is live now, or as it was put on the list where that is not known or no longer so. */
export type LineDetails = Pick<QuotationLine, 'title' | 'category' | 'uri'> & {
  /** The variant, or the measures of a product without one. */
  measure: string | undefined;
  /** Colour and mounting. */
  finish: string;
  /** Of all pieces of the line. */
  weightKg: number | undefined;
  leadTimeWeeks: number | undefined;
  /** The product is not live any more. */
  isGone: boolean;
};

/** The details of a line in the language of the page. */
export function detailsOf(line: QuotationLine, products: QuotationProducts): LineDetails {
  const product = products.get(line.id);
  const variant = product?.variants.find(({ sku }) => sku === line.variant);
  const colour = product?.colours.find(({ code }) => code === line.colour);
  const mounting = product?.mountings.find(({ key }) => key === line.mounting);
  const weight = variant?.weightKg ?? product?.weightKg;
  return {
    title: product?.title ?? line.title,
    category: product?.category.title ?? line.category,
    uri: product?.uri ?? line.uri,
    measure: variant?.title ?? line.variant ?? (product && formatMeasures(product.dimensions)),
    finish: [colour ? colourName(colour) : line.colour, mounting?.title].filter(Boolean).join(', '),
    weightKg: weight == null ? undefined : weight * (line.amount ?? 1),
    leadTimeWeeks: product?.supply.leadTimeStandardWeeks ?? undefined,
    isGone: products.has(line.id) && !product,
  };
}

/** Code and name of a colour; a name that says its code stands alone. */
function colourName({ code, title }: { code: string; title: string }): string {
  return title.includes(code) ? title : `${code} ${title}`;
}

/** What the list weighs, and whether that is all of it: the weight of every line is known. */
export function totalWeight(details: readonly LineDetails[]): { kg: number; isWhole: boolean } | undefined {
  const known = details.flatMap(({ weightKg }) => weightKg ?? []);
  if (known.length === 0) return undefined;
  return { kg: known.reduce((sum, weight) => sum + weight, 0), isWhole: known.length === details.length };
}

/** The lead time of what takes longest, in weeks. */
export function longestLeadTime(details: readonly LineDetails[]): number | undefined {
  const known = details.flatMap(({ leadTimeWeeks }) => leadTimeWeeks ?? []);
  return known.length === 0 ? undefined : Math.max(...known);
}

/** The products that the lines name, each once. */
export function productIds(lines: QuotationLines): number[] {
  return [...new Set(lines.map(({ id }) => id))];
}
