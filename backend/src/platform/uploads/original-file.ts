import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import type { CollectionBeforeChangeHook } from 'payload';
import { installationOf } from '../payload/installation.ts';

/** Maximum number of pixels of a picture, 100 megapixels: larger ones are refused before decoding. */
export const maxPixels = 100_000_000;

/** The fields of an upload that identify its file. */
export type UploadedFile = { hash: string; filename: string };

/** Returns the first 24 hex digits of a file's sha256: its name on disk and in every address. */
export function contentHash(data: Uint8Array): string {
  return createHash('sha256').update(data).digest('hex').slice(0, 24);
}

/** Returns the path of an upload's original. It depends on the content, so that an address is immutable. */
export function originalPath(mediaFolder: string, { hash, filename }: UploadedFile): string {
  return join(mediaFolder, `${hash}${extname(filename).toLowerCase()}`);
}

/** Writes an uploaded file below the media folder before its document is saved, and stores its hash. */
export const keepOriginal: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (!req.file || !data.filename) return data;
  const hash = contentHash(req.file.data);
  const path = originalPath(installationOf(req.payload).mediaFolder, { hash, filename: data.filename });
  await writeOnce(path, req.file.data);
  return { ...data, hash };
};

async function writeOnce(path: string, content: Uint8Array): Promise<void> {
  const exists = await access(path).then(
    () => true,
    () => false,
  );
  if (exists) return;
  await mkdir(dirname(path), { recursive: true });
  const partial = `${path}.${randomUUID()}.part`;
  try {
    await writeFile(partial, content, { flush: true });
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}
