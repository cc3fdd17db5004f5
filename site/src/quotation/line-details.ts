import type { QuotationProductFragment } from '../platform/generated/operations-types.ts';
import { leadTimeOf } from '../products/lead-time.ts';
import { formatMeasures } from '../products/measures.ts';
import type { QuotationLine, QuotationLines } from './quotation-line.ts';

/** A product of the list as it is live now, in the language of the page. */
export type QuotationProduct = Omit<QuotationProductFragment, ' $fragmentName'>;

type Variant = QuotationProduct['variants'][number];

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
  /** What one piece costs, net: known to members alone, and where the line says which variant (CAT-09). */
  pieceEur: number | undefined;
  /** What all pieces of the line cost. */
  priceEur: number | undefined;
  /** Environmental figures of all pieces of the line, with what they rest on. */
  figures: LineFigures | undefined;
  /**
   * Set where the product is no longer live, or no longer has the variant: nothing is then known of the weight, price or figures. Set also where it
   * no longer comes in the colour or with the mounting.
   */
  gone: Gone | undefined;
};

/** What of a line is no longer to be had. */
export type Gone = 'product' | 'variant' | 'finish';

/** The message for what of a line is no longer to be had. */
export const goneMessages = { product: 'gone', variant: 'variantGone', finish: 'finishGone' } as const satisfies Record<
  Gone,
  string
>;

/** Figures are never shown without what they count, whose they are and of when. */
export type LineFigures = {
  co2eKg: number | undefined;
  mkiEur: number | undefined;
  boundary: string;
  source: string;
  date: string;
  illustrative: boolean;
};

/** The details of a line in the language of the page. */
export function detailsOf(line: QuotationLine, products: QuotationProducts): LineDetails {
  const product = products.get(line.id);
  const variant = product?.variants.find(({ sku }) => sku === line.variant);
  const colour = product?.colours.find(({ code }) => code === line.colour);
  const mounting = product?.mountings.find(({ key }) => key === line.mounting);
  const gone = goneOf(line, products, { variant, colour, mounting });
  // The figures of a product hold for its first variant (CAT-10).
  const known = gone && gone !== 'finish' ? undefined : product;
  const weight = (variant ?? known)?.weightKg;
  const leadTime = known && leadTimeOf(known.supply, known.colours, line.colour);
  const pieceEur = priceOf(known, variant);
  return {
    title: product?.title ?? line.title,
    category: product?.category.title ?? line.category,
    uri: product?.uri ?? line.uri,
    measure: measureOf(line, product, variant),
    finish: [colour ? colourName(colour) : line.colour, mounting?.title].filter(Boolean).join(', '),
    weightKg: weight == null ? undefined : weight * (line.amount ?? 1),
    leadTimeWeeks: leadTime ?? undefined,
    pieceEur,
    priceEur: pieceEur === undefined ? undefined : pieceEur * (line.amount ?? 1),
    figures: known && figuresOf(known, variant, line.amount ?? 1),
    gone,
  };
}

type Choices = { variant?: object; colour?: object; mounting?: object };

function goneOf(line: QuotationLine, products: QuotationProducts, { variant, colour, mounting }: Choices): Gone | undefined {
  if (!products.get(line.id)) return products.has(line.id) ? 'product' : undefined;
  if (line.variant !== undefined && !variant) return 'variant';
  return (line.colour && !colour) || (line.mounting && !mounting) ? 'finish' : undefined;
}

/** The only variant of a product is called "standard", which tells nothing. */
function measureOf({ variant: sku }: QuotationLine, product: QuotationProduct | undefined, variant: Variant | undefined) {
  if (product && product.variants.length <= 1 && (!sku || variant)) return formatMeasures((variant ?? product).dimensions);
  return variant?.title ?? sku ?? (product && formatMeasures(product.dimensions));
}

/** Of a product whose variants cost different prices none is known before one of them is chosen. */
function priceOf(product: QuotationProduct | undefined, variant: Variant | undefined): number | undefined {
  if (variant) return variant.price?.amount;
  return product?.price && !product.price.from ? product.price.amount : undefined;
}

function figuresOf({ environmental }: QuotationProduct, variant: Variant | undefined, amount: number): LineFigures | undefined {
  if (!environmental) return undefined;
  const { boundary, source, date, illustrative } = environmental;
  const ofAll = (figure: number | null | undefined) => (figure == null ? undefined : figure * amount);
  const { co2eKg, mkiEur } = variant ?? environmental;
  return { co2eKg: ofAll(co2eKg), mkiEur: ofAll(mkiEur), boundary, source, date, illustrative };
}

/** Code and name of a colour; a name that says its code stands alone. */
function colourName({ code, title }: { code: string; title: string }): string {
  return title.includes(code) ? title : `${code} ${title}`;
}

/** A sum over the lines, and whether it is all of it: the figure of every line is known. */
export type Total = { value: number; isWhole: boolean };

/** What a figure of the lines comes to, in thousandths; undefined where it is known of none. */
export function totalOf(details: readonly LineDetails[], figure: (line: LineDetails) => number | undefined): Total | undefined {
  const known = details.flatMap((line) => figure(line) ?? []);
  if (known.length === 0) return undefined;
  const sum = known.reduce((before, value) => before + value, 0);
  return { value: Math.round(sum * 1000) / 1000, isWhole: known.length === details.length };
}

/** On what the figures of the lines rest, each once. */
export function basesOf(details: readonly LineDetails[]): LineFigures[] {
  const figures = details.flatMap((line) => line.figures ?? []);
  return [...new Map(figures.map((basis) => [`${basis.boundary}\n${basis.source}\n${basis.date}`, basis])).values()];
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
