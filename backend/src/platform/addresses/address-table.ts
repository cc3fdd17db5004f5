import { sql } from '@payloadcms/db-postgres';
import { locales, type SiteId } from '@plantsoen/contract/locales.ts';
import type { SqlExecutor } from '../database/request-sql.ts';
import type { Address, AddressedCollection, EntryKey } from './address.ts';
import { AddressTaken } from './address-taken.ts';

type AddressRow = {
  site_id: SiteId;
  path: string;
  parent_path: string | null;
  title: string;
  members_only: boolean;
  entry_type: Address['collection'];
  entry_id: number;
};

const toAddress = (row: AddressRow): Address => ({
  collection: row.entry_type,
  id: row.entry_id,
  siteId: row.site_id,
  path: row.path,
  parentPath: row.parent_path ?? undefined,
  title: row.title,
  membersOnly: row.members_only,
});

const allSites = locales.map(({ siteId }) => siteId);

/** Returns the canonical addresses of an entry, one per site in which it is published. */
export function canonicalAddresses(db: SqlExecutor, { collection, id }: EntryKey): Promise<Address[]> {
  return addressesOf(db, collection, [id], allSites);
}

/** Returns the canonical addresses of entries of a collection in some sites, in the order of their IDs. */
export async function addressesOf(
  db: SqlExecutor,
  collection: AddressedCollection,
  ids: readonly number[],
  siteIds: readonly SiteId[],
): Promise<Address[]> {
  const { rows } = await db.execute<AddressRow>(sql`
    select site_id, path, parent_path, title, members_only, entry_type, entry_id from address
    where entry_type = ${collection} and entry_id = any(${sql.param(ids)}::int[])
      and site_id = any(${sql.param(siteIds)}::int[]) and kind = 'canonical' order by entry_id, site_id`);
  return rows.map(toAddress);
}

/** Whether another published entry has the path. */
export async function isTaken(db: SqlExecutor, siteId: SiteId, path: string, entry: EntryKey): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from address where site_id = ${siteId} and path = ${path} and kind = 'canonical'
      and not (entry_type = ${entry.collection} and entry_id = ${entry.id})`);
  return rows.length > 0;
}

/** Returns SQL for the sites and paths of addresses, as a table `a`. */
const asPlaces = (addresses: readonly Address[]) => sql`
  unnest(${sql.param(addresses.map(({ siteId }) => siteId))}::int[], ${sql.param(addresses.map(({ path }) => path))}::text[])
    as a (site_id, path)`;

/**
 * Stores addresses as the canonical ones of their entries. Their other canonical addresses must be removed before. Old addresses at
 * these paths are deleted. Throws if another published entry has one of the paths. The slug rules check this only for the edited
 * entry and language, not for its children or other languages.
 */
export async function putAddresses(db: SqlExecutor, addresses: readonly Address[]): Promise<void> {
  if (addresses.length === 0) return;
  const claimed = new Map<string, Address>();
  for (const address of addresses) {
    const key = `${address.siteId} ${address.path}`;
    const holder = claimed.get(key);
    if (holder) throw new AddressTaken(address, holder.title);
    claimed.set(key, address);
  }
  await db.execute(sql`
    delete from address using ${asPlaces(addresses)}
    where address.site_id = a.site_id and address.path = a.path and address.kind = 'old'`);
  const { rows } = await db.execute<{ site_id: SiteId; path: string }>(sql`
    insert into address (site_id, path, kind, entry_type, entry_id, parent_path, title, members_only, updated_at)
    select a."siteId", a.path, 'canonical', a.collection, a.id, a."parentPath", a.title, a."membersOnly", now()
    from jsonb_to_recordset(${JSON.stringify(addresses)}::jsonb)
      as a ("siteId" int, path text, collection text, id int, "parentPath" text, title text, "membersOnly" boolean)
    on conflict (site_id, path) do update set parent_path = excluded.parent_path, title = excluded.title,
      members_only = excluded.members_only, updated_at = excluded.updated_at, kind = 'canonical'
    where address.entry_type = excluded.entry_type and address.entry_id = excluded.entry_id returning site_id, path`);
  for (const { site_id: siteId, path } of rows) claimed.delete(`${siteId} ${path}`);
  const [taken] = claimed.values();
  if (taken) throw new AddressTaken(taken, await titleAt(db, taken.siteId, taken.path));
}

async function titleAt(db: SqlExecutor, siteId: SiteId, path: string): Promise<string> {
  const { rows } = await db.execute<{ title: string }>(
    sql`select title from address where site_id = ${siteId} and path = ${path}`,
  );
  return rows[0]?.title ?? '';
}

/** Turns canonical addresses into old ones, because their entries have moved or are no longer published there. */
export async function removeAddresses(db: SqlExecutor, addresses: readonly Address[]): Promise<void> {
  if (addresses.length === 0) return;
  await db.execute(sql`
    update address set kind = 'old' from ${asPlaces(addresses)}
    where address.site_id = a.site_id and address.path = a.path and address.kind = 'canonical'`);
}

/** Deletes all addresses of a deleted entry. */
export async function forgetEntry(db: SqlExecutor, entry: EntryKey): Promise<void> {
  await db.execute(sql`delete from address where entry_type = ${entry.collection} and entry_id = ${entry.id}`);
}
