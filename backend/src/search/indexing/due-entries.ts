import type { ClientBase } from 'pg';
import type { SearchKey } from '../search-engine.ts';

/** Entry whose document must be updated in the index of a site, or removed from it. */
export type DueEntry = SearchKey & { dueId: string; attempts: number };

/** Returns the next due entries. Entries that were just published come before those that depend on them. */
export async function dueEntries(client: ClientBase, limit: number): Promise<DueEntry[]> {
  const { rows } = await client.query<DueEntry>(
    `select id as "dueId", site_id as "siteId", collection, entry_id as id, attempts from search_index_queue
     where due_at <= now() order by background, id limit $1`,
    [limit],
  );
  return rows;
}

/** Deletes processed rows. Newer rows of the same entries stay due. */
export async function forgetDue(client: Pick<ClientBase, 'query'>, dueIds: readonly string[]): Promise<void> {
  await client.query('delete from search_index_queue where id = any($1::bigint[])', [dueIds]);
}

/** Postpones failed entries by two seconds, doubled at each attempt, up to an hour. */
export async function putOff(client: ClientBase, dueIds: readonly string[]): Promise<void> {
  await client.query(
    `update search_index_queue set attempts = attempts + 1, due_at = now() + make_interval(secs => least(2 * 2 ^ least(attempts, 20), 3600))
     where id = any($1::bigint[])`,
    [dueIds],
  );
}

/** Returns the seconds until the next of the entries that have failed is due; undefined without any. */
export async function secondsUntilDue(database: Pick<ClientBase, 'query'>): Promise<number | undefined> {
  const { rows } = await database.query<{ seconds: number | null }>(
    'select extract(epoch from min(due_at) - now())::float8 as seconds from search_index_queue where due_at > now()',
  );
  return rows[0]?.seconds ?? undefined;
}
