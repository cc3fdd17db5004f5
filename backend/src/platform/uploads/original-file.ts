import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { CollectionBeforeChangeHook } from 'payload';
import { installationOf } from '../payload/installation.ts';

/** Maximum number of pixels of a picture, 100 megapixels: larger ones are refused before decoding. */
export const maxPixels = 100_000_000;

/** The fields of an upload that identify its file. */
export type UploadedFile = { hash: string; filename: string };

/** Returns the first 24 hex digits of a file's sha256: its name in the storage and in every address. */
export function contentHash(data: Uint8Array): string {
  return createHash('sha256').update(data).digest('hex').slice(0, 24);
}

/** Returns the key of an upload's original. It depends on the content, so that an address is immutable. */
export function originalKey({ hash, filename }: UploadedFile): string {
  return `media/${hash}${extname(filename).toLowerCase()}`;
}

/** Writes an uploaded file to the storage before its document is saved, and stores its hash. */
export const keepOriginal: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (!req.file || !data.filename) return data;
  const hash = contentHash(req.file.data);
  const { storage } = installationOf(req.payload);
  const key = originalKey({ hash, filename: data.filename });
  if (!(await storage.stat(key))) await storage.write(key, req.file.data);
  return { ...data, hash };
};
