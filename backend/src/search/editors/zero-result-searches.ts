import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import { clientNetwork } from '../../platform/api/client-network.ts';
import type { ApiContext } from '../../platform/api/context.ts';
import { instrumentedSql, type Sql } from '../../platform/api/instrumented-sql.ts';
import { memoryRateLimiter } from '../../platform/rate-limit/memory-rate-limiter.ts';
import { memoryRateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { storableQuery } from './storable-query.ts';

/** Maximum number of stored searches. The rarest ones beyond it are deleted. */
const maxSearches = 5000;

const { zeroResultSearch: ofVisitor, allZeroResultSearches: ofAll } = memoryRateLimits;
type Limits = Record<'ofVisitor' | 'ofAll', { minutes: number; max: number }>;

type Search = { siteId: SiteId; query: string };

/**
 * Returns a function that counts searches without hits for editors. It stores only the words, never the visitor. Rate limits per
 * visitor network and in total prevent flooding. Counting neither delays an answer nor makes it fail; the promise is for tests.
 */
export function searchCounter(limits: Limits = { ofVisitor, ofAll }): (context: ApiContext, search: Search) => Promise<void> {
  const mayCountVisitor = memoryRateLimiter(limits.ofVisitor);
  const mayCount = memoryRateLimiter(limits.ofAll);
  return async ({ payload, clientIp, preview, log }, { siteId, query }) => {
    const words = storableQuery(query);
    if (words === undefined || preview) return;
    // Requests for pages that all guests share contain no visitor address.
    if (clientIp !== undefined && !mayCountVisitor(clientNetwork(clientIp))) return;
    if (!mayCount('all')) return;
    await countSearch(instrumentedSql(payload.db.pool), siteId, words).catch((error: unknown) =>
      log.warn({ err: error }, 'a search without results could not be counted'),
    );
  };
}

/**
 * Counts one more search for these words. Dismissed searches stay dismissed; solved ones are reopened, because they should find
 * something.
 */
async function countSearch(sql: Sql, siteId: SiteId, words: string): Promise<void> {
  await sql.query(
    `insert into searches_without_hits as known (site, words, count, first_at, last_at, state)
     values ($1::text::enum_searches_without_hits_site, $2, 1, now(), now(), 'new')
     on conflict (site, words) do update set count = least(known.count + 1, 1000000), last_at = now(), updated_at = now(),
       state = case known.state when 'solved' then 'new' else known.state end`,
    [localeOfSite(siteId), words],
  );
}

/** Deletes searches older than `keptDays`, and the rarest ones beyond `limit`. */
export async function deleteExpiredSearches(sql: Sql, retentionDays: number, limit = maxSearches): Promise<void> {
  await sql.query(
    `delete from searches_without_hits where last_at < now() - make_interval(days => $1)
       or id in (select id from searches_without_hits order by count desc, last_at desc, id desc offset $2)`,
    [retentionDays, limit],
  );
}
