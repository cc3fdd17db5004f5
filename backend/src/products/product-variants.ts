import { offeredDownloads } from '../downloads/download-source.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { Elevation, Variant } from '../platform/generated/contract.ts';
import type { LiveCard } from './catalogue/product-card.ts';
import type { ProductDetail, StoredDrawing, StoredVariant } from './product-detail.ts';
import type { ProductSource } from './product-source.ts';
import { specifications, withOwn } from './specifications.ts';

/** A variant with its own drawing and the title of its product. */
export type VariantSource = Omit<Variant, 'dimensionalDrawing' | 'siteId'> &
  Pick<ProductSource, 'siteId'> & { drawing: StoredDrawing | null; productTitle: string };

type Own = Pick<StoredVariant, 'materials' | 'specifications'>;

type Stated = {
  /** Card with the measures and weight of the product. */
  card: Pick<LiveCard, 'lengthMm' | 'widthMm' | 'heightMm' | 'weightKg' | 'discontinued' | 'elevation'>;
  detail: Pick<ProductDetail, 'variants' | 'materials' | 'specifications' | 'environmental'>;
};

/**
 * Returns the variants of a product with their own figures (CAT-10). A missing figure comes from the product only if there is one
 * variant. With several variants, the product's figures apply to only one of them.
 */
export function productVariants(context: ApiContext, product: ProductSource, { card, detail }: Stated): VariantSource[] {
  const { siteId } = product;
  context.tags.list('Variant', siteId);
  const isOnly = detail.variants.length === 1;
  const inherited = isOnly ? { ...card, ...detail.environmental } : undefined;
  return detail.variants.map(({ priceEur, ...variant }) => ({
    id: variant.id,
    siteId,
    sku: variant.sku,
    title: variant.title,
    dimensions: {
      lengthMm: variant.dimensions.lengthMm ?? inherited?.lengthMm ?? null,
      widthMm: variant.dimensions.widthMm ?? inherited?.widthMm ?? null,
      heightMm: variant.dimensions.heightMm ?? inherited?.heightMm ?? null,
    },
    weightKg: variant.weightKg ?? inherited?.weightKg ?? null,
    co2eKg: variant.co2eKg ?? inherited?.co2eKg ?? null,
    mkiEur: variant.mkiEur ?? inherited?.mkiEur ?? null,
    drawing: variant.drawing,
    productTitle: product.title,
    elevation: variant.drawing?.elevation ?? elevationOf(variant, card),
    price: priceEur === null || card.discontinued ? null : { amount: priceEur, from: false },
    materials:
      materialsOf(variant, detail, isOnly || variant.weightKg === card.weightKg)?.map((row) => ({ ...row, siteId })) ?? null,
    specifications: specificationsOf(variant, detail, siteId),
    downloads: offeredDownloads(context, siteId, variant.downloads),
  }));
}

/**
 * Returns the elevation of a variant: the product's drawing, longer and higher by as much as the variant exceeds the product. Null
 * without a drawing.
 */
function elevationOf({ dimensions }: Pick<StoredVariant, 'dimensions'>, card: Stated['card']): Elevation | null {
  if (!card.elevation) return null;
  const { url, widthMm, heightMm } = card.elevation;
  const wider = (dimensions.lengthMm ?? 0) - (card.lengthMm ?? 0);
  const higher = (dimensions.heightMm ?? 0) - (card.heightMm ?? 0);
  const measures = {
    widthMm: dimensions.lengthMm && card.lengthMm ? widthMm + wider : widthMm,
    heightMm: dimensions.heightMm && card.heightMm ? heightMm + higher : heightMm,
  };
  const isDrawn = measures.widthMm === widthMm && measures.heightMm === heightMm;
  if (isDrawn || measures.widthMm < 1 || measures.heightMm < 1) return card.elevation;
  return { url: url.replace('.svg', `-${measures.widthMm}x${measures.heightMm}.svg`), ...measures };
}

/**
 * Returns the materials of a variant; null if the product's materials apply. The shares are left out if the product's shares
 * would add up to another weight.
 */
function materialsOf(variant: Own, product: Stated['detail'], weighsTheSame: boolean): StoredVariant['materials'] | null {
  if (variant.materials.length > 0) return variant.materials;
  return weighsTheSame ? null : product.materials.map((row) => ({ ...row, shareKg: null }));
}

function specificationsOf(variant: Own, product: Stated['detail'], siteId: ProductSource['siteId']) {
  if (variant.specifications.length === 0) return null;
  return specifications(siteId, withOwn(product.specifications, variant.specifications));
}
