import { clientNetwork, widerClientNetwork } from '../api/client-network.ts';
import type { Sql } from '../api/instrumented-sql.ts';
import { signature } from '../protection-key.ts';
import { type RateLimit, type RateLimitedAction, type RateRule, rateLimits } from './rate-limits.ts';

/** A counter with a maximum until a time. The hash identifies the action and the visitor. */
type Counter = { hash: Buffer; until: Date; max: number };

/** The visitor of an action. A request context has these properties. */
export type RateLimitedVisitor = { sql: Sql; payload: { secret: string }; clientIp?: string | undefined };

/** Subject of an action, such as the handle and site of a form. */
type Subject = readonly (string | number)[];

/**
 * Counts an action, successful or not. Returns the seconds until the window ends if it exceeds a limit; undefined otherwise. Actions
 * above the limits of a visitor do not count for the shared limit. The table contains keyed hashes that change with every window, so
 * that it does not show who has done what.
 */
export async function exceededRateLimit(
  { sql, payload, clientIp }: RateLimitedVisitor,
  action: RateLimitedAction,
  { subject = [], now = Date.now() }: { subject?: Subject; now?: number } = {},
): Promise<{ retryAfter: number } | undefined> {
  const { rules, shared }: RateLimit = rateLimits[action];
  const counter = (by: string, { minutes, max }: Omit<RateRule, 'by'>, of: Subject): Counter => {
    const number = Math.floor(now / (minutes * 60_000));
    const until = new Date((number + 1) * minutes * 60_000);
    return { hash: signature(payload.secret, 'rate limit', [action, by, number, ...of]), until, max };
  };
  const visitor = clientNetwork(clientIp);
  const widerNetwork = widerClientNetwork(clientIp);
  const keys = { visitor: [visitor], widerNetwork: [widerNetwork], visitorAndSubject: [visitor, ...subject] };
  const own = rules.map((rule) => counter(rule.by, rule, keys[rule.by]));
  const sharedCounter = (by: 'own' | 'reserved' | 'open', of: Subject) =>
    shared ? [counter(by, { minutes: shared.minutes, max: shared[by] }, of)] : [];
  const ofNetwork = sharedCounter('own', [widerNetwork, ...subject]);
  const reserved = sharedCounter('reserved', subject);
  const ofAll = [...reserved, ...sharedCounter('open', subject)];
  const [row] = await sql.query<{ isAbove: boolean }>(statement, [
    ...columnsOf(own),
    ...columnsOf(ofNetwork),
    ...columnsOf(ofAll),
    ofAll.map((one) => one === reserved[0]),
  ]);
  if (!row?.isAbove) return undefined;
  const until = Math.min(...[...own, ...ofAll].map((one) => one.until.getTime()));
  return { retryAfter: Math.ceil((until - now) / 1000) };
}

const counting = 'on conflict (hash) do update set count = rate_limit_counter.count + 1 returning hash, count';

const statement = `
  with of_visitor as (select * from unnest($1::bytea[], $2::timestamptz[], $3::int[]) as counter (hash, expires_at, max)),
    of_own as (select * from unnest($4::bytea[], $5::timestamptz[], $6::int[]) as counter (hash, expires_at, max)),
    of_all as (select * from unnest($7::bytea[], $8::timestamptz[], $9::int[], $10::bool[]) as counter (hash, expires_at, max, is_reserved)),
    by_visitor as (insert into rate_limit_counter (hash, expires_at, count) select hash, expires_at, 1 from of_visitor
      order by hash ${counting}),
    above as (select 1 from by_visitor join of_visitor using (hash) where count > max),
    by_own as (insert into rate_limit_counter (hash, expires_at, count) select hash, expires_at, 1 from of_own
      where not exists (select from above) ${counting}),
    own as (select count <= max as is_first from by_own join of_own using (hash)),
    by_all as (insert into rate_limit_counter (hash, expires_at, count) select hash, expires_at, 1 from of_all
      join own on is_reserved = is_first ${counting})
  select exists (select from above) or exists (select from by_all join of_all using (hash) where count > max) as "isAbove"`;

const columnsOf = (counters: readonly Counter[]) => [
  counters.map(({ hash }) => hash),
  counters.map(({ until }) => until),
  counters.map(({ max }) => max),
];
