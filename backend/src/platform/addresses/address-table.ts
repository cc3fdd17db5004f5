import { sql } from '@payloadcms/db-postgres';
import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { SqlExecutor } from '../database/request-sql.ts';
import type { Address, EntryKey } from './address.ts';
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

/** Returns the canonical addresses of an entry, one per site in which it is published. */
export async function canonicalAddresses(db: SqlExecutor, entry: EntryKey): Promise<Address[]> {
  const { rows } = await db.execute<AddressRow>(sql`
    select site_id, path, parent_path, title, members_only, entry_type, entry_id from address
    where entry_type = ${entry.collection} and entry_id = ${entry.id} and kind = 'canonical' order by site_id`);
  return rows.map(toAddress);
}

/** Whether another published entry has the path. */
export async function isTaken(db: SqlExecutor, siteId: SiteId, path: string, entry: EntryKey): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from address where site_id = ${siteId} and path = ${path} and kind = 'canonical'
      and not (entry_type = ${entry.collection} and entry_id = ${entry.id})`);
  return rows.length > 0;
}

/**
 * Stores `address` as the entry's canonical one in its site. An old address at that path is deleted, and the entry's former address
 * becomes an old one. Throws if another published entry has the path. The slug rules check this only for the edited entry and language,
 * not for its children or other languages.
 */
export async function putAddress(db: SqlExecutor, address: Address): Promise<void> {
  const { collection, id, siteId, path } = address;
  await db.execute(sql`delete from address where site_id = ${siteId} and path = ${path} and kind = 'old'`);
  await db.execute(sql`
    update address set kind = 'old' where site_id = ${siteId} and entry_type = ${collection} and entry_id = ${id}
      and kind = 'canonical' and path <> ${path}`);
  const { rows } = await db.execute(sql`
    insert into address (site_id, path, kind, entry_type, entry_id, parent_path, title, members_only, updated_at)
    values (${siteId}, ${path}, 'canonical', ${collection}, ${id}, ${address.parentPath ?? null}, ${address.title}, ${address.membersOnly}, now())
    on conflict (site_id, path) do update set parent_path = excluded.parent_path, title = excluded.title,
      members_only = excluded.members_only, updated_at = excluded.updated_at, kind = 'canonical'
    where address.entry_type = excluded.entry_type and address.entry_id = excluded.entry_id returning path`);
  if (rows.length === 0) throw new AddressTaken(address, await titleAt(db, siteId, path));
}

async function titleAt(db: SqlExecutor, siteId: SiteId, path: string): Promise<string> {
  const { rows } = await db.execute<{ title: string }>(
    sql`select title from address where site_id = ${siteId} and path = ${path}`,
  );
  return rows[0]?.title ?? '';
}

/** Turns the entry's canonical address in a site into an old one, because it is no longer published there. */
export async function removeAddress(db: SqlExecutor, entry: EntryKey, siteId: SiteId): Promise<void> {
  await db.execute(sql`
    update address set kind = 'old'
    where entry_type = ${entry.collection} and entry_id = ${entry.id} and site_id = ${siteId} and kind = 'canonical'`);
}

/** Deletes all addresses of a deleted entry. */
export async function forgetEntry(db: SqlExecutor, entry: EntryKey): Promise<void> {
  await db.execute(sql`delete from address where entry_type = ${entry.collection} and entry_id = ${entry.id}`);
}
