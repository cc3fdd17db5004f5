import { sql } from '@payloadcms/db-postgres';
import type { CollectionBeforeOperationHook } from 'payload';
import { locks } from '../../database/locks.ts';
import { requestSql } from '../../database/request-sql.ts';

/**
 * Locks a document until the end of the writer's transaction. Payload reads a document, merges the change and writes it back, so one of
 * two concurrent publishes was lost without an error.
 * A publication locks its row and then the rows it refers to, so two entries that refer to each other would deadlock. An entry that is
 * created as published would get a former address if the category above its parent moves meanwhile. Publications therefore run one at a
 * time; drafts do not wait for them here.
 */
export const oneWriterAtATime: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'delete' && operation !== 'restoreVersion') return;
  const db = await requestSql(req);
  const { draft, data } = args as { draft?: boolean; data?: { _status?: string } };
  const isPublication = data?._status === 'published' || (operation !== 'create' && !draft);
  if (isPublication) await db.execute(sql`select pg_advisory_xact_lock(${locks.publication})`);
  if (!('id' in args) || args.id === undefined) return;
  const id = Number(args.id);
  const versions = sql.identifier(`_${collection.slug}_v`);
  const document = operation === 'restoreVersion' ? sql`(select parent_id from ${versions} where id = ${id})` : sql`${id}::int`;
  await db.execute(sql`select pg_advisory_xact_lock(${locks.document}, hashtext(${collection.slug} || ' ' || ${document}))`);
};
