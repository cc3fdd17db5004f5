import { locales, type SiteId } from '@plantsoen/contract/locales.ts';
import { pathOf, unindexedKeys, uriOfPath } from '@plantsoen/contract/paths.ts';
import { entryTypenames } from '../platform/addresses/address.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { SitemapEntry } from '../platform/generated/contract.ts';

/** Maximum number of entries in a sitemap file. */
const maxEntries = 5000;

type Row = Omit<SitemapEntry, 'changedAt'> & { changedAt: Date };

const isOpen = "kind = 'canonical' and not members_only";

const statement = `
  select a.path as uri, coalesce(e.updated_at, a.updated_at) as "changedAt",
    (select coalesce(json_agg(json_build_object('siteId', o.site_id, 'uri', o.path) order by o.site_id), '[]')
      from (select * from address where ${isOpen}) o
      where o.entry_type = a.entry_type and o.entry_id = a.entry_id and o.site_id <> a.site_id) as alternates
  from (select * from address where ${isOpen}) a
  left join projected_entry e on e.entry_type = a.entry_type and e.entry_id = a.entry_id
  where a.site_id = $1 and a.path collate "C" > $2 and a.path <> all($3)
  order by a.path collate "C" limit ${maxEntries}`;

/** Returns the indexable entries of a site after an address, ordered by address (SEO-02). */
export async function sitemap(context: ApiContext, siteId: SiteId, after = ''): Promise<SitemapEntry[]> {
  for (const type of Object.values(entryTypenames)) for (const site of locales) context.tags.list(type, site.siteId);
  const rows = await context.sql.query<Row>(statement, [siteId, after, unindexedUris(siteId)]);
  return rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() }));
}

function unindexedUris(siteId: SiteId): string[] {
  return locales
    .filter((locale) => locale.siteId === siteId)
    .flatMap(({ code }) => unindexedKeys.map((key) => uriOfPath(pathOf(key, code))));
}
