import { readFile } from 'node:fs/promises';
import type { SiteId } from '@plantsoen/contract/locales.ts';
import { fileUrl } from '../downloads/file-url.ts';
import { drawingViews } from '../media/drawing-views.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { recordById } from '../platform/api/records.ts';
import type { DimensionalDrawing, Model } from '../platform/generated/contract.ts';
import { installationOf } from '../platform/payload/installation.ts';
import { originalPath } from '../platform/uploads/original-file.ts';
import type { ProductSource } from './product-source.ts';

/** The dimensional drawing; its alternative text is the product's name, since the measures stand beside it as text. */
export async function drawingById(
  context: ApiContext,
  product: ProductSource,
  id: number | undefined,
): Promise<DimensionalDrawing | null> {
  const drawing = id === undefined ? undefined : await recordById(context, 'drawings', product.siteId, id);
  if (!drawing?.hash) return null;
  const { mediaFolder } = installationOf(context.payload);
  const path = originalPath(mediaFolder, { hash: drawing.hash, filename: 'drawing.svg' });
  const source = await readFile(path, 'utf8').catch(() => '');
  return {
    id: drawing.id,
    siteId: product.siteId,
    url: `/media/drawings/${drawing.hash}.svg`,
    alt: product.title,
    width: drawing.width ?? 0,
    height: drawing.height ?? 0,
    views: drawingViews(source),
  };
}

export async function modelById(context: ApiContext, siteId: SiteId, id: number | undefined): Promise<Model | null> {
  const file = id === undefined ? undefined : await recordById(context, 'files', siteId, id);
  const url = file && fileUrl(file);
  return file && url ? { id: file.id, siteId, url, size: file.filesize ?? 0 } : null;
}
