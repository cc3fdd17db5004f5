import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { CollectionBeforeChangeHook } from 'payload';
import { installationOf } from '../payload/installation.ts';
import { contentHash, originalPath } from './original-file.ts';

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
