import type { Sql } from '../platform/api/instrumented-sql.ts';

/** Planned change of prices: the day on which it takes effect, as `YYYY-MM-DD`, and the number of prices. */
type PlannedPrices = { id: number; effectiveOn: string; at: Date; count: number; note: string; author: string | null };

const maxPlanned = 50;

/** Lists the planned changes of prices, the next one first. */
export async function plannedPrices(sql: Sql): Promise<PlannedPrices[]> {
  return sql.query<PlannedPrices>(
    `select c.id::int, c.effective_on::text as "effectiveOn", c.effective_on::timestamp at time zone 'Europe/Amsterdam' as at,
       (select count(*)::int from price_change_line l where l.change_id = c.id) as count, c.note, c.author_name as author
     from price_change c where c.applied_at is null and c.cancelled_at is null order by c.effective_on, c.id limit ${maxPlanned}`,
    [],
  );
}
