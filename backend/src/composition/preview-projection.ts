import { sql } from '@payloadcms/db-postgres';
import type { AddressedCollection, EntryKey } from '../platform/addresses/address.ts';
import { placeEntry } from '../platform/addresses/place-entry.ts';
import { entriesBelow } from '../platform/addresses/published-entries.ts';
import type { SqlExecutor } from '../platform/database/request-sql.ts';
import { PreviewRefused } from '../preview/preview-refused.ts';
import { copyRows, draftRowsOf, type ReplacedRows, showCopies } from '../preview/shadow-tables.ts';
import { productsInCategory, projectProducts } from '../products/catalogue/project-products.ts';
import { addressRules } from './projection.ts';

/** Maximum number of products that a preview of their category projects, so that it takes a few seconds at most. */
const maxPreviewed = 2000;

type Level = { collection: AddressedCollection; ids: number[] };

/**
 * Projects an entry that is published in temporary tables, into further ones. Returns the IDs of the products whose catalogue rows
 * change. The rows of a category with more than 2,000 products stay as they are. Throws `AddressTaken` or `PreviewRefused` if the entry
 * cannot have its address.
 */
export async function projectInTemporaryTables(db: SqlExecutor, entry: EntryKey): Promise<readonly number[]> {
  const places = [...(await entriesAtOrBelow(db, entry)), ...(await parentOf(db, entry))];
  const replaced = { table: 'address', where: places.map(conditionOf).join(' or ') };
  await copyRows(db, [replaced]);
  const { placed } = await placeEntry(db, addressRules, entry);
  if (await isAnyTaken(db, replaced)) throw new PreviewRefused('address');
  const taken = `(site_id, path) in (select site_id, path from pg_temp.${draftRowsOf('address')})`;
  await showCopies(db, [{ ...replaced, where: `${replaced.where} or ${taken}` }]);
  const products = new Set(placed.flatMap(({ collection, id }) => (collection === 'products' ? id : [])));
  if (entry.collection === 'categories') for (const id of await productsInCategory(db, entry.id)) products.add(id);
  if (products.size === 0 || products.size > maxPreviewed) return [];
  const rows = [{ table: 'catalogue', where: `product_id = any('{${[...products]}}'::int[])` }];
  await copyRows(db, rows);
  const changed = await projectProducts(db, [...products]);
  await showCopies(db, rows);
  return [...new Set(changed.map(({ productId }) => productId))];
}

const conditionOf = ({ collection, ids }: Level) => `(entry_type = '${collection}' and entry_id = any('{${ids}}'::int[]))`;

/** Returns the entry and those whose addresses may depend on its own. A draft may be below itself, because it is not validated. */
async function entriesAtOrBelow(db: SqlExecutor, { collection, id }: EntryKey): Promise<Level[]> {
  const all: Level[] = [];
  for (let levels: Level[] = [{ collection, ids: [id] }]; levels.length > 0; ) {
    all.push(...levels);
    const below: Level[] = [];
    for (const level of levels)
      for (const rule of addressRules.filter(({ parent }) => parent?.collection === level.collection))
        below.push({ collection: rule.collection, ids: await entriesBelow(db, rule, level.ids) });
    levels = below.filter(({ ids }) => ids.length > 0);
    if (levels.some((level) => level.collection === collection && level.ids.includes(id))) throw new PreviewRefused('address');
  }
  return all;
}

async function parentOf(db: SqlExecutor, { collection, id }: EntryKey): Promise<Level[]> {
  const { parent } = addressRules.find((rule) => rule.collection === collection) ?? {};
  if (!parent) return [];
  const { rows } = await db.execute<{ id: number | null }>(
    sql`select ${sql.identifier(parent.column)} as id from ${sql.identifier(collection)} where id = ${id}`,
  );
  return rows.flatMap((row) => (row.id === null ? [] : { collection: parent.collection, ids: [row.id] }));
}

/** Whether an entry whose rows were not copied has one of the addresses. */
async function isAnyTaken(db: SqlExecutor, { where }: ReplacedRows): Promise<boolean> {
  const { rows } = await db.execute(
    sql.raw(`
      select from public.address where kind = 'canonical' and not (${where})
        and (site_id, path) in (select site_id, path from pg_temp.address where kind = 'canonical') limit 1`),
  );
  return rows.length > 0;
}
