import { sql } from '@payloadcms/db-postgres';
import { createLocalReq, type Payload } from 'payload';
import type { EntryKey } from '../platform/addresses/address.ts';
import { AddressTaken } from '../platform/addresses/address-taken.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { locks } from '../platform/database/locks.ts';
import { requestSql } from '../platform/database/request-sql.ts';
import { addressRules, reprojectEntry } from './projection.ts';

/** Number of projected entries, and of those that changed. */
export type Reprojection = { entries: number; changed: number };

/**
 * Rebuilds addresses and catalogue from the published entries. Each entry has a separate transaction, so that the site keeps
 * running and editors can publish. Only changed entries are announced and indexed. Former addresses are kept as redirects. Throws
 * `AddressTaken` if two entries claim the same address.
 */
export async function reprojectAll(payload: Payload): Promise<Reprojection> {
  const all = await everyEntry(payload);
  let changed = 0;
  for (let remaining = all; remaining.length > 0; ) {
    const blocked: [EntryKey, AddressTaken][] = [];
    for (const entry of remaining) {
      try {
        if (await reprojectAlone(payload, entry)) changed += 1;
      } catch (error) {
        // The other entry may release the address when it is projected.
        if (!(error instanceof AddressTaken)) throw error;
        blocked.push([entry, error]);
      }
    }
    if (blocked.length === remaining.length) throw blocked[0]?.[1];
    remaining = blocked.map(([entry]) => entry);
  }
  return { entries: all.length, changed };
}

async function reprojectAlone(payload: Payload, entry: EntryKey): Promise<boolean> {
  return await inTransaction(payload, async (db, { transactionID }) => {
    await db.execute(sql`select pg_advisory_xact_lock(${locks.publication})`);
    const req = await createLocalReq({ req: { transactionID } }, payload);
    return await reprojectEntry(req, entry);
  });
}

/** Returns every entry that is stored, has an address or is in the catalogue. Parents come before their children. */
async function everyEntry(payload: Payload): Promise<EntryKey[]> {
  const db = await requestSql({ payload, transactionID: undefined });
  const entries: EntryKey[] = [];
  for (const { collection, parent } of addressRules) {
    const rootsFirst = parent
      ? sql`(select e.${sql.identifier(parent.column)} from ${sql.identifier(collection)} e where e.id = known.id) is null desc,`
      : sql``;
    const inCatalogue = collection === 'products' ? sql`union select product_id from catalogue` : sql``;
    const { rows } = await db.execute<{ id: number }>(sql`
      select id from (
        select id from ${sql.identifier(collection)} union select entry_id from address where entry_type = ${collection} ${inCatalogue}
      ) known order by ${rootsFirst} id`);
    entries.push(...rows.map(({ id }) => ({ collection, id })));
  }
  return entries;
}
