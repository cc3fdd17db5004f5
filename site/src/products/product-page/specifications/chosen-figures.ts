import type { Dimensions } from '../../measures.ts';

type Figures = { weightKg: number | null; specifications: readonly unknown[] };
type VariantFigures<Product extends Figures> = { weightKg: number | null; specifications: Product['specifications'] | null };

/** Returns weight and specifications of the selected variant, or of the product if it has no variants (CAT-10). */
export function withFigures<Product extends Figures>(
  product: Product,
  variant: VariantFigures<Product> | undefined,
): { weightKg: number | null; specifications: Product['specifications'] } {
  if (!variant) return product;
  return { weightKg: variant.weightKg, specifications: variant.specifications ?? product.specifications };
}

/** Returns the materials with the shares of the selected variant. */
export function materialsOf<Materials>(
  product: { materials: Materials },
  variant: { materials: Materials | null } | undefined,
): Materials {
  return variant?.materials ?? product.materials;
}

type Drawable = { sku: string; title: string; dimensions: Dimensions };

/** Returns the variant that drawing and model of a product show: the one with the product's own measures, or else the first. */
export function drawnVariant<Variant extends Drawable>(product: {
  dimensions: Dimensions;
  variants: readonly Variant[];
}): Variant | undefined {
  const { lengthMm, widthMm, heightMm } = product.dimensions;
  const isDrawn = ({ dimensions }: Variant) =>
    dimensions.lengthMm === lengthMm && dimensions.widthMm === widthMm && dimensions.heightMm === heightMm;
  return product.variants.find(isDrawn) ?? product.variants[0];
}

/** Returns the name of a variant with its article number: 'BM-1010-01 (1800 mm)'. */
export function variantName({ sku, title }: { sku: string; title: string }): string {
  return title === sku ? sku : `${sku} (${title})`;
}

type Row = { key: string; name: string; value: string; unit: string | null };

/**
 * Returns the first fact that is a length, which is the most important measure for this type of product, such as the seat height.
 * Returns undefined without such a fact.
 */
export function leadingMeasure<Fact extends Row>(specifications: readonly Fact[]): Fact | undefined {
  return specifications.find(({ unit }) => unit === 'mm');
}

/** Whether a fact is a row of the table of variants: measures and weights are, other facts are in the title block above. */
export function isTableRow({ unit }: Row): boolean {
  return unit === 'mm' || unit === 'kg';
}
