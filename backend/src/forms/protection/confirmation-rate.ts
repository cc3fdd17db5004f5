import type { ApiContext } from '../../platform/api/context.ts';
import { type Counter, isOneTooMany, windowOf } from '../../platform/api/visitor-counts.ts';
import { visitorSurroundings } from '../../platform/api/visitor-network.ts';
import { signature } from '../../platform/protection-key.ts';

/** Maximum number of confirmations per hour: the first ones of a network, all first ones together, and all others together. */
const hourly = { own: 3, reserved: 3000, open: 600 };

/**
 * Counts a confirmation to an address that a visitor has typed (FRM-14), and returns whether it may be sent. The address may
 * belong to somebody else. Beyond the limit, a submission is stored without a confirmation.
 */
export async function mayConfirm(
  { sql, payload, visitorAddress }: Pick<ApiContext, 'sql' | 'payload' | 'visitorAddress'>,
  now = Date.now(),
): Promise<boolean> {
  const { number, until } = windowOf(60, now);
  const counter = (by: keyof typeof hourly, of = ''): Counter => ({
    hash: signature(payload.secret, 'form visitors', ['confirmation', by, number, of]),
    until,
    most: hourly[by],
  });
  const shared = {
    own: counter('own', visitorSurroundings(visitorAddress)),
    open: counter('open'),
    reserved: counter('reserved'),
  };
  return !(await isOneTooMany(sql, [], shared));
}
