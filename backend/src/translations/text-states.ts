import { sql } from '@payloadcms/db-postgres';
import type { EntryKey } from '../platform/addresses/address.ts';
import type { SqlExecutor } from '../platform/database/request-sql.ts';

/** Records the languages in which an entry has been live, so that later lists may name it. The other columns are no longer read. */
export async function noteTexts(db: SqlExecutor, { collection, id }: EntryKey): Promise<void> {
  const texts = sql.identifier(`${collection}_locales`);
  await db.execute(sql`
    insert into text_state (entry_type, entry_id, locale, hash, changed_at, published_at)
    select ${collection}, p.id, l._locale::text, '', p.updated_at, p.updated_at
    from ${sql.identifier(collection)} p join ${texts} l on l._parent_id = p.id
    where p.id = ${id} and l._status::text = 'published'
    on conflict (entry_type, entry_id, locale) do nothing`);
}

export async function forgetTexts(db: SqlExecutor, { collection, id }: EntryKey): Promise<void> {
  await db.execute(sql`delete from text_state where entry_type = ${collection} and entry_id = ${id}`);
}
