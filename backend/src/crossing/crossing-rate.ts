import type { ApiContext } from '../platform/api/context.ts';
import { type Counter, isOneTooMany, windowOf } from '../platform/api/visitor-counts.ts';
import { visitorNetwork } from '../platform/api/visitor-network.ts';
import { signature } from '../platform/protection-key.ts';

/** Crossings that may begin in a minute; what each takes along is kept for that long. */
const mostOfVisitor = 20;
const mostOfAll = 300;

type Asking = Pick<ApiContext, 'sql' | 'payload' | 'visitorAddress'>;

/** Counts a crossing that begins, and tells whether it is one too many of this visitor, or of all. */
export async function leavesTooOften({ sql, payload, visitorAddress }: Asking, now = Date.now()): Promise<boolean> {
  const { number, until } = windowOf(1, now);
  const counter = (most: number, ...of: string[]): Counter => ({
    hash: signature(payload.secret, 'crossing visitors', [number, ...of]),
    until,
    most,
  });
  return isOneTooMany(sql, [counter(mostOfVisitor, visitorNetwork(visitorAddress))], [counter(mostOfAll)]);
}
