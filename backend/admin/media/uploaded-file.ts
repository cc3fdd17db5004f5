import { getPayload } from 'payload';
import { installationOf } from '../../src/platform/payload/installation.ts';
import type { FileStorage } from '../../src/platform/storage/file-storage.ts';
import { originalKey, type UploadedFile } from '../../src/platform/uploads/original-file.ts';
import config from '../payload.config.ts';

/** Collections by the first part of a file's public address. */
const collections = { pictures: 'media', drawings: 'drawings', files: 'files' } as const;

const isKind = (kind: string): kind is keyof typeof collections => Object.hasOwn(collections, kind);

/** A file of the media library: the key of its original, and the storage that contains it. */
export type StoredUpload = { storage: FileStorage; key: string; filename: string };

/** Returns the upload behind `/media/{kind}/{hash}...`; undefined if it does not exist. */
export async function findUploadedFile(kind: string, address: readonly string[]): Promise<StoredUpload | undefined> {
  const [hash] = address[0]?.match(/^[0-9a-f]{24}(?=\.|$)/) ?? [];
  if (!isKind(kind) || !hash) return undefined;
  const payload = await getPayload({ config });
  const { docs } = await payload.find({
    collection: collections[kind],
    where: { hash: { equals: hash } },
    select: { hash: true, filename: true },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  const [found] = docs as UploadedFile[];
  const { storage } = installationOf(payload);
  return found && { storage, key: originalKey(found), filename: found.filename };
}
