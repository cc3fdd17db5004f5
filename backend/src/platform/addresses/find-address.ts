import { localeOfSite, locales, type SiteId, siteIdOf } from '@plantsoen/contract/locales.ts';
import { matchPath, pathOf, pathOfUri, uriOfPath } from '@plantsoen/contract/paths.ts';
import type { ApiContext, Sql } from '../api/context.ts';
import { type EntryKey, entryTypenames } from './address.ts';

export type RouteTranslation = { siteId: SiteId; uri: string; exact: boolean };

/** A published entry with its breadcrumbs (topmost first, itself last) and its addresses in other locales. */
export type AddressMatch = EntryKey & {
  uri: string;
  membersOnly: boolean;
  trail: { title: string; uri: string; entry: EntryKey }[];
  translations: RouteTranslation[];
};

type ChainRow = {
  distance: number;
  path: string;
  title: string;
  members_only: boolean;
  entry_type: EntryKey['collection'];
  entry_id: number;
  other_site: SiteId | null;
  other_path: string | null;
};

/** A product can be shown once it has a catalogue row. In a large category, it gets its address some seconds earlier. */
const chainStatement = `
  with recursive chain as (
    select path, parent_path, title, members_only, entry_type, entry_id, 0 as distance
    from address a where site_id = $1 and path = $2 and kind = 'canonical' and (entry_type <> 'products'
      or exists (select from catalogue c where c.product_id = a.entry_id and c.site_id = $1))
    union all
    select a.path, a.parent_path, a.title, a.members_only, a.entry_type, a.entry_id, c.distance + 1
    from chain c join address a on a.site_id = $1 and a.path = c.parent_path and a.kind = 'canonical'
    where c.distance < 8
  )
  select c.distance, c.path, c.title, c.members_only, c.entry_type, c.entry_id, o.site_id as other_site, o.path as other_path
  from chain c left join address o
    on o.entry_type = c.entry_type and o.entry_id = c.entry_id and o.kind = 'canonical'
  order by c.distance`;

/**
 * Returns the published entry at an address of a site, with breadcrumbs and translations, in one statement, or `undefined`.
 */
export async function findAddress(sql: Sql, siteId: SiteId, uri: string): Promise<AddressMatch | undefined> {
  const rows = await sql.query<ChainRow>(chainStatement, [siteId, uri]);
  const own = rows[0];
  if (!own) return undefined;
  const trail = new Map<string, AddressMatch['trail'][number]>();
  const translations = new Map<SiteId, RouteTranslation>();
  for (const row of rows) {
    trail.set(row.path, { title: row.title, uri: row.path, entry: { collection: row.entry_type, id: row.entry_id } });
    if (row.other_site === null || row.other_path === null || translations.has(row.other_site)) continue;
    translations.set(row.other_site, { siteId: row.other_site, uri: row.other_path, exact: row.distance === 0 });
  }
  for (const { siteId: other } of locales) {
    if (!translations.has(other)) translations.set(other, { siteId: other, uri: uriOfPath('/'), exact: false });
  }
  return {
    collection: own.entry_type,
    id: own.entry_id,
    uri: own.path,
    membersOnly: own.members_only,
    trail: [...trail.values()].reverse(),
    translations: [...translations.values()].sort((a, b) => a.siteId - b.siteId),
  };
}

/**
 * Looks up an address of a site, once per request. The answer depends on the entries above, whose titles and addresses are its
 * breadcrumbs, and on the addresses in other languages.
 */
export async function addressOf(context: ApiContext, siteId: SiteId, uri: string): Promise<AddressMatch | undefined> {
  const loader = context.loader<string, AddressMatch | undefined>(`address:${siteId}`, (uris) =>
    Promise.all(uris.map((wanted) => findAddress(context.sql, siteId, wanted))),
  );
  const found = await loader.load(uri);
  for (const { entry } of found?.trail ?? []) context.tags.record(entryTypenames[entry.collection], siteId, entry.id);
  for (const translation of found?.translations ?? []) context.tags.address(translation.siteId, translation.uri);
  return found;
}

export type MovedAddress = { uri: string; permanent: boolean };

/**
 * Returns the redirect of an address without a published entry, or undefined. An old address redirects permanently. An address of another
 * locale redirects to the same entry in this locale (LOC-05), temporarily if a slug differs. Slugs have no capitals, so an address with
 * capitals redirects to lower case.
 */
export async function findMoved(sql: Sql, siteId: SiteId, uri: string): Promise<MovedAddress | undefined> {
  const folded = uri.toLowerCase();
  const wanted = [{ siteId, uri: folded }, ...foreignUris(siteId, folded)];
  const rows = await sql.query<{ path: string; own: boolean }>(
    `select target.path, found.site_id = $1 as own
     from unnest($2::int[], $3::text[]) as wanted(site_id, path)
     join address found on found.site_id = wanted.site_id and found.path = wanted.path
     join address target on target.entry_type = found.entry_type and target.entry_id = found.entry_id
       and target.site_id = $1 and target.kind = 'canonical'
     order by own desc limit 1`,
    [siteId, wanted.map((item) => item.siteId), wanted.map((item) => item.uri)],
  );
  const row = rows[0];
  return row && row.path !== uri ? { uri: row.path, permanent: row.own } : undefined;
}

/** Returns the address in other locales: unchanged, and with this locale's fixed path segments translated. */
function foreignUris(siteId: SiteId, uri: string): { siteId: SiteId; uri: string }[] {
  const locale = localeOfSite(siteId);
  const match = matchPath(pathOfUri(uri), locale);
  return locales
    .filter((other) => other.siteId !== siteId)
    .flatMap((other) => {
      const uris = new Set([uri]);
      if (match) uris.add(uriOfPath(pathOf(match.key, other.code, match.parameters)));
      return [...uris].map((candidate) => ({ siteId: siteIdOf(other.code), uri: candidate }));
    });
}
