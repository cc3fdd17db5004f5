import type { Sql } from './counted-sql.ts';

/** Something that may happen so often until a moment: the hash says what, and by whom. */
export type Counter = { hash: Buffer; until: Date; most: number };

/** The window of so many minutes that a moment lies in: its number and its end. */
export function windowOf(minutes: number, now: number): { number: number; until: Date } {
  const number = Math.floor(now / (minutes * 60_000));
  return { number, until: new Date((number + 1) * minutes * 60_000) };
}

const counting = 'on conflict (hash) do update set count = visitor_count.count + 1 returning hash, count';

const statement = `
  with of_visitor as (select * from unnest($1::bytea[], $2::timestamptz[], $3::int[]) as counter (hash, until, most)),
    of_all as (select * from unnest($4::bytea[], $5::timestamptz[], $6::int[]) as counter (hash, until, most)),
    by_visitor as (insert into visitor_count (hash, until, count) select hash, until, 1 from of_visitor order by hash ${counting}),
    above as (select 1 from by_visitor join of_visitor using (hash) where count > most),
    by_all as (insert into visitor_count (hash, until, count) select hash, until, 1 from of_all
      where not exists (select from above) order by hash ${counting})
  select exists (select from above) or exists (select from by_all join of_all using (hash) where count > most) as is_above`;

/**
 * Counts in all counters, and tells whether it is one too many for any. What a visitor does too often does not count for all: nobody can
 * use up the share of the others.
 */
export async function isOneTooMany(sql: Sql, ofVisitor: readonly Counter[], ofAll: readonly Counter[] = []): Promise<boolean> {
  const [row] = await sql.query<{ is_above: boolean }>(statement, [...columnsOf(ofVisitor), ...columnsOf(ofAll)]);
  return row?.is_above ?? false;
}

const columnsOf = (counters: readonly Counter[]) => [
  counters.map(({ hash }) => hash),
  counters.map(({ until }) => until),
  counters.map(({ most }) => most),
];
