import { createHash } from 'node:crypto';
import { extname, join } from 'node:path';

/** What a document of an upload collection says of its file. */
export type UploadedFile = { hash: string; filename: string };

/** The first 24 hex digits of the sha256 of a file: its name on disk and in every address. */
export function contentHash(data: Uint8Array): string {
  return createHash('sha256').update(data).digest('hex').slice(0, 24);
}

/** Where the original of an upload is kept: by its content, so that an address is immutable. */
export function originalPath(mediaFolder: string, { hash, filename }: UploadedFile): string {
  return join(mediaFolder, `${hash}${extname(filename).toLowerCase()}`);
}
