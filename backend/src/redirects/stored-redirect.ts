import { type LocaleCode, localeOfSite } from '@plantsoen/contract/locales.ts';
import type { AddressedCollection, EntryKey } from '../platform/addresses/address.ts';
import type { Sql } from '../platform/api/instrumented-sql.ts';
import { foldCase, type Place, type SiteOrigins, targetOf } from './redirect-addresses.ts';

/** Redirect as stored by Payload. `path` is the contract's uri. */
export type StoredRedirect = {
  site: LocaleCode;
  path: string;
  kind: 'permanent' | 'temporary' | 'gone';
  target?: 'entry' | 'address' | null;
  entry?: { relationTo: AddressedCollection; value: number | { id: number } } | null;
  address?: string | null;
};

/**
 * Effect of a redirect. It leads to an entry (with its current uri), a place on a site or an external address, or reports that
 * the address is gone.
 */
export type Redirect =
  | { kind: 'gone' }
  | { kind: 'permanent' | 'temporary'; target: { entry: EntryKey; uri: string | undefined } | Place | { url: string } };

type Row = {
  kind: StoredRedirect['kind'];
  target: StoredRedirect['target'];
  address: string | null;
  entry_type: AddressedCollection | null;
  entry_id: number | null;
  uri: string | null;
};

/** SQL that joins a redirect `r` to the entry `e` that it leads to. */
export const entryOfRedirect = `left join lateral (
    select t.entry_type, t.entry_id from redirects_rels l cross join lateral (values
      ('pages', l.pages_id), ('categories', l.categories_id), ('products', l.products_id),
      ('projects', l.projects_id), ('news', l.news_id), ('faq', l.faq_id)) as t(entry_type, entry_id)
    where l.parent_id = r.id and l.path = 'entry' and t.entry_id is not null limit 1
  ) e on true`;

/** Selects the redirect from an address, unless a live entry has that address. */
const statement = `
  select r.id, r.kind::text as kind, r.target::text as target, r.address, e.entry_type, e.entry_id, a.path as uri
  from redirects r
  ${entryOfRedirect}
  left join address a on a.kind = 'canonical' and a.site_id = $1 and a.entry_type = e.entry_type and a.entry_id = e.entry_id
  where r.site::text = $2 and r.path = $3
    and not exists (select from address live where live.site_id = $1 and live.path = $3 and live.kind = 'canonical')`;

/** Returns the redirect from a place. Returns `undefined` without a redirect, or if a live entry has the address. */
export async function redirectAt(sql: Sql, { siteId, uri }: Place, origins: SiteOrigins): Promise<Redirect | undefined> {
  const locale = localeOfSite(siteId);
  const [row] = await sql.query<Row>(statement, [siteId, locale, foldCase(uri)]);
  if (!row) return undefined;
  if (row.kind === 'gone') return { kind: 'gone' };
  if (row.target === 'address') return toAddress(row.kind, row.address ?? '', locale, origins);
  if (row.entry_type === null || row.entry_id === null) return undefined;
  const entry = { collection: row.entry_type, id: row.entry_id };
  return { kind: row.kind, target: { entry, uri: row.uri ?? undefined } };
}

/** Returns the redirect to an address that an editor has entered. Returns `undefined` if the address is invalid. */
export function toAddress(
  kind: 'permanent' | 'temporary',
  address: string,
  locale: LocaleCode,
  origins: SiteOrigins,
): Redirect | undefined {
  const target = targetOf(address, locale, origins);
  return 'problem' in target ? undefined : { kind, target };
}
