import type { Payload } from 'payload';
import { refuseProblems } from '../account/refusal.ts';
import type { Sql } from '../platform/api/instrumented-sql.ts';
import { inTransaction, type Transaction } from '../platform/database/in-transaction.ts';
import { requestReads } from '../platform/database/request-sql.ts';
import { limits } from '../platform/payload/limits.ts';

/** Maximum number of favourites of a member. */
export const maxFavourites = limits.relations;

const favourites = `from members_rels where parent_id = $1 and path = 'favoriteProducts'`;

/** Returns the product IDs of a member's favourites, latest last. */
export async function favouriteIds(sql: Sql, memberId: number): Promise<number[]> {
  const rows = await sql.query<{ id: number }>(`select products_id as id ${favourites} order by "order", id`, [memberId]);
  return rows.map(({ id }) => id);
}

type FavouriteChange = { productId: number; isFavourite: boolean; insteadOf?: number | null | undefined };

/**
 * Adds a product to a member's favourites, in place of another one if given, or removes it. Locks the member, so that concurrent changes in several tabs all take
 * effect (FAV-02).
 */
export function changeFavourite(payload: Payload, memberId: number, change: FavouriteChange): Promise<void> {
  const { productId, isFavourite, insteadOf } = change;
  return inTransaction(payload, async (_, transaction) => {
    const sql = await requestReads(transaction);
    await sql.query('select id from members where id = $1 for update', [memberId]);
    const remove = (id: number) => sql.query(`delete ${favourites} and products_id = $2`, [memberId, id]);
    if (isFavourite && insteadOf) await remove(insteadOf);
    const ids = await favouriteIds(sql, memberId);
    if (ids.includes(productId) === isFavourite) return;
    if (!isFavourite) return void (await remove(productId));
    refuseTooMany(ids.length + 1);
    await refuseGone(sql, [productId]);
    await add(sql, memberId, [productId]);
  });
}

/** Replaces all favourites of a member (API-03), within the given transaction. Keeps the given order and drops duplicates. */
export async function replaceFavourites(transaction: Transaction, memberId: number, wanted: readonly number[]): Promise<void> {
  const ids = [...new Set(wanted)];
  refuseTooMany(ids.length);
  const sql = await requestReads(transaction);
  await sql.query('select id from members where id = $1 for update', [memberId]);
  const known = await favouriteIds(sql, memberId);
  const fresh = ids.filter((id) => !known.includes(id));
  await refuseGone(sql, fresh);
  await sql.query(`delete ${favourites}`, [memberId]);
  await add(sql, memberId, ids);
}

const handle = 'favoriteProducts';

function refuseTooMany(count: number): void {
  if (count > maxFavourites) refuseProblems([{ handle, key: 'tooManyChoices', amount: maxFavourites }]);
}

/** Refuses products that are live in no language. */
async function refuseGone(sql: Sql, ids: readonly number[]): Promise<void> {
  const [found] = await sql.query<{ count: number }>(
    'select count(distinct product_id)::int as count from catalogue where product_id = any($1)',
    [ids],
  );
  if (found?.count !== ids.length) refuseProblems([{ handle, key: 'goneProduct' }]);
}

async function add(sql: Sql, memberId: number, ids: readonly number[]): Promise<void> {
  await sql.query(
    `insert into members_rels (parent_id, path, products_id, "order")
     select $1::int, 'favoriteProducts', wanted.id, wanted.place + coalesce((select max("order") ${favourites}), 0)
     from unnest($2::int[]) with ordinality as wanted (id, place)`,
    [memberId, ids],
  );
}
