import { locales, type SiteId } from '@plantsoen/contract/locales.ts';
import { pathOf, unindexedKeys, uriOfPath } from '@plantsoen/contract/paths.ts';
import { type AddressedCollection, entryTypenames } from '../platform/addresses/address.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { SitemapEntry, SitemapPart } from '../platform/generated/contract.ts';

/** Maximum number of entries in an answer. A part contains the entries of a collection whose IDs lie in a range of this size. */
const maxEntries = 5000;

type Row<Item> = Omit<Item, 'changedAt'> & { changedAt: Date };

const isOpen = "kind = 'canonical' and not members_only";

/** Discontinued products keep their addresses, but are not announced to search engines (CAT-17). */
const isOffered = `(a.entry_type <> 'products' or not exists (
  select from catalogue c where c.product_id = a.entry_id and c.site_id = a.site_id and c.is_discontinued))`;

/** Returns a statement for entries whose keys meet a condition. */
const entriesWhere = (keys: string) => `
  select a.path as uri, coalesce(e.updated_at, a.updated_at) as "changedAt",
    (select coalesce(json_agg(json_build_object('siteId', o.site_id, 'uri', o.path) order by o.site_id), '[]')
      from (select * from address where ${isOpen}) o
      where o.entry_type = a.entry_type and o.entry_id = a.entry_id and o.site_id <> a.site_id) as alternates
  from (select * from address where ${isOpen} and ${keys}) a
  left join (select * from projected_entry where ${keys}) e on e.entry_type = a.entry_type and e.entry_id = a.entry_id
  where a.site_id = $1 and a.path <> all($2) and ${isOffered}`;

const entriesAfter = `${entriesWhere('true')} and a.path collate "C" > $3 order by a.path collate "C" limit ${maxEntries}`;

const entriesOfPart = `
  ${entriesWhere(`entry_type = $3 and entry_id > $4 and entry_id <= $4 + ${maxEntries}`)} order by a.entry_id`;

/** Jumps from part to part through an index. Grouping all addresses takes 100 ms for 100,000 entries, this a third of it. */
const parts = `
  with recursive part (type, before) as (
    (select entry_type, (entry_id - 1) / ${maxEntries} * ${maxEntries} from address where kind = 'canonical'
      order by entry_type, entry_id limit 1)
    union all
    select next.* from part cross join lateral (
      select entry_type, (entry_id - 1) / ${maxEntries} * ${maxEntries} from address
      where kind = 'canonical' and (entry_type, entry_id) > (type, before + ${maxEntries}) order by entry_type, entry_id limit 1) next)
  select type || '-' || before / ${maxEntries} + 1 as name, coalesce(
    (select max(updated_at) from projected_entry where entry_type = type and entry_id > before and entry_id <= before + ${maxEntries}),
    (select max(updated_at) from address where entry_type = type and entry_id > before and entry_id <= before + ${maxEntries})
  ) as "changedAt"
  from part where exists (
    select from address where entry_type = type and entry_id > before and entry_id <= before + ${maxEntries} and ${isOpen}
      and site_id = $1 and path <> all($2))
  order by type, before`;

/** Returns the indexable entries of a site after an address, ordered by address (SEO-02). */
export async function sitemapAfter(context: ApiContext, siteId: SiteId, after: string): Promise<SitemapEntry[]> {
  return withTimes(await read<Row<SitemapEntry>>(context, siteId, entriesAfter, [after]));
}

/** Returns the indexable entries of a part of a site's sitemap; none if there is no such part. */
export async function sitemapPart(context: ApiContext, siteId: SiteId, name: string): Promise<SitemapEntry[]> {
  const [, collection = '', number] = /^([a-z]+)-([1-9]\d{0,4})$/.exec(name) ?? [];
  if (!isAddressed(collection)) return [];
  return withTimes(
    await read<Row<SitemapEntry>>(context, siteId, entriesOfPart, [collection, (Number(number) - 1) * maxEntries], [collection]),
  );
}

/** Returns the parts of a site's sitemap that have indexable entries. */
export async function sitemapParts(context: ApiContext, siteId: SiteId): Promise<SitemapPart[]> {
  return withTimes(await read<Row<SitemapPart>>(context, siteId, parts));
}

function read<Found extends object>(
  context: ApiContext,
  siteId: SiteId,
  statement: string,
  values: unknown[] = [],
  collections = Object.keys(entryTypenames) as AddressedCollection[],
): Promise<Found[]> {
  for (const collection of collections) for (const site of locales) context.tags.list(entryTypenames[collection], site.siteId);
  return context.sql.query<Found>(statement, [siteId, unindexedUris(siteId), ...values]);
}

const withTimes = <Found extends { changedAt: Date }>(rows: Found[]) =>
  rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() }));

const isAddressed = (name: string): name is AddressedCollection => Object.hasOwn(entryTypenames, name);

function unindexedUris(siteId: SiteId): string[] {
  return locales
    .filter((locale) => locale.siteId === siteId)
    .flatMap(({ code }) => unindexedKeys.map((key) => uriOfPath(pathOf(key, code))));
}
