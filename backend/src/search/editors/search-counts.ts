import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { ApiContext } from '../../platform/api/context.ts';
import { instrumentedSql, type Sql } from '../../platform/api/instrumented-sql.ts';

/** Time in ms after which counted searches are stored. A process that is killed loses those of this time. */
const storeAfterMs = 10_000;

type Counts = Map<SiteId, { searches: number; withoutHits: number }>;

/**
 * Returns a function that counts completed searches per day and site for the figures of the dashboard (EDT-01). It stores the counts of
 * some seconds in one statement, so that a search costs no write.
 */
export function dailySearchCounter(afterMs = storeAfterMs) {
  let counts: Counts = new Map();
  return ({ payload, preview, log }: ApiContext, siteId: SiteId, hasHits: boolean): void => {
    if (preview) return;
    if (counts.size === 0)
      setTimeout(() => {
        const stored = counts;
        counts = new Map();
        storeCounts(instrumentedSql(payload.db.pool), stored).catch((error: unknown) =>
          log.warn({ err: error }, 'searches could not be counted'),
        );
      }, afterMs).unref();
    const { searches, withoutHits } = counts.get(siteId) ?? { searches: 0, withoutHits: 0 };
    counts.set(siteId, { searches: searches + 1, withoutHits: withoutHits + (hasHits ? 0 : 1) });
  };
}

async function storeCounts(sql: Sql, counts: Counts): Promise<void> {
  const rows = [...counts];
  await sql.query(
    `insert into search_count as known (day, site_id, searches, without_hits)
     select (now() at time zone 'Europe/Amsterdam')::date, site_id, searches, without_hits
     from unnest($1::int[], $2::int[], $3::int[]) given (site_id, searches, without_hits)
     on conflict (day, site_id) do update set searches = known.searches + excluded.searches,
       without_hits = known.without_hits + excluded.without_hits`,
    [rows.map(([siteId]) => siteId), rows.map(([, { searches }]) => searches), rows.map(([, { withoutHits }]) => withoutHits)],
  );
}
