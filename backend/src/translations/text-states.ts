import { sql } from '@payloadcms/db-postgres';
import type { EntryKey } from '../platform/addresses/address.ts';
import type { SqlExecutor } from '../platform/database/request-sql.ts';

/**
 * Records when the published text of an entry last changed, per language, and when it was last published in the current language.
 * Publishing a translation again marks it as up to date, even if its text is unchanged.
 */
export async function noteTexts(db: SqlExecutor, { collection, id }: EntryKey, publishedLocale?: string | null): Promise<void> {
  const texts = sql.identifier(`${collection}_locales`);
  await db.execute(sql`
    insert into text_state as known (entry_type, entry_id, locale, hash, changed_at, published_at)
    select ${collection}, p.id, l._locale::text, md5((to_jsonb(l) - array['id', '_status', '_locale', '_parent_id', 'hide_from_search'])::text),
      p.updated_at, p.updated_at
    from ${sql.identifier(collection)} p join ${texts} l on l._parent_id = p.id
    where p.id = ${id} and l._status::text = 'published'
    on conflict (entry_type, entry_id, locale) do update set hash = excluded.hash,
      changed_at = case when known.hash = excluded.hash then known.changed_at else excluded.changed_at end,
      published_at = case when known.hash = excluded.hash and known.locale <> ${publishedLocale ?? ''} then known.published_at
        else excluded.published_at end`);
}

export async function forgetTexts(db: SqlExecutor, { collection, id }: EntryKey): Promise<void> {
  await db.execute(sql`delete from text_state where entry_type = ${collection} and entry_id = ${id}`);
}
