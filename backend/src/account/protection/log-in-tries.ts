import type { ApiContext, Sql } from '../../platform/api/context.ts';
import { visitorNetwork, visitorSurroundings } from '../../platform/api/visitor-network.ts';
import { signature } from '../../platform/protection-key.ts';
import { Refused } from '../refusal.ts';

/**
 * How often a password may be tried: so many times freely within so many hours, then after a pause that doubles with every try.
 * - `here`: an account from one network. The tight one, that stops whoever guesses.
 * - `network` and `surroundings`: any accounts from there; offices share an address.
 * - `account`: an account from wherever. The loose one: a stranger can slow others down by it, but not keep them out.
 * - `familiar`: accounts that are known from one network, instead of `network`, `surroundings` and `account`. Strangers do not count
 *   there, so that they cannot keep a known account out, also where a proxy gives everybody one address.
 */
type Rule = { free: number; hours: number; pause: number; longest: number };

const minute = 60;
const rules = {
  here: { free: 5, hours: 24, pause: minute, longest: 60 * minute },
  network: { free: 30, hours: 1, pause: minute, longest: 15 * minute },
  surroundings: { free: 120, hours: 1, pause: minute, longest: 15 * minute },
  account: { free: 25, hours: 24, pause: 30, longest: 15 * minute },
  familiar: { free: 60, hours: 1, pause: minute, longest: 15 * minute },
} as const satisfies Record<string, Rule>;

/** From where a member has logged in, tries from elsewhere never keep that member out. */
const knownDays = 90;

type Store = Pick<ApiContext, 'sql' | 'payload' | 'visitorAddress'>;
type Hashes = Record<keyof typeof rules, Buffer>;

/** A try under way, with the rules that counted it. `isLast` where the next one has to wait. */
export type LogInTry = { here: Buffer; others: Buffer[]; isLast: boolean };

/** Keyed hashes: from the table nobody can tell which addresses were tried, or from where. */
function hashesOf({ payload: { secret }, visitorAddress }: Store, email: string): Hashes {
  const network = visitorNetwork(visitorAddress);
  const of = (...parts: string[]) => signature(secret, 'account tries', parts);
  return {
    here: of('here', email, network),
    network: of('network', network),
    surroundings: of('surroundings', visitorSurroundings(visitorAddress)),
    account: of('account', email),
    familiar: of('familiar', network),
  };
}

/** What is over begins anew; what has to wait is not touched, and so does not come back. */
const counting = `
  on conflict (hash) do update set
    count = case when t.until < now() then 1 else t.count + 1 end,
    until = case when t.until < now() then excluded.until else t.until end,
    blocked_until = (select case when t.until >= now() and t.count + 1 >= free
      then now() + make_interval(secs => least(longest, pause * 2 ^ least(t.count + 1 - free, 20))) end
      from rule where rule.hash = t.hash)
  where t.blocked_until is null or t.blocked_until <= now()
  returning hash, count`;

const fresh = `hash, 1, now() + make_interval(hours => hours)`;

/** A try that `here` refuses does not count for the network, so that the tries for one account cannot keep its colleagues out. */
const begin = `
  with given as (select * from jsonb_to_recordset($1) as given (kind text, key text, free int, hours int, pause int, longest int)
      cross join lateral decode(key, 'hex') as hash),
    known as (select from log_in_try where hash = $2 and known_until > now()),
    rule as (select * from given
      where case when exists (select from known) then kind in ('here', 'familiar') else kind <> 'familiar' end),
    counted_here as (insert into log_in_try as t (hash, count, until)
      select ${fresh} from rule where kind = 'here' ${counting}),
    counted_network as (insert into log_in_try as t (hash, count, until)
      select ${fresh} from rule where kind not in ('here', 'account') and exists (select from counted_here) order by hash ${counting}),
    counted_account as (insert into log_in_try as t (hash, count, until)
      select ${fresh} from rule where kind = 'account' and (select count(*) from counted_network) = 2 ${counting}),
    counted as (select * from counted_here union all select * from counted_network union all select * from counted_account)
  select (select count(*) from counted) = (select count(*) from rule) as "isAllowed",
    exists (select from counted join rule using (hash) where count >= free and kind in ('here', 'account')) as "isLast",
    array(select hash from rule where kind <> 'here') as others,
    coalesce((select ceil(extract(epoch from max(blocked_until) - now()))::int from log_in_try
      where hash in (select hash from rule) and blocked_until > now()), ${minute}) as "retryAfter"`;

type Counted = { isAllowed: boolean; isLast: boolean; others: Buffer[]; retryAfter: number };

/**
 * Counts a try of a password before it is made, so that a thousand at once are no more than a thousand one by one, and refuses it
 * (`tooOften`) where it comes too early. An address without an account is counted just the same.
 */
export async function beginTry(store: Store, email: string): Promise<LogInTry> {
  const hashes = hashesOf(store, email);
  const given = Object.entries(rules).map(([kind, rule]) => ({
    kind,
    key: hashes[kind as keyof Hashes].toString('hex'),
    ...rule,
  }));
  const { here } = hashes;
  const [row] = await store.sql.query<Counted>(begin, [JSON.stringify(given), here]);
  if (!row?.isAllowed) throw new Refused('tooOften', { retryAfter: row?.retryAfter ?? minute });
  return { here, others: row.others, isLast: row.isLast };
}

/** Takes back what a try counted that turned out right; `isKnown` also knows the account from this network for a while. */
export async function forgiveTry(
  { sql }: Pick<Store, 'sql'>,
  { here, others }: LogInTry,
  { isKnown } = { isKnown: true },
): Promise<void> {
  await sql.query(
    `update log_in_try set count = case when hash = $1 then 0 else greatest(count - 1, 0) end, blocked_until = null,
       known_until = case when hash = $1 and $3 then now() + make_interval(days => ${knownDays}) else known_until end
     where hash = $1 or hash = any($2)`,
    [here, others, isKnown],
  );
}

/** Lets the owner of an account try at once who has just proven to be it by a mail. */
export async function welcomeBack(store: Store, email: string): Promise<void> {
  const { here } = hashesOf(store, email);
  await store.sql.query(
    `insert into log_in_try as t (hash, count, until, known_until)
     values ($1, 0, now(), now() + make_interval(days => ${knownDays}))
     on conflict (hash) do update set count = 0, blocked_until = null, known_until = excluded.known_until`,
    [here],
  );
}

/** Forgets tries that no longer mean anything. */
export async function pruneTries(sql: Sql): Promise<void> {
  await sql.query(`
    delete from log_in_try where until < now() and (blocked_until is null or blocked_until < now())
      and (known_until is null or known_until < now())`);
}
