import sharp from 'sharp';
import { fileHeaders, type KeptFile } from './uploaded-file.ts';

// A browser keeps its thumbnails: the same picture is seldom asked for again.
sharp.cache(false);
sharp.concurrency(1);

const box = { width: 320, height: 240, fit: 'inside', withoutEnlargement: true } as const;

/** A small picture of an uploaded one, for lists; of a drawing too. */
export async function thumbnail({ path }: KeptFile): Promise<Response> {
  const picture = await sharp(path, { sequentialRead: true }).rotate().resize(box).webp({ effort: 2 }).toBuffer();
  return new Response(new Uint8Array(picture), { headers: { ...fileHeaders, 'content-type': 'image/webp' } });
}
