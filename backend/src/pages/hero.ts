import type { SiteId } from '@plantsoen/contract/locales.ts';
import { callToAction } from '../entries/call-to-action.ts';
import { type ImageRecord, relatedImage } from '../media/image-loader.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { CallToAction, HeroVariant } from '../platform/generated/contract.ts';
import { offeredProducts, type ProductSource } from '../products/product-source.ts';
import type { PageRecord, StoredDimension } from './page-record.ts';

type HeroDimensionSource = { product: ProductSource; fromX: number; fromY: number; toX: number; toY: number };

export type HeroSource = {
  variant: HeroVariant;
  image: ImageRecord | null;
  mobileImage: ImageRecord | null;
  ctas: CallToAction[];
  dimension: HeroDimensionSource | null;
};

/** Returns the hero of a page. */
export async function heroOf(context: ApiContext, siteId: SiteId, page: PageRecord): Promise<HeroSource> {
  const [image, mobileImage, ctas, dimension] = await Promise.all([
    relatedImage(context, siteId, page.imageId),
    relatedImage(context, siteId, page.mobileImageId),
    Promise.all(page.ctas.map((cta) => callToAction(context, siteId, cta))),
    heroDimension(context, siteId, page.dimension),
  ]);
  return { variant: page.heroVariant ?? 'content', image, mobileImage, ctas: ctas.filter((cta) => cta !== null), dimension };
}

/** Returns the dimension line over a hero picture; null if it is incomplete or the product is not live. */
async function heroDimension(
  context: ApiContext,
  siteId: SiteId,
  { productId, fromX, fromY, toX, toY }: StoredDimension,
): Promise<HeroDimensionSource | null> {
  if (productId === null || fromX === null || fromY === null || toX === null || toY === null) return null;
  const [product] = await offeredProducts(context, siteId, [productId]);
  return product ? { product, fromX, fromY, toX, toY } : null;
}
