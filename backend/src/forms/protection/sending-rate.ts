import type { Sql } from '../../platform/api/instrumented-sql.ts';
import { type Counter, isOneTooMany, windowOf } from '../../platform/api/visitor-counts.ts';
import { visitorNetwork, visitorSurroundings } from '../../platform/api/visitor-network.ts';
import { signature } from '../../platform/protection-key.ts';
import type { TokenForm } from './csrf-token.ts';

/** Maximum number of sendings per window of `minutes`, by a visitor to a form, by a visitor, or from the surrounding networks. */
type Rate = { by: 'visitorAndForm' | 'visitor' | 'surroundings'; minutes: number; most: number };

const rates: Record<'withWork' | 'withoutWork', readonly Rate[]> = {
  withWork: [
    { by: 'visitorAndForm', minutes: 10, most: 20 },
    { by: 'visitor', minutes: 60, most: 120 },
    { by: 'surroundings', minutes: 60, most: 480 },
  ],
  withoutWork: [
    { by: 'visitorAndForm', minutes: 10, most: 10 },
    { by: 'visitor', minutes: 60, most: 60 },
    { by: 'surroundings', minutes: 60, most: 240 },
  ],
};

/**
 * Maximum number of sendings per hour to a form without a captcha: the first ones of each network, all first ones, and all
 * others.
 */
const hourly = { own: 3, reserved: 3000, open: 600 };

/** Sender of a form. `works` is true if a captcha is required, whose work limits the number of sendings. */
export type Sender = { form: TokenForm; visitorAddress: string | undefined; works: boolean };

/**
 * Counts a sending, valid or not, and returns whether it exceeds a limit. The table holds keyed hashes that change with every
 * window, so that it does not show who has sent what.
 */
export async function isTooOften(sql: Sql, secret: string, sender: Sender, now = Date.now()): Promise<boolean> {
  const { form, visitorAddress, works } = sender;
  const { handle, siteId } = form;
  const network = visitorSurroundings(visitorAddress);
  const counter = (by: string, minutes: number, most: number, ...of: (string | number)[]): Counter => {
    const { number, until } = windowOf(minutes, now);
    return { hash: signature(secret, 'form visitors', [by, works ? 1 : 0, number, ...of]), until, most };
  };
  const ofVisitor = rates[works ? 'withWork' : 'withoutWork'].map(({ by, minutes, most }) => {
    const visitor = by === 'surroundings' ? network : visitorNetwork(visitorAddress);
    return counter(by, minutes, most, visitor, ...(by === 'visitorAndForm' ? [handle, siteId] : []));
  });
  const shared = (by: 'open' | 'reserved') => counter(by, 60, hourly[by], handle, siteId);
  if (works) return isOneTooMany(sql, ofVisitor);
  const own = counter('own', 60, hourly.own, network, handle, siteId);
  return isOneTooMany(sql, ofVisitor, { own, open: shared('open'), reserved: shared('reserved') });
}
