import type { Sql } from '../api/instrumented-sql.ts';

export type Change = {
  id: number;
  tags: string[];
  /** IDs of the products whose catalogue rows it changed; null if unknown. */
  products: number[] | null;
};

/** Maximum number of changes that one statement reads. */
export const maxChanges = 500;

/** The id of the newest change; 0 where there was none yet. */
export async function currentPosition(sql: Sql): Promise<number> {
  const [row] = await sql.query<{ position: string }>('select coalesce(max(id), 0) as position from change');
  return Number(row?.position ?? 0);
}

/** The tags of the changes after a position, oldest first, of at most `maxChanges`. */
export async function changesAfter(sql: Sql, position: number): Promise<Omit<Change, 'products'>[]> {
  const rows = await sql.query<{ id: string; tags: string[] }>(
    `select id, tags from change where id > $1 order by id limit ${maxChanges}`,
    [position],
  );
  return rows.map(({ id, tags }) => ({ id: Number(id), tags }));
}

/** State of the log after a position. A position that was taken from another log may be too high. */
export type LogSince = {
  newest: number;
  /** Whether the log still holds every change after the position. */
  isComplete: boolean;
  /** The changes after the position, oldest first, at most `maxChanges`. */
  changes: Change[];
};

/** Reads the log after a position in one statement. */
export async function logSince(sql: Sql, position: number): Promise<LogSince> {
  const [row] = await sql.query<{ oldest: string | null; newest: string | null; changes: Change[] | null }>(
    `select min(id) as oldest, max(id) as newest,
       (select json_agg(later) from (select id, tags, products from change where id > $1 order by id limit ${maxChanges}) later) as changes
     from change`,
    [position],
  );
  const oldest = Number(row?.oldest ?? 1);
  const newest = Number(row?.newest ?? 0);
  return { newest, isComplete: position >= oldest - 1 && position <= newest, changes: row?.changes ?? [] };
}

const keptRows = 100_000;

/** Forgets old changes; the newest one stays, so that the position is never lost. */
export async function deleteExpiredChanges(sql: Sql, retentionDays: number): Promise<void> {
  await sql.query(
    `delete from change
     where id < (select max(id) from change)
       and (id <= (select max(id) from change) - $1 or created_at < now() - make_interval(days => $2))`,
    [keptRows, retentionDays],
  );
}
