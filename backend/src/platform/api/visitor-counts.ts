import type { Sql } from './instrumented-sql.ts';

/** A counter with a maximum until a time. The hash identifies the action and the visitor. */
export type Counter = { hash: Buffer; until: Date; most: number };

/** Returns the number and end of the window of `minutes` that contains a time. */
export function windowOf(minutes: number, now: number): { number: number; until: Date } {
  const number = Math.floor(now / (minutes * 60_000));
  return { number, until: new Date((number + 1) * minutes * 60_000) };
}

/**
 * A limit shared by all networks. The first actions of a network (`own.most`) count as `reserved`, further ones as `open`, so that a few
 * networks that exhaust `open` displace no other network.
 */
export type FairLimit = { own: Counter; open: Counter; reserved: Counter };

const counting = 'on conflict (hash) do update set count = visitor_count.count + 1 returning hash, count';

const statement = `
  with of_visitor as (select * from unnest($1::bytea[], $2::timestamptz[], $3::int[]) as counter (hash, until, most)),
    of_own as (select * from unnest($4::bytea[], $5::timestamptz[], $6::int[]) as counter (hash, until, most)),
    of_all as (select * from unnest($7::bytea[], $8::timestamptz[], $9::int[], $10::bool[]) as counter (hash, until, most, is_reserved)),
    by_visitor as (insert into visitor_count (hash, until, count) select hash, until, 1 from of_visitor order by hash ${counting}),
    above as (select 1 from by_visitor join of_visitor using (hash) where count > most),
    by_own as (insert into visitor_count (hash, until, count) select hash, until, 1 from of_own
      where not exists (select from above) ${counting}),
    own as (select count <= most as is_first from by_own join of_own using (hash)),
    by_all as (insert into visitor_count (hash, until, count) select hash, until, 1 from of_all join own on is_reserved = is_first ${counting})
  select exists (select from above) or exists (select from by_all join of_all using (hash) where count > most) as is_above`;

/** Counts an action and returns whether it exceeds a limit. Actions beyond the limits of a visitor do not count for the shared limit. */
export async function isOneTooMany(sql: Sql, ofVisitor: readonly Counter[], shared?: FairLimit): Promise<boolean> {
  const ofAll = shared ? [shared.open, shared.reserved] : [];
  const [row] = await sql.query<{ is_above: boolean }>(statement, [
    ...columnsOf(ofVisitor),
    ...columnsOf(shared ? [shared.own] : []),
    ...columnsOf(ofAll),
    ofAll.map((counter) => counter === shared?.reserved),
  ]);
  return row?.is_above ?? false;
}

const columnsOf = (counters: readonly Counter[]) => [
  counters.map(({ hash }) => hash),
  counters.map(({ until }) => until),
  counters.map(({ most }) => most),
];
