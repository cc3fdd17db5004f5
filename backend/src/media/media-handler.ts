import { type DownloadParts, sendDownload } from '../downloads/send-download.ts';
import { type Handler, type HttpContext, sendFailure } from '../platform/api/http-context.ts';
import { sendContent, sendFile } from '../platform/api/send-file.ts';
import { sendCrop, sendPicture } from './crop-handler.ts';
import type { CropMaker } from './crop-maker.ts';
import { redirectReplaced } from './replaced-file.ts';
import { type Measures, stretchElevation } from './stretch-elevation.ts';
import { sendVideoPicture } from './video-picture-handler.ts';

export type MediaParts = DownloadParts & { maker: CropMaker };

type Route = { pattern: RegExp; send(parts: MediaParts, httpContext: HttpContext, groups: string[]): Promise<boolean> };

/** The forms of all addresses below /media/. They match before decoding, so that no other text becomes a key. */
const routes: Route[] = [
  {
    pattern: /^\/media\/crops\/([0-9a-f]{24})-([0-9a-f]{6})\/([A-Za-z]{1,40})-([1-9]\d{0,4})\.(avif|webp|jpg|png|svg)$/,
    send: (parts, httpContext, [hash = '', key = '', name = '', width, extension = '']) =>
      sendCrop(parts, httpContext, { hash, key, name, width: Number(width), extension }),
  },
  {
    pattern: /^\/media\/pictures\/([0-9a-f]{24})\.(avif|webp|jpg|png|svg)$/,
    send: (parts, httpContext, [hash = '', extension = '']) => sendPicture(parts, httpContext, hash, extension),
  },
  {
    pattern: /^\/media\/drawings\/([0-9a-f]{24})\.svg$/,
    send: (parts, httpContext, [hash = '']) => sendDrawing(parts, httpContext, hash),
  },
  {
    pattern: /^\/media\/elevations\/([0-9a-f]{24})(?:-([1-9]\d{0,4})x([1-9]\d{0,4}))?\.svg$/,
    send: (parts, httpContext, [hash = '', width, height]) =>
      sendElevation(parts, httpContext, hash, width && height ? { widthMm: Number(width), heightMm: Number(height) } : undefined),
  },
  {
    pattern: /^\/media\/videos\/([\w-]{40,60})\.webp$/,
    send: (parts, httpContext, [name = '']) => sendVideoPicture(parts, httpContext, name),
  },
  {
    pattern: /^\/media\/files\/([0-9a-f]{24})\/([^/]{1,600})$/,
    send: (parts, httpContext, [hash = '', filename = '']) => sendDownload(parts, httpContext, hash, filename),
  },
];

/** Returns the handler of `GET /media/...`: pictures, their crops, drawings and files. */
export function mediaHandler(parts: MediaParts): Handler {
  return async (httpContext) => {
    for (const { pattern, send } of routes) {
      const match = pattern.exec(httpContext.path);
      if (match && (await send(parts, httpContext, match.slice(1)))) return;
    }
    if (await redirectReplaced(parts.sql, httpContext)) return;
    sendFailure(httpContext.response, 404, 'NOT_FOUND', 'There is no such file.');
  };
}

async function sendDrawing(parts: MediaParts, httpContext: HttpContext, hash: string): Promise<boolean> {
  const found = await parts.sql.query('select 1 from drawings where hash = $1 limit 1', [hash]);
  const file = { key: `media/${hash}.svg`, contentType: 'image/svg+xml', version: hash };
  return found.length > 0 && sendFile(parts.storage, httpContext, file);
}

/** Sends an elevation as drawn, or in the measures of a variant. */
async function sendElevation(parts: MediaParts, httpContext: HttpContext, hash: string, wanted?: Measures): Promise<boolean> {
  const [found] = await parts.sql.query<{ elevation: string; widthMm: number | null; heightMm: number | null }>(
    `select elevation, elevation_width::float8 as "widthMm", elevation_height::float8 as "heightMm"
    from drawings where elevation_hash = $1 and elevation is not null limit 1`,
    [hash],
  );
  if (!found) return false;
  const { elevation, widthMm, heightMm } = found;
  if (wanted && !(widthMm && heightMm)) return false;
  const content = wanted ? stretchElevation(elevation, { widthMm: widthMm ?? 1, heightMm: heightMm ?? 1 }, wanted) : elevation;
  const version = wanted ? `${hash}-${wanted.widthMm}x${wanted.heightMm}` : hash;
  sendContent(httpContext, { content, contentType: 'image/svg+xml', version });
  return true;
}
