import { priceWith, weightWith } from '@plantsoen/contract/product-options.ts';
import type { QuotedProduct } from './quoted-products.ts';

export type Dimensions = Pick<QuotedProduct, 'lengthMm' | 'widthMm' | 'heightMm'>;

/** Environmental figures, always with their boundary, source and date. */
export type LineFigures = {
  co2eKg: number | null;
  mkiEur: number | null;
  boundary: string;
  source: string;
  date: string;
  illustrative: boolean;
};

type Variant = QuotedProduct['variants'][number] | undefined;

/** Returns the data of the variant, or of the product if no variant is chosen. */
export function figuresOfChoice(product: QuotedProduct, variant: Variant) {
  const stated = statedFigures(product, variant);
  return {
    // A single variant is called "standard", which is not informative.
    measure: (product.variants.length > 1 && variant?.title) || measures(stated),
    dimensions: { lengthMm: stated.lengthMm, widthMm: stated.widthMm, heightMm: stated.heightMm },
    weightKg: stated.weightKg,
    figures: figuresOf(product, stated),
    ...priceOf(product, variant),
  };
}

type Figures = Pick<QuotedProduct, 'lengthMm' | 'widthMm' | 'heightMm' | 'weightKg'> & Pick<LineFigures, 'co2eKg' | 'mkiEur'>;

/**
 * Returns the figures of the variant, or of the product if no variant is chosen. A missing figure comes from the product only if
 * it has a single variant. With several variants, the figures of the product apply to one of them (CAT-10).
 */
function statedFigures(product: QuotedProduct, variant: Variant): Figures {
  const { co2eKg, mkiEur } = product.figures;
  const ofProduct: Figures = { ...pickMeasures(product), co2eKg, mkiEur };
  if (!variant) return ofProduct;
  const ofVariant: Figures = { ...pickMeasures(variant), co2eKg: variant.co2eKg, mkiEur: variant.mkiEur };
  if (product.variants.length > 1) return ofVariant;
  const own = Object.entries(ofVariant).filter(([, value]) => value !== null);
  return { ...ofProduct, ...Object.fromEntries(own) };
}

const pickMeasures = ({ lengthMm, widthMm, heightMm, weightKg }: Omit<Figures, 'co2eKg' | 'mkiEur'>) => ({
  lengthMm,
  widthMm,
  heightMm,
  weightKg,
});

function measures({ lengthMm, widthMm, heightMm }: Figures): string {
  const known = [lengthMm, widthMm, heightMm].filter((measure) => measure !== null);
  return known.length === 0 ? '' : `${known.join(' × ')} mm`;
}

/** Returns the price of the variant. If no variant is chosen, returns a price only if all variants have the same one. */
function priceOf({ variants }: QuotedProduct, variant: Variant): { priceEur?: number } {
  const prices = (variant ? [variant] : variants).flatMap(({ priceEur }) => priceEur ?? []);
  const [priceEur] = prices;
  return priceEur !== undefined && prices.every((price) => price === priceEur) ? { priceEur } : {};
}

function figuresOf({ figures }: QuotedProduct, { co2eKg, mkiEur }: Figures): LineFigures | null {
  const { boundary, source, date, illustrative } = figures;
  if (!boundary || !source || !date || (co2eKg === null && mkiEur === null)) return null;
  return { co2eKg, mkiEur, boundary, source, date, illustrative };
}

type Figured = ReturnType<typeof figuresOfChoice> | { measure: string; weightKg: null; figures: null; priceEur?: never };

/** Adds weight and price of options. Without the price of an option, the price of the line is unknown. */
export function withOptions({ priceEur, ...figures }: Figured, options: QuotedProduct['options']) {
  if (options.length === 0) return { ...figures, ...(priceEur !== undefined && { priceEur }) };
  const sum = priceWith(
    priceEur,
    options.map((option) => option.priceEur),
  );
  return {
    ...figures,
    weightKg: weightWith(figures.weightKg, options),
    options: options.map(({ title, number }) => ({ title, number })),
    ...(sum !== null && { priceEur: sum }),
  };
}
