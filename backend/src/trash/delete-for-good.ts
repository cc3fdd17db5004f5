import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { insertActivity } from '../activity/activity-entry.ts';
import { cropKey } from '../media/stored-picture.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { requestSql, type SqlExecutor } from '../platform/database/request-sql.ts';
import { installationOf } from '../platform/payload/installation.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { cropFolder } from '../platform/storage/storage-folders.ts';
import { lockOriginal, originalKey } from '../platform/uploads/original-file.ts';
import { ownRow, type Row } from './snapshot.ts';
import { expiredTrashItems, takeTrashItem } from './trash-item.ts';

type Purge = { db: SqlExecutor; storage: FileStorage; user: PayloadRequest['user'] };

/**
 * Deletes an item of the trash with its stored files, in the caller's transaction. If it fails after a file was deleted, the item stays
 * and can be deleted again. Returns whether the item existed.
 */
export async function deleteForGood({ db, storage, user }: Purge, id: number): Promise<boolean> {
  const item = await takeTrashItem(db, id);
  if (!item) return false;
  const { kind, documentId, subject } = item;
  const nothing = { locale: null, versionId: null, changes: [] };
  await insertActivity(db, user, { ...nothing, action: 'purge', kind, documentId, subject });
  for (const document of item.documents) await deleteStoredFile(db, storage, ownRow(document));
  return true;
}

/** Deletes the original and the crops of an uploaded file, unless another document has the same content. */
async function deleteStoredFile(db: SqlExecutor, storage: FileStorage, row: Row): Promise<void> {
  const { hash, filename } = row;
  if (typeof hash !== 'string' || typeof filename !== 'string') return;
  await lockOriginal(db, hash);
  const { rows } = await db.execute(sql`
    select 1 from media where hash = ${hash} union all select 1 from drawings where hash = ${hash}
    union all select 1 from files where hash = ${hash} union all select 1 from trash where hashes @> array[${hash}::text] limit 1`);
  if (rows.length > 0) return;
  const focal = { focalX: Number(row.focal_x ?? 50), focalY: Number(row.focal_y ?? 50), cutOut: row.cut_out === true };
  for (const folder of [`${cropFolder}${hash}/`, `${cropFolder}${hash}-${cropKey(focal)}/`])
    for await (const { key } of storage.list(folder)) await storage.delete(key);
  await storage.delete(originalKey({ hash, filename }));
}

/** Deletes what has been in the trash for longer than the given days, each item in its own transaction. */
export async function deleteExpiredTrash(payload: Payload, days: number): Promise<void> {
  const { storage } = installationOf(payload);
  for (const id of await expiredTrashItems(await requestSql({ payload, transactionID: undefined }), days))
    await inTransaction(payload, (db) => deleteForGood({ db, storage, user: null }, id));
}
