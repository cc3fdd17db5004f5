import { type LocaleCode, localeOfSite } from '@plantsoen/contract/locales.ts';
import { fileLink } from '../downloads/file-link.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { DimensionalDrawing, Model } from '../platform/generated/contract.ts';
import { drawingViewsTag, installedDrawingViews } from './drawing-view-cache.ts';
import type { ProductDetail, StoredDrawing } from './product-detail.ts';
import type { ProductSource } from './product-source.ts';

const drawingWords: Record<LocaleCode, string> = { nl: 'Maattekening van', en: 'Dimensional drawing of', de: 'Maßzeichnung von' };

/**
 * Returns the dimensional drawing with the editors' alternative text; null without a drawing. In a language without such a text,
 * a generated one names the drawing and the product.
 */
export async function drawingOf(
  context: ApiContext,
  product: Pick<ProductSource, 'siteId' | 'title'>,
  drawing: StoredDrawing | null,
): Promise<DimensionalDrawing | null> {
  if (!drawing) return null;
  const { id, hash, alt, width, height } = drawing;
  const described = alt ?? `${drawingWords[localeOfSite(product.siteId)]} ${product.title}`;
  const views = await installedDrawingViews(context.payload).viewsOf(hash);
  if (!views) context.tags.list(drawingViewsTag, product.siteId);
  const file = { id, siteId: product.siteId, url: `/media/drawings/${hash}.svg`, width, height };
  return { ...file, alt: described, views: [...(views ?? [])] };
}

export function modelOf(context: ApiContext, { siteId }: ProductSource, file: ProductDetail['model']): Model | null {
  const url = file && fileLink(context.payload.secret, file);
  return file && url ? { id: file.id, siteId, url, size: file.size } : null;
}
