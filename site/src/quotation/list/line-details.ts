import { possibleOptions, priceWith, weightWith } from '@plantsoen/contract/product-options.ts';
import { read } from '../../platform/data/operation.ts';
import type { ProductOptionFragment, QuotationProductFragment } from '../../platform/generated/operations-types.ts';
import { anyRalCode, leadTimeOf } from '../../products/lead-time.ts';
import { formatMeasures } from '../../products/measures.ts';
import type { QuotationItem, QuotationLine, QuotationLines } from '../quotation-line.ts';

/** A live product of the list in the language of the page. */
export type QuotationProduct = Omit<QuotationProductFragment, ' $fragmentName'>;

type Variant = QuotationProduct['variants'][number];

/** The loaded products by id. The value is undefined for a product that is not live. */
export type QuotationProducts = ReadonlyMap<number, QuotationProduct | undefined>;

/** Data that a line shows: those of the live product, or the stored ones if it is not loaded or no longer live. */
export type LineDetails = Pick<QuotationLine, 'title' | 'category' | 'uri'> & {
  /** The variant, or the measures of a product without variants. */
  measure: string | undefined;
  /** Colour and mounting in words. */
  finish: string;
  /** Options with their article numbers (CAT-16). Weight and price include them. */
  options: string;
  /** Weight of all pieces of the line. */
  weightKg: number | undefined;
  leadTimeWeeks: number | undefined;
  /** Net price of one piece. Undefined for guests, and if the price depends on a variant that the line does not name (CAT-09). */
  pieceEur: number | undefined;
  /** Net price of all pieces of the line. */
  priceEur: number | undefined;
  /** Environmental figures of all pieces of the line, with their basis. */
  figures: LineFigures | undefined;
  /**
   * The part of the line that is no longer available. Without the product or the variant, weight, price and figures are
   * undefined.
   */
  gone: Gone | undefined;
  /** The product in place of a discontinued one (CAT-17). */
  successor: QuotationItem | undefined;
};

/**
 * The part of a line that is no longer available; `finish` is the colour or the mounting. A `discontinued` product can still be requested,
 * and so can its spare parts.
 */
export type Gone = 'product' | 'discontinued' | 'variant' | 'finish' | 'options' | 'part';

/** Messages for the parts of a line that are no longer available. */
export const goneMessages = {
  product: 'gone',
  discontinued: 'discontinued',
  variant: 'variantGone',
  finish: 'finishGone',
  options: 'optionsGone',
  part: 'partGone',
} as const satisfies Record<Gone, string>;

/** Environmental figures with their basis: system boundary, source and date. They are never shown without it. */
export type LineFigures = {
  co2eKg: number | undefined;
  mkiEur: number | undefined;
  boundary: string;
  source: string;
  date: string;
  illustrative: boolean;
};

/** Returns the options of a product in their order. */
export const productOptions = ({ options }: Pick<QuotationProduct, 'options'>) =>
  options.map((option) => read<ProductOptionFragment>(option));

/** Returns the details of a line in the language of the page. */
export function detailsOf(line: QuotationLine, products: QuotationProducts): LineDetails {
  const product = products.get(line.id);
  if (line.part) return partDetails(line, product, products.has(line.id));
  const variant = product?.variants.find(({ sku }) => sku === line.variant);
  const colour = product?.colours.find(({ code }) => code === line.colour);
  const mounting = product?.mountings.find(({ key }) => key === line.mounting);
  const options = product && possibleOptions(productOptions(product), line.options);
  const gone = goneOf(line, products, { variant, colour, mounting, options });
  // The figures of a product apply to its first variant (CAT-10).
  const known = gone === 'product' || gone === 'variant' ? undefined : product;
  const leadTime = known && leadTimeOf(known.supply, known.colours, line.colour);
  const { pieceEur, ...sums } = sumsOf(
    line,
    { weightKg: (variant ?? known)?.weightKg, priceEur: priceOf(known, variant) },
    options,
  );
  return {
    title: product?.title ?? line.title,
    category: product?.category.title ?? line.category,
    uri: product?.uri ?? line.uri,
    measure: measureOf(line, product, variant),
    finish: [colour ? colourName(colour) : line.colour, mounting?.title].filter(Boolean).join(', '),
    options: optionsInWords(line, product),
    ...sums,
    leadTimeWeeks: leadTime ?? undefined,
    pieceEur,
    figures: known && figuresOf(known, variant, line.amount ?? 1),
    gone,
    successor: successorOf(product),
  };
}

/**
 * Returns the details of a line of a spare part (CAT-18): its product takes the place of the category. Weight and environmental figures of
 * parts are unknown.
 */
function partDetails(line: QuotationLine, product: QuotationProduct | undefined, isLoaded: boolean): LineDetails {
  const part = product?.spareParts.find(({ number }) => number === line.part);
  const colour = product?.colours.find(({ code }) => code === line.colour);
  const pieceEur = part?.price?.amount;
  const isGone = isLoaded && (!part || part.endedYear !== null);
  return {
    title: part?.title ?? line.title,
    category: product?.title ?? line.category,
    uri: product?.uri ?? line.uri,
    measure: [line.part, part?.note].filter(Boolean).join(', '),
    finish: colour ? colourName(colour) : (line.colour ?? ''),
    ...{ options: '', weightKg: undefined, leadTimeWeeks: undefined, figures: undefined, successor: undefined },
    pieceEur,
    priceEur: pieceEur === undefined ? undefined : pieceEur * (line.amount ?? 1),
    gone: isLoaded && !product ? 'product' : isGone ? 'part' : undefined,
  };
}

