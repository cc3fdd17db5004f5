import { localeCodes, siteIdOf } from '@plantsoen/contract/locales.ts';
import type { Sql } from '../platform/api/instrumented-sql.ts';
import { pathOfPlace } from '../redirects/redirect-addresses.ts';
import { entryOfRedirect } from '../redirects/stored-redirect.ts';
import type { StoredRecord } from './stored-record.ts';

const pictureStatement = `
  select m.id, m.id::text as key, m.filename as subject, jsonb_build_object('filename', m.filename, 'decorative', m.decorative)
    || coalesce((select jsonb_object_agg('alt.' || l._locale, l.alt) || jsonb_object_agg('title.' || l._locale, l.title)
      from media_locales l where l._parent_id = m.id), '{}') as values
  from media m`;

const siteId = `case r.site::text ${localeCodes.map((code) => `when '${code}' then ${siteIdOf(code)}`).join(' ')} end`;

/** Site and old address of a redirect, and the current URI of the entry that it leads to, if that is live. */
const redirectStatement = `
  select r.id, r.site::text || ' ' || r.path as key, r.site::text || ' /' || r.path as subject,
    json_build_object('site', r.site, 'path', r.path, 'kind', r.kind, 'address', r.address) as values,
    coalesce(r.target::text = 'entry' and r.kind::text <> 'gone', false) as "leadsToEntry", a.path as "entryUri"
  from redirects r ${entryOfRedirect}
  left join address a on r.target::text = 'entry' and r.kind::text <> 'gone' and a.kind = 'canonical' and a.site_id = ${siteId}
    and a.entry_type = e.entry_type and a.entry_id = e.entry_id`;

/** Reads redirects. The address of one that leads to an entry is that of the entry. */
async function readRedirects(sql: Sql, rest: string, parameters: readonly unknown[]): Promise<StoredRecord[]> {
  const rows = await sql.query<StoredRecord & { entryUri: string | null }>(`${redirectStatement} ${rest}`, [...parameters]);
  return rows.map(({ entryUri, ...record }) =>
    entryUri === null ? record : { ...record, values: { ...record.values, address: pathOfPlace(entryUri) } },
  );
}

/** Reads pictures by their numbers. */
export const picturesById = (sql: Sql, ids: readonly number[]): Promise<StoredRecord[]> =>
  sql.query<StoredRecord>(`${pictureStatement} where m.id = any($1::int[])`, [ids]);

/** Reads the next pictures of the export. */
export const picturesAfter = (sql: Sql, id: number, first: number): Promise<StoredRecord[]> =>
  sql.query<StoredRecord>(`${pictureStatement} where m.id > $1 order by m.id limit $2`, [id, first]);

/** Reads all redirects. Files of redirects name each by site and old address. */
export const redirectsByKey = (sql: Sql, keys: readonly string[]): Promise<StoredRecord[]> =>
  readRedirects(sql, `where r.site::text || ' ' || r.path = any($1::text[])`, [keys]);

/** Reads the next redirects of the export. */
export const redirectsAfter = (sql: Sql, id: number, first: number): Promise<StoredRecord[]> =>
  readRedirects(sql, `where r.id > $1 order by r.id limit $2`, [id, first]);

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

/** Returns those of the addresses that lead to a live entry: its address, or one that it had before. */
export async function addressesOfEntries(sql: Sql, places: readonly string[]): Promise<Set<string>> {
  const rows = await sql.query<{ place: string }>(
    `select a.site_id || ' ' || a.path as place from address a
     join address live on live.entry_type = a.entry_type and live.entry_id = a.entry_id and live.site_id = a.site_id
       and live.kind = 'canonical'
     where a.kind in ('canonical', 'old') and a.site_id || ' ' || a.path = any($1::text[])`,
    [places],
  );
  return new Set(rows.map(({ place }) => place));
}
