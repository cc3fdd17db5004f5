import type { Sql } from '../platform/api/instrumented-sql.ts';
import type { StoredRecord } from './stored-record.ts';

const pictureStatement = `
  select m.id, m.id::text as key, m.filename as subject, jsonb_build_object('filename', m.filename, 'decorative', m.decorative)
    || coalesce((select jsonb_object_agg('alt.' || l._locale, l.alt) || jsonb_object_agg('title.' || l._locale, l.title)
      from media_locales l where l._parent_id = m.id), '{}') as values
  from media m`;

/** Site and old address of a redirect. It has an address, unless it leads to an entry or is gone. */
const redirectStatement = `
  select r.id, r.site::text || ' ' || r.path as key, r.site::text || ' /' || r.path as subject,
    json_build_object('site', r.site, 'path', r.path, 'kind', r.kind, 'address', r.address) as values,
    coalesce(r.target::text = 'entry' and r.kind::text <> 'gone', false) as "leadsToEntry"
  from redirects r`;

/** Reads pictures by their numbers. */
export const picturesById = (sql: Sql, ids: readonly number[]): Promise<StoredRecord[]> =>
  sql.query<StoredRecord>(`${pictureStatement} where m.id = any($1::int[])`, [ids]);

/** Reads the next pictures of the export. */
export const picturesAfter = (sql: Sql, id: number, first: number): Promise<StoredRecord[]> =>
  sql.query<StoredRecord>(`${pictureStatement} where m.id > $1 order by m.id limit $2`, [id, first]);

/** Reads all redirects. Files of redirects name each by site and old address. */
export const redirectsByKey = (sql: Sql, keys: readonly string[]): Promise<StoredRecord[]> =>
  sql.query<StoredRecord>(`${redirectStatement} where r.site::text || ' ' || r.path = any($1::text[])`, [keys]);

/** Reads the next redirects of the export. */
export const redirectsAfter = (sql: Sql, id: number, first: number): Promise<StoredRecord[]> =>
  sql.query<StoredRecord>(`${redirectStatement} where r.id > $1 order by r.id limit $2`, [id, first]);

/** Counts the rows of all parts of the export. */
export async function countDocuments(sql: Sql, table: 'media' | 'redirects'): Promise<number> {
  const [row] = await sql.query<{ count: number }>(`select count(*)::int as count from ${table}`, []);
  return row?.count ?? 0;
}

/** Returns the ID of the last of the first `count` documents, 0 before the first. */
export async function lastIdBefore(sql: Sql, table: 'media' | 'redirects', count: number): Promise<number> {
  if (count === 0) return 0;
  const [row] = await sql.query<{ id: number }>(`select id from ${table} order by id offset $1 limit 1`, [count - 1]);
  return row?.id ?? 2 ** 31 - 1;
}

/** Returns those of the addresses, such as `1 producten/x`, at which an entry is live. */
export async function liveAddresses(sql: Sql, places: readonly string[]): Promise<Set<string>> {
  const rows = await sql.query<{ place: string }>(
    `select site_id || ' ' || path as place from address where kind = 'canonical' and site_id || ' ' || path = any($1::text[])`,
    [places],
  );
  return new Set(rows.map(({ place }) => place));
}
