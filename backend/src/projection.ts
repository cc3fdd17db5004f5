import { sql } from '@payloadcms/db-postgres';
import { listTag } from '@plantsoen/contract/cache-identity.ts';
import { locales } from '@plantsoen/contract/locales.ts';
import type { PayloadRequest } from 'payload';
import { addressRules } from './address-rules.ts';
import type { EntryKey } from './platform/addresses/address.ts';
import { forgetEntry } from './platform/addresses/address-table.ts';
import { AddressTaken } from './platform/addresses/address-taken.ts';
import { placeEntry } from './platform/addresses/place-entry.ts';
import { forgetProjected, isProjected, markProjected } from './platform/addresses/projected-entry.ts';
import { announce } from './platform/changes/announce.ts';
import { requestSql, type SqlExecutor } from './platform/database/request-sql.ts';
import { oneAfterAnother } from './platform/taking-turns.ts';
import { productsInCategory, projectProduct } from './products/catalogue/project-product.ts';
import { markDue } from './search/indexing/mark-due.ts';
import { forgetTexts, noteTexts } from './translations/text-states.ts';

/**
 * Brings addresses and catalogue in line with what is published of an entry, tells the index and announces the change, all in the
 * transaction of the request. A draft leaves the published row as it was, and then nothing happens (SEC-09). Where another entry is in the way, the
 * editor is told, and nothing of the publication remains.
 */
export async function projectEntry(req: PayloadRequest, entry: EntryKey): Promise<void> {
  const db = await requestSql(req);
  if (await isProjected(db, entry)) return;
  const { tags, touched } = await project(req, db, entry).catch((error) => {
    throw error instanceof AddressTaken ? error.refusalFor(req) : error;
  });
  await markDue(db, [entry], touched);
  await announce(db, tags);
}

/**
 * Projects an entry anew, and announces it where that changes its addresses or its rows in the catalogue. Returns whether it does.
 * The other products of a category are left alone: each is compared and announced in its own turn.
 */
export async function reprojectEntry(req: PayloadRequest, entry: EntryKey): Promise<boolean> {
  const db = await requestSql(req);
  const before = await projectedRows(db, entry);
  const { tags, touched } = await project(req, db, entry, { withProducts: false });
  if (before === (await projectedRows(db, entry))) return false;
  await markDue(db, [], [entry, ...touched]);
  await announce(db, tags);
  return true;
}

/** The rows that an entry has in addresses and catalogue, as a text that can be compared. */
async function projectedRows(db: SqlExecutor, { collection, id }: EntryKey): Promise<string> {
  const { rows } = await db.execute<{ projected: string }>(sql`
    select concat(
      (select json_agg(to_jsonb(a) - 'updated_at' order by a.site_id, a.path) from address a where a.entry_type = ${collection} and a.entry_id = ${id}),
      (select json_agg(c order by c.site_id) from catalogue c where ${collection} = 'products' and c.product_id = ${id})) as projected`);
  return rows[0]?.projected ?? '';
}

/** Takes a deleted entry out of addresses and catalogue, and what hung below it. */
export async function projectDeletion(req: PayloadRequest, entry: EntryKey): Promise<void> {
  const db = await requestSql(req);
  const { tags, touched } = await project(req, db, entry);
  await forgetEntry(db, entry);
  await forgetProjected(db, entry);
  await forgetTexts(db, entry);
  await markDue(db, [], touched);
  await announce(db, tags);
}

/** What a projection changed for readers: the tags to announce, and every other entry whose rows were written anew. */
type Projected = { tags: Set<string>; touched: EntryKey[] };

async function project(
  req: PayloadRequest,
  db: SqlExecutor,
  entry: EntryKey,
  { withProducts } = { withProducts: true },
): Promise<Projected> {
  const { tags, placed } = await placeEntry(db, addressRules, entry);
  const products = new Set(placed.filter(({ collection }) => collection === 'products').map(({ id }) => id));
  if (withProducts && entry.collection === 'categories')
    for (const id of await productsInCategory(db, entry.id)) products.add(id);
  for (const id of products) await projectProduct(req, db, id);
  await markProjected(db, entry);
  await noteTexts(db, entry, req.locale);
  const others = placed.filter(
    ({ collection, id }) => collection !== 'products' && !(collection === entry.collection && id === entry.id),
  );
  if (products.size > 0) for (const { siteId } of locales) tags.add(listTag('Product', siteId));
  return { tags, touched: [...others, ...[...products].map((id) => ({ collection: 'products' as const, id }))] };
}

/** Tells the index of an entry that is about to be deleted, while it is still known where it stood and what names it. */
export async function markDeletion(req: PayloadRequest, entry: EntryKey): Promise<void> {
  await markDue(await requestSql(req), [entry]);
}

const inOrder = oneAfterAnother();

/**
 * Writes a product's rows again after a change of a record that they are made from, such as a variant. Payload updates the
 * variants of a bulk edit in parallel within one transaction, so that the rows of a product are written in turn.
 */
export async function reprojectProduct(req: PayloadRequest, id: number): Promise<void> {
  const db = await requestSql(req);
  await inOrder(`${await req.transactionID} ${id}`, async () => {
    await projectProduct(req, db, id);
    await markDue(db, [{ collection: 'products', id }]);
  });
}

/** Does what `projectEntry` does, without announcing it, in a transaction that will be rolled back. */
export async function projectInPassing(req: PayloadRequest, entry: EntryKey): Promise<void> {
  await project(req, await requestSql(req), entry);
}
