import { createHash } from 'node:crypto';
import { extname, join } from 'node:path';

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
