import type { Sql } from '../platform/api/instrumented-sql.ts';
import { worthCents } from './list-requests.ts';
import type { LossReason } from './requests/request-status.ts';
import { openStatusList } from './status-sql.ts';

/**
 * Numbers and values of requests: all, won and lost ones. Values are in cents, by the amounts of the offers and else by the guide prices.
 */
export type Figures = { requests: number; valueCents: number; won: number; wonCents: number; lost: number; lostCents: number };

/** Figures of the requests of a month. `month` is its first day, as `YYYY-MM-DD`. */
export type MonthFigures = Figures & { month: string };

/** Figures of the lines with a product, by its latest title. Offers have one amount, so that these values are guide prices. */
export type ProductFigures = Figures & { productId: number; title: string; pieces: number };

/** Open requests of an adviser; those without one have no name. */
export type AdviserFigures = { adviserId: number; adviser: string | null; requests: number; valueCents: number };

/** Number of complete months in the figures. The running one is added. */
const pastMonths = 12;
const maxProducts = 50;

const start = `(date_trunc('month', now() at time zone 'Europe/Amsterdam') - interval '${pastMonths} months') at time zone 'Europe/Amsterdam'`;

const sums = (cents: string) => `
  coalesce(sum(${cents}), 0)::float8 as "valueCents",
  (count(distinct q.id) filter (where q.status = 'won'))::int as won, coalesce(sum(${cents}) filter (where q.status = 'won'), 0)::float8 as "wonCents",
  (count(distinct q.id) filter (where q.status = 'lost'))::int as lost, coalesce(sum(${cents}) filter (where q.status = 'lost'), 0)::float8 as "lostCents"`;

const monthSums = sums(worthCents);
const productSums = sums(`round((q.unit_prices ->> (l.place::int - 1))::numeric * 100) * (l.line ->> 'amount')::numeric`);

/** Returns the figures of the last months by the month in which a request was sent, oldest first. */
export async function monthFigures(sql: Sql): Promise<MonthFigures[]> {
  return sql.query<MonthFigures>(
    `with month as (
       select day::date as start from date_trunc('month', now() at time zone 'Europe/Amsterdam') as present,
         generate_series(present - interval '${pastMonths} months', present, interval '1 month') day)
     select start::text as month, count(q.id)::int as requests, ${monthSums}
     from month left join quote_requests q on q.created_at >= start::timestamp at time zone 'Europe/Amsterdam'
       and q.created_at < (start + interval '1 month') at time zone 'Europe/Amsterdam'
     group by start order by start`,
    [],
  );
}

/** Returns the figures of the products in the requests of the same months, those with the highest value first. */
export async function productFigures(sql: Sql): Promise<ProductFigures[]> {
  return sql.query<ProductFigures>(
    `select (l.line ->> 'productId')::int as "productId", (array_agg(l.line ->> 'title' order by q.id desc))[1] as title,
       count(distinct q.id)::int as requests, sum((l.line ->> 'amount')::int)::int as pieces, ${productSums}
     from quote_requests q cross join lateral jsonb_array_elements(q.lines) with ordinality as l (line, place)
     where q.created_at >= ${start} group by 1 order by "valueCents" desc, pieces desc, 1 limit ${maxProducts}`,
    [],
  );
}

/** Returns the open requests by adviser, the highest value first and those without an adviser last. */
export async function adviserFigures(sql: Sql): Promise<AdviserFigures[]> {
  return sql.query<AdviserFigures>(
    `select coalesce(t.id, 0) as "adviserId", t.name_field as adviser, count(*)::int as requests,
       coalesce(sum(${worthCents}), 0)::float8 as "valueCents"
     from quote_requests q left join team t on t.id = q.adviser_id
     where q.status in ${openStatusList} group by t.id order by t.id is null, 4 desc, t.id`,
    [],
  );
}

/** Number of lost requests with a reason, and their share of all lost ones, from 0 to 1. */
export type LossFigures = { reason: LossReason; requests: number; share: number };

/** Returns the reasons of the lost requests of the same months, the most frequent first. */
export async function lossFigures(sql: Sql): Promise<LossFigures[]> {
  return sql.query<LossFigures>(
    `select q.loss_reason::text as reason, count(*)::int as requests, (count(*) / sum(count(*)) over ())::float8 as share
     from quote_requests q where q.status = 'lost' and q.loss_reason is not null and q.created_at >= ${start}
     group by q.loss_reason order by 2 desc, q.loss_reason`,
    [],
  );
}

/** Returns the mean time from a request to its first answer in days, of the requests of the same months; null without answers. */
export async function answerDays(sql: Sql): Promise<number | null> {
  const [row] = await sql.query<{ days: number | null }>(
    `select avg(extract(epoch from first.at - q.created_at) / 86400)::float8 as days
     from quote_requests q join lateral (select min(created_at) as at from quote_answer a where a.request_id = q.id) first on true
     where q.created_at >= ${start} and first.at is not null`,
    [],
  );
  return row?.days ?? null;
}
