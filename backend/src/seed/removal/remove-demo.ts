import { sql as statement } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { reprojectAll } from '../../composition/reproject-all.ts';
import { inTransaction, type Transaction } from '../../platform/database/in-transaction.ts';
import { locks } from '../../platform/database/locks.ts';
import { requestReads, requestSql, type SqlExecutor } from '../../platform/database/request-sql.ts';
import { installationOf } from '../../platform/payload/installation.ts';
import { draftedCollections } from '../../platform/publication/drafted-collections.ts';
import { cropFolder } from '../../platform/storage/storage-folders.ts';
import { originalKey } from '../../platform/uploads/original-file.ts';
import { announceContentLists } from '../announce-content.ts';
import { deleteDocuments } from './delete-documents.ts';
import { emptyGlobals } from './empty-globals.ts';
import { emptyPages } from './empty-pages.ts';
import { nameOf } from './read-documents.ts';
import { removableCollections } from './removable-content.ts';
import { determineRemoval, type RemovalScope } from './removal-scope.ts';
import { type Removal, readRemoval, storeRemoval } from './removal-state.ts';
import { trimBlocks } from './trim-blocks.ts';

/**
 * Removes the demo content (EDT-15). The documents go in one transaction. The addresses, the catalogue and the files follow in steps that
 * can be repeated, so that an interrupted removal continues. Returns the final state, or undefined without demo content.
 */
export async function removeDemo(
  payload: Payload,
  { includeChanged = false, report = () => undefined }: { includeChanged?: boolean; report?: (line: string) => void } = {},
): Promise<Removal | undefined> {
  let removal = await unfinished(payload);
  if (!removal) {
    report('documents');
    removal = await inTransaction(payload, (_, transaction) => removeDocuments(transaction, includeChanged));
    if (!removal) return undefined;
  }
  if (removal.step === 'projections') {
    report('addresses, catalogue and search index');
    await reprojectAll(payload);
    await inTransaction(payload, async (db) => {
      await forgetAddresses(db);
      await announceContentLists(db);
    });
    removal = await advance(payload, { ...removal, step: 'files' });
  }
  report('files');
  await deleteFiles(payload, removal.files);
  return advance(payload, { ...removal, step: 'done', files: [], finishedAt: new Date().toISOString() });
}

/** Returns the removal that was interrupted after its transaction. */
async function unfinished(payload: Payload): Promise<Removal | undefined> {
  const removal = await readRemoval(await requestReads({ payload, transactionID: undefined }));
  return removal && (removal.step === 'projections' || removal.step === 'files') ? removal : undefined;
}

async function advance(payload: Payload, removal: Removal): Promise<Removal> {
  await storeRemoval(await requestSql({ payload, transactionID: undefined }), removal);
  return removal;
}

async function removeDocuments(transaction: Transaction, includeChanged: boolean): Promise<Removal | undefined> {
  const db = await requestSql(transaction);
  // No editor publishes meanwhile, so that the scope holds.
  await db.execute(statement`select pg_advisory_xact_lock(${locks.publication})`);
  const scope = await determineRemoval(transaction, { includeChanged });
  if (!scope) return undefined;
  const isRemoved = removedIn(scope);
  await emptyGlobals(transaction, scope.changedGlobals, isRemoved);
  await emptyPages(transaction, scope.emptied, isRemoved);
  await trimBlocks(transaction, scope.kept, isRemoved);
  const files = await deleteDocuments(transaction, scope.removed);
  // Trimmed blocks may have been the last to use a picture.
  const released = await determineRemoval(transaction, { includeChanged });
  if (released) files.push(...(await deleteDocuments(transaction, released.removed)));
  const counts = Object.fromEntries(
    removableCollections.map((slug) => [slug, scope.removed[slug].length + (released?.removed[slug].length ?? 0)]),
  );
  const total = scope.total + (released?.total ?? 0);
  const removal: Removal = { step: 'projections', total, counts, kept: scope.kept.length, files };
  await storeRemoval(db, removal);
  return removal;
}

function removedIn({ removed }: RemovalScope): (target: { collection: string; id: number }) => boolean {
  const names = new Set(Object.entries(removed).flatMap(([slug, ids]) => ids.map((id) => nameOf(slug, id))));
  return ({ collection, id }) => names.has(nameOf(collection, id));
}

/** Deletes the former addresses of entries that no longer exist. */
async function forgetAddresses(db: SqlExecutor): Promise<void> {
  for (const collection of draftedCollections)
    await db.execute(statement`
      delete from address where entry_type = ${collection} and not exists (
        select from ${statement.identifier(collection)} e where e.id = entry_id)`);
}

/** Deletes the originals and crops of files that no document has any more. */
async function deleteFiles(payload: Payload, files: Removal['files']): Promise<void> {
  const sql = await requestReads({ payload, transactionID: undefined });
  const used = await sql.query<{ hash: string }>(
    'select hash from media union select hash from drawings union select hash from files',
    [],
  );
  const usedHashes = new Set(used.map(({ hash }) => hash));
  const unused = files.filter(({ hash }) => !usedHashes.has(hash));
  const { storage } = installationOf(payload);
  for (const file of unused) await storage.delete(originalKey(file));
  const hashes = new Set(unused.map(({ hash }) => hash));
  const hashLength = 24;
  for await (const { key } of storage.list(cropFolder))
    if (hashes.has(key.slice(cropFolder.length, cropFolder.length + hashLength))) await storage.delete(key);
}
