import { sql } from '@payloadcms/db-postgres';
import { listTag } from '@plantsoen/contract/cache-identity.ts';
import { locales } from '@plantsoen/contract/locales.ts';
import { createLocalReq, type Payload } from 'payload';
import { addressRules } from './address-rules.ts';
import type { EntryKey } from './platform/addresses/address.ts';
import { type Placement, placeEntry } from './platform/addresses/place-entry.ts';
import { markProjected } from './platform/addresses/projected-entry.ts';
import { announce } from './platform/changes/announce.ts';
import { requestSql, type SqlExecutor } from './platform/database/request-sql.ts';
import { projectProduct } from './products/catalogue/project-product.ts';
import { markAll } from './search/indexing/mark-due.ts';
import { noteTexts } from './translations/text-states.ts';

/**
 * Writes addresses and catalogue anew from what is published, in one transaction: after bulk work, or by command. Addresses
 * that an entry has had stay with it as old ones. The index follows in the background.
 */
export async function rebuildProjections(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload);
  const transactionID = await payload.db.beginTransaction();
  if (transactionID === null) throw new Error('the database gives no transactions');
  req.transactionID = transactionID;
  try {
    const db = await requestSql(req);
    await db.execute(sql`update address set kind = 'old' where kind = 'canonical'`);
    await db.execute(sql`delete from catalogue`);
    const { tags, placed } = await placeAll(db);
    for (const { collection, id } of placed) if (collection === 'products') await projectProduct(req, db, id);
    for (const { typename } of addressRules) for (const { siteId } of locales) tags.add(listTag(typename, siteId));
    await markAll(db);
    await announce(db, tags);
    await payload.db.commitTransaction(transactionID);
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID);
    throw error;
  }
}

/** Places every entry, what others hang from first; each once, though placing one also places what is below it. */
async function placeAll(db: SqlExecutor): Promise<Placement> {
  const placed = new Map<string, EntryKey>();
  const tags = new Set<string>();
  for (const rule of addressRules) {
    const roots = rule.parent ? sql`${sql.identifier(rule.parent.column)} is null desc,` : sql``;
    const { rows } = await db.execute<{ id: number }>(
      sql`select id from ${sql.identifier(rule.collection)} order by ${roots} id`,
    );
    for (const { id } of rows) {
      if (placed.has(`${rule.collection}:${id}`)) continue;
      const placement = await placeEntry(db, addressRules, { collection: rule.collection, id });
      for (const entry of placement.placed) placed.set(`${entry.collection}:${entry.id}`, entry);
      for (const tag of placement.tags) tags.add(tag);
    }
  }
  for (const entry of placed.values()) {
    await markProjected(db, entry);
    await noteTexts(db, entry);
  }
  return { tags, placed: [...placed.values()] };
}
