import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { relationId } from '../platform/api/records.ts';
import type { Page } from '../platform/generated/payload-types.ts';
import { type ProductSource, productsById } from '../products/product-source.ts';

export type HeroDimensionSource = { product: ProductSource; fromX: number; fromY: number; toX: number; toY: number };

/** The dimension line over a hero's picture; null where editors left something of it open, or the product is not live. */
export async function heroDimension(
  context: ApiContext,
  siteId: SiteId,
  stored: NonNullable<Page['hero']>['dimension'],
): Promise<HeroDimensionSource | null> {
  const id = relationId(stored?.product);
  const [fromX, fromY, toX, toY] = [stored?.fromX, stored?.fromY, stored?.toX, stored?.toY];
  if (id === undefined || fromX == null || fromY == null || toX == null || toY == null) return null;
  const [product] = await productsById(context, siteId, [id]);
  return product ? { product, fromX, fromY, toX, toY } : null;
}
