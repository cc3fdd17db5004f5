import type { Sql } from '../../platform/api/counted-sql.ts';
import { visitorNetwork } from '../../platform/api/visitor-network.ts';
import type { TokenForm } from './csrf-token.ts';
import { signature } from './protection-key.ts';

/** At most so many sendings in each window of so many minutes: by a visitor to a form, by a visitor, or to a form by anyone. */
type Rate = { by: 'visitorAndForm' | 'visitor' | 'form'; minutes: number; most: number };

const rates: Record<'withWork' | 'withoutWork', readonly Rate[]> = {
  withWork: [
    { by: 'visitorAndForm', minutes: 10, most: 20 },
    { by: 'visitor', minutes: 60, most: 120 },
  ],
  withoutWork: [
    { by: 'visitorAndForm', minutes: 10, most: 10 },
    { by: 'visitor', minutes: 60, most: 60 },
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
  const [ofForm, ofVisitor] = [true, false].map((wanted) => all.filter(({ by }) => (by === 'form') === wanted));
  for (const some of [ofVisitor, ofForm]) {
    if (some && some.length > 0 && (await isAbove(sql, secret, some, sender, now))) return true;
  }
  return false;
}

/** Counts a sending by these rates, and tells whether it is above one of them. */
async function isAbove(sql: Sql, secret: string, some: readonly Rate[], { form, visitorAddress, works }: Sender, now: number) {
  const counters = some.map((rate) => {
    const window = Math.floor(now / (rate.minutes * 60_000));
    const visitor = rate.by === 'form' ? '' : visitorNetwork(visitorAddress);
    const of = rate.by === 'visitor' ? [] : [form.handle, form.siteId];
    return {
      hash: signature(secret, 'form visitors', [rate.by, works ? 1 : 0, window, visitor, ...of]),
      until: new Date((window + 1) * rate.minutes * 60_000),
      most: rate.most,
    };
  });
  const rows = await sql.query<{ hash: Buffer; count: number }>(
    `insert into form_sending_rate (hash, until, count)
     select hash, until, 1 from unnest($1::bytea[], $2::timestamptz[]) as counter (hash, until) order by hash
     on conflict (hash) do update set count = form_sending_rate.count + 1
     returning hash, count`,
    [counters.map(({ hash }) => hash), counters.map(({ until }) => until)],
  );
  return rows.some(({ hash, count }) => count > (counters.find((counter) => counter.hash.equals(hash))?.most ?? 0));
}
