import type { ApiContext } from '../../platform/api/context.ts';
import { type Counter, isOneTooMany, windowOf } from '../../platform/api/visitor-counts.ts';
import { visitorNetwork, visitorSurroundings } from '../../platform/api/visitor-network.ts';
import { signature } from '../../platform/protection-key.ts';
import { Refused } from '../refusal.ts';

/** Actions without a password: requesting an account, requesting an email with a link, and opening such a link. */
export type RatedAction = 'register' | 'mail' | 'link';

type Rate = { by: 'visitor' | 'surroundings'; minutes: number; most: number };
/** Hourly limits: the first actions of each network, all first actions together, and all further actions together. */
type Shared = { own: number; reserved: number; open: number };

/**
 * Rate limits per action. Emails may go to people who have not requested them. Links have 256 bits, so guessing them is only a
 * nuisance.
 */
const rates: Record<RatedAction, { rates: readonly Rate[]; shared?: Shared }> = {
  register: {
    rates: [
      { by: 'visitor', minutes: 10, most: 20 },
      { by: 'surroundings', minutes: 60, most: 240 },
    ],
    shared: { own: 3, reserved: 1800, open: 600 },
  },
  mail: {
    rates: [
      { by: 'visitor', minutes: 10, most: 20 },
      { by: 'surroundings', minutes: 60, most: 240 },
    ],
    shared: { own: 3, reserved: 1800, open: 1200 },
  },
  link: {
    rates: [
      { by: 'visitor', minutes: 10, most: 60 },
      { by: 'surroundings', minutes: 60, most: 480 },
    ],
  },
};

/** Counts an action of a visitor, successful or not. Throws `Refused` (`tooOften`) above the limit. */
export async function refuseTooOften(
  { sql, payload, visitorAddress }: Pick<ApiContext, 'sql' | 'payload' | 'visitorAddress'>,
  action: RatedAction,
  now = Date.now(),
): Promise<void> {
  const network = visitorSurroundings(visitorAddress);
  // As with forms, the table holds keyed hashes that change with every window.
  const counter = (by: string, minutes: number, most: number, of: string): Counter => {
    const { number, until } = windowOf(minutes, now);
    return { hash: signature(payload.secret, 'account visitors', [action, by, number, of]), until, most };
  };
  const { rates: ofAction, shared } = rates[action];
  const ofVisitor = ofAction.map(({ by, minutes, most }) =>
    counter(by, minutes, most, by === 'visitor' ? visitorNetwork(visitorAddress) : network),
  );
  const fair = shared && {
    own: counter('own', 60, shared.own, network),
    open: counter('open', 60, shared.open, ''),
    reserved: counter('reserved', 60, shared.reserved, ''),
  };
  if (!(await isOneTooMany(sql, ofVisitor, fair))) return;
  const until = Math.min(...ofVisitor.map((one) => one.until.getTime()));
  throw new Refused('tooOften', { retryAfter: Math.ceil((until - now) / 1000) });
}
