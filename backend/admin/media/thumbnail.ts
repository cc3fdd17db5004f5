import sharp from 'sharp';
import { fileHeaders, type KeptFile } from './uploaded-file.ts';

// A browser keeps its thumbnails: the same picture is seldom asked for again.
sharp.cache(false);
sharp.concurrency(1);

const box = { width: 320, height: 240, fit: 'inside', withoutEnlargement: true } as const;

/** Stands for a file of which no picture can be made. */
const placeholder =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke="#5b6664"><path d="M8 3.5h11l6 6v19H8zM19 3.5v6h6"/></svg>';

/** A small picture of an uploaded one, for lists; of a drawing too. */
export async function thumbnail({ path }: KeptFile): Promise<Response> {
  const picture = await sharp(path, { sequentialRead: true, failOn: 'none' })
    .rotate()
    .resize(box)
    .webp({ effort: 2 })
    .toBuffer()
    .catch(() => undefined);
  if (!picture) return new Response(placeholder, { headers: { ...fileHeaders, 'content-type': 'image/svg+xml' } });
  return new Response(new Uint8Array(picture), { headers: { ...fileHeaders, 'content-type': 'image/webp' } });
}
