import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionAfterChangeHook, GlobalAfterChangeHook, PayloadRequest, SanitizedConfig } from 'payload';
import { requestSql, type SqlExecutor } from '../../database/request-sql.ts';
import { tableOf } from '../../database/table-of.ts';
import { isDrafted } from '../drafted-collections.ts';

type Timed = { id?: number; updatedAt?: string | null };
type Saved = { req: PayloadRequest; slug: string; doc: Timed; previousDoc: Timed | undefined };

/**
 * Updates `updatedAt` if a save changed only rows in other tables, such as lists and localised texts. Payload keeps the old time, and the
 * admin could not detect a save by another editor. `isProjected` compares this time, too: a publication that keeps it is not projected.
 */
export function everySaveSetsItsTime({ collections, globals }: SanitizedConfig): void {
  for (const { slug, hooks, timestamps } of collections) {
    if (!timestamps) continue;
    const afterChange: CollectionAfterChangeHook = ({ doc, previousDoc, operation, req }) =>
      operation === 'update' ? withTime({ req, slug, doc, previousDoc }) : doc;
    hooks.afterChange = [afterChange, ...(hooks.afterChange ?? [])];
  }
  for (const { slug, hooks } of globals) {
    const afterChange: GlobalAfterChangeHook = ({ doc, previousDoc, req }) => withTime({ req, slug, doc, previousDoc });
    hooks.afterChange = [afterChange, ...(hooks.afterChange ?? [])];
  }
}

async function withTime({ req, slug, doc, previousDoc }: Saved): Promise<Timed> {
  if (!doc.id) return doc;
  const transaction = await requestSql(req);
  const saved = doc.updatedAt === previousDoc?.updatedAt ? await setTime(transaction, tableOf(req.payload, slug), doc) : doc;
  // Lists show the newest version, to which a publication in one language gives the time before it.
  if (isDrafted(slug))
    await transaction.execute(sql`
      update ${sql.identifier(`_${tableOf(req.payload, slug)}_v`)} set version_updated_at = ${saved.updatedAt}::timestamptz
      where parent_id = ${doc.id} and latest and version_updated_at < ${saved.updatedAt}::timestamptz`);
  return saved;
}

async function setTime(transaction: SqlExecutor, table: string, doc: Timed): Promise<Timed> {
  const { rows } = await transaction.execute<{ time: string }>(sql`
    update ${sql.identifier(table)} set updated_at = clock_timestamp() where id = ${doc.id} returning updated_at as time`);
  return rows[0] ? { ...doc, updatedAt: new Date(rows[0].time).toISOString() } : doc;
}
