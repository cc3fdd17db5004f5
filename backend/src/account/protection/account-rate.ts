import type { ApiContext } from '../../platform/api/context.ts';
import { type Counter, isOneTooMany, windowOf } from '../../platform/api/visitor-counts.ts';
import { visitorNetwork, visitorSurroundings } from '../../platform/api/visitor-network.ts';
import { signature } from '../../platform/protection-key.ts';
import { Refused } from '../refusal.ts';

/** What takes no password: requests for an account, for a mail with a link, and tries of such links. */
export type RatedAction = 'register' | 'mail' | 'link';

type Rate = { by: 'visitor' | 'surroundings' | 'all'; minutes: number; most: number };

/** Each mail goes to somebody who may not have asked for it; a link has 256 bits, so that guessing it is only a nuisance. */
const rates: Record<RatedAction, readonly Rate[]> = {
  register: [
    { by: 'visitor', minutes: 10, most: 20 },
    { by: 'surroundings', minutes: 60, most: 240 },
    { by: 'all', minutes: 60, most: 600 },
  ],
  mail: [
    { by: 'visitor', minutes: 10, most: 20 },
    { by: 'surroundings', minutes: 60, most: 240 },
    { by: 'all', minutes: 60, most: 1200 },
  ],
  link: [
    { by: 'visitor', minutes: 10, most: 60 },
    { by: 'surroundings', minutes: 60, most: 480 },
  ],
};

/** Counts what a visitor does, right or wrong, and refuses what is one too many (`tooOften`). */
export async function refuseTooOften(
  { sql, payload, visitorAddress }: Pick<ApiContext, 'sql' | 'payload' | 'visitorAddress'>,
  action: RatedAction,
  now = Date.now(),
): Promise<void> {
  const counters = (isOfAll: boolean) =>
    rates[action]
      .filter(({ by }) => (by === 'all') === isOfAll)
      .map((rate) => counterOf(payload.secret, action, rate, visitorAddress, now));
  const [ofVisitor, ofAll] = [counters(false), counters(true)];
  if (!(await isOneTooMany(sql, ofVisitor, ofAll))) return;
  const until = Math.min(...[...ofVisitor, ...ofAll].map((counter) => counter.until.getTime()));
  throw new Refused('tooOften', { retryAfter: Math.ceil((until - now) / 1000) });
}

/** As with forms, what is counted is a keyed hash that changes with every window. */
function counterOf(
  secret: string,
  action: RatedAction,
  { by, minutes, most }: Rate,
  address: string | undefined,
  now: number,
): Counter {
  const window = windowOf(minutes, now);
  const visitor = by === 'all' ? '' : (by === 'visitor' ? visitorNetwork : visitorSurroundings)(address);
  return { hash: signature(secret, 'account visitors', [action, by, window.number, visitor]), until: window.until, most };
}
