import type { Sql } from '../api/counted-sql.ts';

export type Change = { id: number; tags: string[] };

const mostAtOnce = 500;

/** The id of the newest change; 0 where there was none yet. */
export async function currentPosition(sql: Sql): Promise<number> {
  const [row] = await sql.query<{ position: string }>('select coalesce(max(id), 0) as position from change');
  return Number(row?.position ?? 0);
}

/** The changes after a position, oldest first, at most some hundred at once. */
export async function changesAfter(sql: Sql, position: number): Promise<Change[]> {
  const rows = await sql.query<{ id: string; tags: string[] }>(
    `select id, tags from change where id > $1 order by id limit ${mostAtOnce}`,
    [position],
  );
  return rows.map(({ id, tags }) => ({ id: Number(id), tags }));
}

/** Whether every change after this position is still in the log; one from another log (too high) is not known here. */
export async function reachesBackTo(sql: Sql, position: number): Promise<boolean> {
  const [row] = await sql.query<{ oldest: string | null; newest: string | null }>(
    'select min(id) as oldest, max(id) as newest from change',
  );
  const oldest = Number(row?.oldest ?? 1);
  const newest = Number(row?.newest ?? 0);
  return position >= oldest - 1 && position <= newest;
}

const keptRows = 100_000;
const keptDays = 7;

/** Forgets old changes; the newest one stays, so that the position is never lost. */
export async function pruneChanges(sql: Sql): Promise<void> {
  await sql.query(
    `delete from change
     where id < (select max(id) from change)
       and (id <= (select max(id) from change) - $1 or created_at < now() - make_interval(days => $2))`,
    [keptRows, keptDays],
  );
}
