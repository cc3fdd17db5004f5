import { Readable } from 'node:stream';
import sharp from 'sharp';
import { contentTypeOf, isAttachment } from '../../src/platform/api/content-types.ts';
import { contentDisposition } from '../../src/platform/file-names.ts';
import { readContent } from '../../src/platform/storage/file-storage.ts';
import type { StoredUpload } from './uploaded-file.ts';

/** Headers of every answer with a file: it cannot act on the admin's behalf, and its content never changes (SEC-07). */
const fileHeaders = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cache-control': 'private, max-age=31536000, immutable',
} as const;

/** Answers with the file as it was uploaded. */
export async function original({ storage, key, filename }: StoredUpload): Promise<Response> {
  const [info, content] = [await storage.stat(key), await storage.read(key)];
  if (!info || !content) throw new Error(`the file ${key} is missing`);
  const disposition = isAttachment(filename) ? 'attachment' : 'inline';
  return new Response(Readable.toWeb(content) as ReadableStream<Uint8Array>, {
    headers: {
      ...fileHeaders,
      'content-type': contentTypeOf(filename),
      'content-length': String(info.size),
      'content-disposition': contentDisposition(filename, disposition),
    },
  });
}

// Browsers cache thumbnails, so the same picture is rarely requested again.
sharp.cache(false);
sharp.concurrency(1);

const box = { width: 320, height: 240, fit: 'inside', withoutEnlargement: true } as const;

/** Icon of a file without a thumbnail. */
const placeholder =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke="#5b6664"><path d="M8 3.5h11l6 6v19H8zM19 3.5v6h6"/></svg>';

const shrink = async (content: Buffer): Promise<Buffer> =>
  sharp(content, { sequentialRead: true, failOn: 'none' }).rotate().resize(box).webp({ effort: 2 }).toBuffer();

/** Answers with a thumbnail of an uploaded picture or drawing, for lists. */
export async function thumbnail({ storage, key }: StoredUpload): Promise<Response> {
  const content = await readContent(storage, key);
  const picture = content && (await shrink(content).catch(() => undefined));
  if (!picture) return new Response(placeholder, { headers: { ...fileHeaders, 'content-type': 'image/svg+xml' } });
  return new Response(new Uint8Array(picture), { headers: { ...fileHeaders, 'content-type': 'image/webp' } });
}
