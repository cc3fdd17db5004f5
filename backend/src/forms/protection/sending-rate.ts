import type { Sql } from '../../platform/api/counted-sql.ts';
import { type Counter, isOneTooMany, windowOf } from '../../platform/api/visitor-counts.ts';
import { visitorNetwork, visitorSurroundings } from '../../platform/api/visitor-network.ts';
import { signature } from '../../platform/protection-key.ts';
import type { TokenForm } from './csrf-token.ts';

/** At most so many sendings in each window of so many minutes: by a visitor to a form, by a visitor, from around them, or to a form by anyone. */
type Rate = { by: 'visitorAndForm' | 'visitor' | 'surroundings' | 'form'; minutes: number; most: number };

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
    { by: 'form', minutes: 60, most: 600 },
  ],
};

/** Who sends what; `works` where it takes the work of a captcha, by which nobody sends very much. */
export type Sender = { form: TokenForm; visitorAddress: string | undefined; works: boolean };

/**
 * Counts a sending, right or wrong, and tells whether it is one too many. What a visitor sends too often does not count for the form: nobody
 * can use up the share of all others. What is counted is a keyed hash that changes with every window: from the table nobody can tell who has
 * sent what, or that it was the same visitor again.
 */
export async function isTooOften(sql: Sql, secret: string, sender: Sender, now = Date.now()): Promise<boolean> {
  const all = rates[sender.works ? 'withWork' : 'withoutWork'];
  const [ofVisitor, ofForm] = [false, true].map((wanted) =>
    all.filter(({ by }) => (by === 'form') === wanted).map((rate) => counterOf(secret, rate, sender, now)),
  );
  return isOneTooMany(sql, ofVisitor ?? [], ofForm ?? []);
}

/** What a rate counts of this sender in the window of this moment. */
function counterOf(secret: string, { by, minutes, most }: Rate, { form, visitorAddress, works }: Sender, now: number): Counter {
  const window = windowOf(minutes, now);
  const visitor = by === 'form' ? '' : (by === 'surroundings' ? visitorSurroundings : visitorNetwork)(visitorAddress);
  const of = by === 'form' || by === 'visitorAndForm' ? [form.handle, form.siteId] : [];
  return {
    hash: signature(secret, 'form visitors', [by, works ? 1 : 0, window.number, visitor, ...of]),
    until: window.until,
    most,
  };
}
