import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload';
import { locks } from '../database/locks.ts';
import { requestSql, type SqlExecutor } from '../database/request-sql.ts';
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

/** An extension that may be part of a key, or none. */
const plainExtension = /^(?:\.[a-z0-9]{1,10})?$/i;

/**
 * Replaces the dots in the name of an uploaded file whose extension is not plain, such as `Offer 1.2 final`. Its original then has a key
 * without an extension.
 */
export const removeUnusualExtension: CollectionBeforeOperationHook = ({ req: { file } }) => {
  if (file && !plainExtension.test(extname(file.name))) file.name = file.name.replaceAll('.', '-');
};

/** Waits, until the end of the transaction, for others that store or delete an original of the same content. */
export async function lockOriginal(db: SqlExecutor, hash: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${locks.original}, hashtext(${hash}))`);
}

/** Writes an uploaded file to the storage before its document is saved, and stores its hash. */
export const keepOriginal: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (!req.file || !data.filename) return data;
  const hash = contentHash(req.file.data);
  const { storage } = installationOf(req.payload);
  const key = originalKey({ hash, filename: data.filename });
  await lockOriginal(await requestSql(req), hash);
  if (!(await storage.stat(key))) await storage.write(key, req.file.data);
  return { ...data, hash };
};
