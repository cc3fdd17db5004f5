import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionAfterChangeHook } from 'payload';
import { requestSql } from '../database/request-sql.ts';

/** Remembers the former address of a document whose file was replaced, so that links to it lead to the new file. */
export const rememberFormerFile: CollectionAfterChangeHook = async ({ collection, doc, operation, previousDoc, req }) => {
  const { hash, filename } = previousDoc ?? {};
  if (operation !== 'update' || !hash || !filename || (hash === doc.hash && filename === doc.filename)) return;
  await (await requestSql(req)).execute(sql`
    insert into former_file (kind, hash, filename, document_id) values (${collection.slug}, ${hash}, ${filename}, ${doc.id})
    on conflict (kind, hash, filename) do update set document_id = excluded.document_id, replaced_at = now()`);
};