function successorOf(product: QuotationProduct | undefined): QuotationItem | undefined {
  const successor = product?.discontinued?.successor;
  if (!successor) return undefined;
  const { id, title, uri, category, productImage } = successor;
  return { id, title, uri, category: category.title, productImage: productImage?.crop.url ?? '' };
}

type Figures = { weightKg: number | null | undefined; priceEur: number | undefined };

/** Returns weight and price of a line with those of its options (CAT-16). Without the price of an option, its price is unknown. */
function sumsOf({ amount }: QuotationLine, piece: Figures, options: readonly ProductOptionFragment[] = []) {
  const weight = weightWith(piece.weightKg, options);
  const prices = options.map(({ price }) => price?.amount);
  const pieceEur = priceWith(piece.priceEur, prices) ?? undefined;
  return {
    weightKg: weight === null ? undefined : weight * (amount ?? 1),
    pieceEur,
    priceEur: pieceEur === undefined ? undefined : pieceEur * (amount ?? 1),
  };
}

/** Returns the options of a line with their article numbers; the numbers alone while the product is not loaded. */
function optionsInWords({ options = [] }: QuotationLine, product: QuotationProduct | undefined): string {
  const known = product ? productOptions(product) : [];
  const titleOf = (sought: string) => known.find(({ number }) => number === sought)?.title;
  return options.map((number) => (titleOf(number) ? `${titleOf(number)} (${number})` : number)).join(', ');
}

type Choices = { variant?: object; colour?: object; mounting?: object; options?: object };

function goneOf(
  line: QuotationLine,
  products: QuotationProducts,
  { variant, colour, mounting, options }: Choices,
): Gone | undefined {
  const product = products.get(line.id);
  if (!product) return products.has(line.id) ? 'product' : undefined;
  if (product.discontinued) return 'discontinued';
  if (line.variant !== undefined && !variant) return 'variant';
  const hasColour = colour || (product.anyRal && line.colour === anyRalCode);
  if ((line.colour && !hasColour) || (line.mounting && !mounting)) return 'finish';
  return options ? undefined : 'options';
}

/** Returns the variant or the measures. The only variant of a product is called "standard", so its measures are shown instead. */
function measureOf({ variant: sku }: QuotationLine, product: QuotationProduct | undefined, variant: Variant | undefined) {
  if (product && product.variants.length <= 1 && (!sku || variant)) return formatMeasures((variant ?? product).dimensions);
  return variant?.title ?? sku ?? (product && formatMeasures(product.dimensions));
}

/** Returns the price of the variant. Without a variant, the price is known only if all variants have the same. */
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

/** Returns code and name of a colour; the name alone if it contains the code. */
function colourName({ code, title }: { code: string; title: string }): string {
  return title.includes(code) ? title : `${code} ${title}`;
}

/** A sum over the lines. `isWhole` is true if the figure of every line is known. */
export type Total = { value: number; isWhole: boolean };

/** Returns the sum of a figure, rounded to three decimals; undefined if it is unknown for all lines. */
export function totalOf(details: readonly LineDetails[], figure: (line: LineDetails) => number | undefined): Total | undefined {
  const known = details.flatMap((line) => figure(line) ?? []);
  if (known.length === 0) return undefined;
  const sum = known.reduce((before, value) => before + value, 0);
  return { value: Math.round(sum * 1000) / 1000, isWhole: known.length === details.length };
}

/** Returns the distinct bases of the figures. */
export function basesOf(details: readonly LineDetails[]): LineFigures[] {
  const figures = details.flatMap((line) => line.figures ?? []);
  return [...new Map(figures.map((basis) => [`${basis.boundary}\n${basis.source}\n${basis.date}`, basis])).values()];
}

/** Whether the environmental figures of any line leave out its options, which have none (CAT-16). */
export const omitOptions = (details: readonly LineDetails[]): boolean =>
  details.some(({ figures, options }) => figures && options !== '');

/** Lead time in weeks of a product of the list. */
export type LeadTime = { title: string; weeks: number };

/** Returns the known lead time of each product, the longest last. Of several variants the slowest counts. */
export function leadTimes(details: readonly LineDetails[]): LeadTime[] {
  const weeksOf = new Map<string, number>();
  for (const { title, leadTimeWeeks } of details) {
    if (leadTimeWeeks !== undefined) weeksOf.set(title, Math.max(leadTimeWeeks, weeksOf.get(title) ?? 0));
  }
  return [...weeksOf].map(([title, weeks]) => ({ title, weeks })).sort((a, b) => a.weeks - b.weeks);
}

/** Returns the distinct product ids of the lines. */
export function productIds(lines: QuotationLines): number[] {
  return [...new Set(lines.map(({ id }) => id))];
}
