import { clientNetwork } from '../../platform/api/client-network.ts';
import { type Handler, headerOf, sendFailure, sendJson } from '../../platform/api/http-context.ts';
import type { Sql } from '../../platform/api/instrumented-sql.ts';
import { memoryRateLimiter } from '../../platform/rate-limit/memory-rate-limiter.ts';
import { memoryRateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { verifyFeedKey } from './feed-keys.ts';
import { feedPageSize, isPageStart } from './product-feed.ts';

/** Prices by the ID of their variant, and by `option-` with the ID of their option (CAT-16), in EUR net. */
export type FeedPrices = { prices: Record<string, number> };

/** A discontinued product has no price (CAT-17). */
const statement = `
  with made as (
    select id from products where id > $1 and id <= $1 + ${feedPageSize} and availability is distinct from 'discontinued')
  select v.id::text, v.price_eur::float8 as price from made join variants v on v.product_id = made.id
  where v.price_eur is not null
  union all
  select 'option-' || o.id, o.price_eur::float8 from made join product_options o on o.product_id = made.id
  where o.price_eur is not null`;

/**
 * Handles `GET /feed-prices?after=…` with a key in `Authorization: Bearer …`: returns the prices of the variants and options of a page of the product
 * feed (EDT-13). Answers 401 without a valid key, before any price is read, and 429 if the key or the network exceeds its limit.
 */
export function feedPricesHandler(sql: Sql): Handler {
  const mayTry = memoryRateLimiter(memoryRateLimits.feedKeyAttempts);
  const mayRead = memoryRateLimiter(memoryRateLimits.feedPrices);
  return async ({ request, response, query }) => {
    const network = clientNetwork(headerOf(request, 'x-visitor-address'));
    const tooMany = () => sendFailure(response, 429, 'TOO_MANY_REQUESTS', 'There were too many requests. Try again later.');
    const [, key] = /^Bearer (feed_[\w-]{43})$/.exec(headerOf(request, 'authorization') ?? '') ?? [];
    const id = key === undefined ? undefined : await verifyFeedKey(sql, key);
    if (id === undefined) {
      if (!mayTry(network)) return tooMany();
      return sendFailure(response, 401, 'UNAUTHENTICATED', 'This key for prices is not valid.');
    }
    if (!mayRead(id)) return tooMany();
    const after = Number(query.get('after') ?? 0);
    if (!isPageStart(after)) return sendFailure(response, 400, 'BAD_USER_INPUT', `after must be a multiple of ${feedPageSize}.`);
    const rows = await sql.query<{ id: string; price: number }>(statement, [after]);
    sendJson(response, 200, { prices: Object.fromEntries(rows.map((row) => [row.id, row.price])) } satisfies FeedPrices);
  };
}
