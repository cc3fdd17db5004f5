import type { ClientBase } from 'pg';
import type { SearchKey } from '../search-engine.ts';

/** An entry whose document is to be made anew in a site, or taken out. */
export type DueEntry = SearchKey & { dueId: string; attempts: number };

/** The next entries that are due: what was just published goes before what follows from it. */
export async function dueEntries(client: ClientBase, most: number): Promise<DueEntry[]> {
  const { rows } = await client.query<DueEntry>(
    `select id as "dueId", site_id as "siteId", collection, entry_id as id, attempts from search_due
     where due_at <= now() order by background, id limit $1`,
    [most],
  );
  return rows;
}

/** These have been seen to. What has become due of the same entries since stays due. */
export async function forgetDue(client: Pick<ClientBase, 'query'>, dueIds: readonly string[]): Promise<void> {
  await client.query('delete from search_due where id = any($1::bigint[])', [dueIds]);
}

/** Puts entries off: two seconds, twice as long each time, up to an hour. */
export async function putOff(client: ClientBase, dueIds: readonly string[]): Promise<void> {
  await client.query(
    `update search_due set attempts = attempts + 1, due_at = now() + make_interval(secs => least(2 * 2 ^ least(attempts, 20), 3600))
     where id = any($1::bigint[])`,
    [dueIds],
  );
}
