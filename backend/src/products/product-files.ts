import { type LocaleCode, localeOfSite } from '@plantsoen/contract/locales.ts';
import { fileLink } from '../downloads/file-link.ts';
import { type DrawingView, drawingViews } from '../media/drawing-views.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { DimensionalDrawing, Model } from '../platform/generated/contract.ts';
import { installationOf } from '../platform/payload/installation.ts';
import { type FileStorage, readContent } from '../platform/storage/file-storage.ts';
import { originalKey } from '../platform/uploads/original-file.ts';
import type { ProductDetail } from './product-detail.ts';
import type { ProductSource } from './product-source.ts';

const drawingWords: Record<LocaleCode, string> = { nl: 'Maattekening van', en: 'Dimensional drawing of', de: 'Maßzeichnung von' };

/**
 * Returns the dimensional drawing with the editors' alternative text; null without a drawing. In a language without such a text,
 * a generated one names the drawing and the product.
 */
export async function drawingOf(
  context: ApiContext,
  product: ProductSource,
  drawing: ProductDetail['drawing'],
): Promise<DimensionalDrawing | null> {
  if (!drawing) return null;
  const { hash, alt, ...size } = drawing;
  const described = alt ?? `${drawingWords[localeOfSite(product.siteId)]} ${product.title}`;
  const views = await viewsOf(installationOf(context.payload).storage, hash);
  return { ...size, siteId: product.siteId, url: `/media/drawings/${hash}.svg`, alt: described, views };
}

const maxKnown = 500;
const known = new Map<string, DrawingView[]>();

/** Returns the views of a drawing. They are cached by hash, because a file with the same hash never changes. */
async function viewsOf(storage: FileStorage, hash: string): Promise<DrawingView[]> {
  const found = known.get(hash);
  if (found) return found;
  const source = await readContent(storage, originalKey({ hash, filename: 'drawing.svg' })).catch(() => undefined);
  if (source === undefined) return [];
  const views = drawingViews(source.toString('utf8'));
  if (known.size >= maxKnown) known.clear();
  known.set(hash, views);
  return views;
}

export function modelOf(context: ApiContext, { siteId }: ProductSource, file: ProductDetail['model']): Model | null {
  const url = file && fileLink(context.payload.secret, file);
  return file && url ? { id: file.id, siteId, url, size: file.size } : null;
}
