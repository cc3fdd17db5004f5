import { sql as statement } from '@payloadcms/db-postgres';
import { fileTag, withdrawalOf } from '@plantsoen/contract/cache-identity.ts';
import { announce } from '../../platform/changes/announce.ts';
import type { Transaction } from '../../platform/database/in-transaction.ts';
import { requestReads, requestSql, type SqlExecutor } from '../../platform/database/request-sql.ts';
import { isDrafted } from '../../platform/publication/drafted-collections.ts';
import type { UploadedFile } from '../../platform/uploads/original-file.ts';
import { tableOf } from '../../references/referring-documents.ts';
import { removableCollections } from './removable-content.ts';
import type { RemovalScope } from './removal-scope.ts';

const uploads = ['media', 'drawings', 'files'] as const;

/**
 * Deletes documents with their versions, variants, options, spare parts and scheduled publications, and announces their files as withdrawn. Returns the files.
 * Statements over sets, because Payload would check the references of each document, and removed ones refer to each other.
 */
export async function deleteDocuments(transaction: Transaction, removed: RemovalScope['removed']): Promise<UploadedFile[]> {
  const db = await requestSql(transaction);
  const sql = await requestReads(transaction);
  const files: UploadedFile[] = [];
  for (const upload of uploads) {
    const rows = await sql.query<UploadedFile>(
      `select hash, filename from ${upload} where id = any($1::int[]) and hash is not null`,
      [removed[upload]],
    );
    files.push(...rows);
  }
  for (const part of ['product_options', 'spare_parts', 'variants'])
    await db.execute(
      statement`delete from ${statement.identifier(part)} where product_id = any(${statement.param(removed.products)}::int[])`,
    );
  for (const collection of removableCollections) {
    const ids = statement.param(removed[collection]);
    if (isDrafted(collection)) {
      await db.execute(
        statement`delete from ${statement.identifier(`_${tableOf(collection)}_v`)} where parent_id = any(${ids}::int[])`,
      );
      await forgetEntries(db, collection, removed[collection]);
    }
    await db.execute(statement`delete from ${statement.identifier(tableOf(collection))} where id = any(${ids}::int[])`);
  }
  await announce(
    db,
    files.map(({ hash }) => withdrawalOf(fileTag(hash))),
  );
  return files;
}

/** Deletes the scheduled publications of entries, and the notes about their translations. */
async function forgetEntries(db: SqlExecutor, collection: string, ids: readonly number[]): Promise<void> {
  await db.execute(
    statement`delete from text_state where entry_type = ${collection} and entry_id = any(${statement.param(ids)}::int[])`,
  );
  await db.execute(statement`
    delete from payload_jobs where task_slug = 'schedulePublish' and completed_at is null
      and input -> 'doc' ->> 'relationTo' = ${collection} and (input -> 'doc' ->> 'value')::int = any(${statement.param(ids)}::int[])`);
}
