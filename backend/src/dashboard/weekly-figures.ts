import type { Sql } from '../platform/api/instrumented-sql.ts';

/** Figures of a week from Monday to Sunday, in Dutch time. `start` is its Monday as `YYYY-MM-DD`. */
export type WeekFigures = { start: string; quoteRequests: number; searches: number; searchesWithoutHits: number };

/** Number of whole weeks in about 90 days. */
export const weekCount = 13;

const zone = 'Europe/Amsterdam';

/** Returns the figures of the last whole weeks, oldest first (EDT-01). The running week is left out. */
export async function weeklyFigures(sql: Sql, count = weekCount): Promise<WeekFigures[]> {
  return sql.query<WeekFigures>(
    `with week as (
       select day::date as start from date_trunc('week', now() at time zone '${zone}') as present,
         generate_series(present - $1 * interval '1 week', present - interval '1 week', interval '1 week') day)
     select start::text,
       (select count(*)::int from quote_requests where created_at >= start::timestamp at time zone '${zone}'
         and created_at < (start + 7)::timestamp at time zone '${zone}') as "quoteRequests",
       coalesce(sum(c.searches), 0)::int as searches, coalesce(sum(c.without_hits), 0)::int as "searchesWithoutHits"
     from week left join search_count c on c.day >= start and c.day < start + 7 group by start order by start`,
    [count],
  );
}
