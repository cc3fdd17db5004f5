import type { ApiContext } from '../platform/api/context.ts';
import { type Counter, isOneTooMany, windowOf } from '../platform/api/visitor-counts.ts';
import { visitorNetwork, visitorSurroundings } from '../platform/api/visitor-network.ts';
import { signature } from '../platform/protection-key.ts';

/** Limits per minute: crossings of a visitor, the first ones of a network, all first ones together, and all others together. */
const perMinute = { visitor: 20, own: 2, reserved: 300, open: 300 };

type Asking = Pick<ApiContext, 'sql' | 'payload' | 'visitorAddress'>;

/** Counts a crossing that begins. Returns whether it exceeds the limit of this visitor or of all visitors. */
export async function leavesTooOften({ sql, payload, visitorAddress }: Asking, now = Date.now()): Promise<boolean> {
  const { number, until } = windowOf(1, now);
  const counter = (by: keyof typeof perMinute, of = ''): Counter => ({
    hash: signature(payload.secret, 'crossing visitors', [number, by, of]),
    until,
    most: perMinute[by],
  });
  const own = counter('own', visitorSurroundings(visitorAddress));
  return isOneTooMany(sql, [counter('visitor', visitorNetwork(visitorAddress))], {
    own,
    open: counter('open'),
    reserved: counter('reserved'),
  });
}
