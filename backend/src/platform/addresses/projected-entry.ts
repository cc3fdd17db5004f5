import { sql } from '@payloadcms/db-postgres';
import type { SqlExecutor } from '../database/request-sql.ts';
import type { EntryKey } from './address.ts';

/**
 * Whether the published row is the one that was projected last. Publishing and unpublishing change the row's time; saving a draft does
 * not.
 */
export async function isProjected(db: SqlExecutor, { collection, id }: EntryKey): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from ${sql.identifier(collection)} e join projected_entry p on p.entry_type = ${collection} and p.entry_id = e.id
    where e.id = ${id} and p.updated_at = e.updated_at`);
  return rows.length > 0;
}

/** Records that the current published row has been projected. */
export async function markProjected(db: SqlExecutor, { collection, id }: EntryKey): Promise<void> {
  await db.execute(sql`
    insert into projected_entry (entry_type, entry_id, updated_at) select ${collection}, id, updated_at
    from ${sql.identifier(collection)} where id = ${id}
    on conflict (entry_type, entry_id) do update set updated_at = excluded.updated_at`);
}

/**
 * Keeps the time of a deletion in place of the published row: the part of the sitemap that contained the entry has changed then. IDs are
 * never used again.
 */
export async function markDeleted(db: SqlExecutor, { collection, id }: EntryKey): Promise<void> {
  await db.execute(sql`
    update projected_entry set updated_at = greatest(updated_at, now()) where entry_type = ${collection} and entry_id = ${id}`);
}
