import { sql } from '@payloadcms/db-postgres';
import type { CollectionBeforeOperationHook } from 'payload';
import { locks } from '../../database/locks.ts';
import { requestSql } from '../../database/request-sql.ts';

/**
 * Locks a document until the end of the writer's transaction. Payload reads a document, merges the change and writes it back, so one of
 * two concurrent publishes was lost without an error.
 * A publication locks its row and then the rows it refers to, so two entries that refer to each other would deadlock. Publications
 * therefore run one at a time; drafts do not wait for them here.
 */
export const oneWriterAtATime: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'update' && operation !== 'delete' && operation !== 'restoreVersion') return;
  if (!('id' in args) || args.id === undefined) return;
  const db = await requestSql(req);
  const { draft, data } = args as { draft?: boolean; data?: { _status?: string } };
  if (!draft || data?._status === 'published') await db.execute(sql`select pg_advisory_xact_lock(${locks.publication})`);
  const id = Number(args.id);
  const versions = sql.identifier(`_${collection.slug}_v`);
  const document = operation === 'restoreVersion' ? sql`(select parent_id from ${versions} where id = ${id})` : sql`${id}::int`;
  await db.execute(sql`select pg_advisory_xact_lock(${locks.document}, hashtext(${collection.slug} || ' ' || ${document}))`);
};
