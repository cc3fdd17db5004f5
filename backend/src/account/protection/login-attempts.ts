import { clientNetwork, widerClientNetwork } from '../../platform/api/client-network.ts';
import type { ApiContext, Sql } from '../../platform/api/context.ts';
import { signature } from '../../platform/protection-key.ts';
import { Refused } from '../refusal.ts';

/**
 * Limits of password attempts: `free` attempts within `hours`, then a pause that doubles with every attempt, up to `longest`.
 * Pauses are in seconds.
 * - `here`: one account from one network. This strict limit stops guessing.
 * - `network` and `widerNetwork`: all accounts from there. Offices share an address.
 * - `account`: one account from any network. This loose limit lets strangers slow others down, but not lock them out.
 * - `familiar`: accounts known from one network, instead of `network`, `widerNetwork` and `account`. Attempts of strangers do not
 *   count there. They cannot block a known account, even if a proxy gives all clients one address.
 */
type Rule = { free: number; hours: number; pause: number; longest: number };

const minute = 60;
const rules = {
  here: { free: 5, hours: 24, pause: minute, longest: 60 * minute },
  network: { free: 30, hours: 1, pause: minute, longest: 15 * minute },
  widerNetwork: { free: 120, hours: 1, pause: minute, longest: 15 * minute },
  account: { free: 25, hours: 24, pause: 30, longest: 15 * minute },
  familiar: { free: 60, hours: 1, pause: minute, longest: 15 * minute },
} as const satisfies Record<string, Rule>;

/** Days during which attempts from elsewhere cannot block a member on a network with an earlier log-in. */
const knownDays = 90;

type Store = Pick<ApiContext, 'sql' | 'payload' | 'clientIp'>;
type Hashes = Record<keyof typeof rules, Buffer>;

/** A counted attempt with the rules that counted it. `isLast` if the next attempt has to wait. */
export type LoginAttempt = { here: Buffer; others: Buffer[]; isLast: boolean };

/** Returns keyed hashes, so that the table does not reveal which addresses were tried, or from where. */
function hashesOf({ payload: { secret }, clientIp }: Store, email: string): Hashes {
  const network = clientNetwork(clientIp);
  const of = (...parts: string[]) => signature(secret, 'account tries', parts);
  return {
    here: of('here', email, network),
    network: of('network', network),
    widerNetwork: of('surroundings', widerClientNetwork(clientIp)),
    account: of('account', email),
    familiar: of('familiar', network),
  };
}

/** Restarts the count of an expired row. A row in its pause is not updated, so the statement does not return it. */
const counting = `
  on conflict (hash) do update set
    count = case when t.resets_at < now() then 1 else t.count + 1 end,
    resets_at = case when t.resets_at < now() then excluded.resets_at else t.resets_at end,
    blocked_until = (select case when t.resets_at >= now() and t.count + 1 >= free
      then now() + make_interval(secs => least(longest, pause * 2 ^ least(t.count + 1 - free, 20))) end
      from rule where rule.hash = t.hash)
  where t.blocked_until is null or t.blocked_until <= now()
  returning hash, count`;

const fresh = `hash, 1, now() + make_interval(hours => hours)`;

/**
 * Counts an attempt. One that `here` refuses does not count for the network, so that attempts on one account cannot block other
 * accounts there.
 */
const begin = `
  with rules as (select * from jsonb_to_recordset($1) as rules (kind text, key text, free int, hours int, pause int, longest int)
      cross join lateral decode(key, 'hex') as hash),
    known as (select from login_attempt where hash = $2 and known_until > now()),
    rule as (select * from rules
      where case when exists (select from known) then kind in ('here', 'familiar') else kind <> 'familiar' end),
    counted_here as (insert into login_attempt as t (hash, count, resets_at)
      select ${fresh} from rule where kind = 'here' ${counting}),
    counted_network as (insert into login_attempt as t (hash, count, resets_at)
      select ${fresh} from rule where kind not in ('here', 'account') and exists (select from counted_here) order by hash ${counting}),
    counted_account as (insert into login_attempt as t (hash, count, resets_at)
      select ${fresh} from rule where kind = 'account' and (select count(*) from counted_network) = 2 ${counting}),
    counted as (select * from counted_here union all select * from counted_network union all select * from counted_account)
  select (select count(*) from counted) = (select count(*) from rule) as "isAllowed",
    exists (select from counted join rule using (hash) where count >= free and kind in ('here', 'account')) as "isLast",
    array(select hash from rule where kind <> 'here') as others,
    coalesce((select ceil(extract(epoch from max(blocked_until) - now()))::int from login_attempt
      where hash in (select hash from rule) and blocked_until > now()), ${minute}) as "retryAfter"`;

type Counted = { isAllowed: boolean; isLast: boolean; others: Buffer[]; retryAfter: number };

/**
 * Counts a password attempt before it is made, so that concurrent attempts cannot exceed the limit. Throws `Refused` (`tooOften`)
 * if the attempt is too early. Addresses without an account are counted in the same way.
 */
export async function recordAttempt(store: Store, email: string): Promise<LoginAttempt> {
  const hashes = hashesOf(store, email);
  const ruleRows = Object.entries(rules).map(([kind, rule]) => ({
    kind,
    key: hashes[kind as keyof Hashes].toString('hex'),
    ...rule,
  }));
  const { here } = hashes;
  const [row] = await store.sql.query<Counted>(begin, [JSON.stringify(ruleRows), here]);
  if (!row?.isAllowed) throw new Refused('tooOften', { retryAfter: row?.retryAfter ?? minute });
  return { here, others: row.others, isLast: row.isLast };
}

/**
 * Takes back the counts of an attempt that succeeded. With `isKnown`, the account is then known from this network for
 * `knownDays`.
 */
export async function clearAttempts(
  { sql }: Pick<Store, 'sql'>,
  { here, others }: LoginAttempt,
  { isKnown } = { isKnown: true },
): Promise<void> {
  await sql.query(
    `update login_attempt set count = case when hash = $1 then 0 else greatest(count - 1, 0) end, blocked_until = null,
       known_until = case when hash = $1 and $3 then now() + make_interval(days => ${knownDays}) else known_until end
     where hash = $1 or hash = any($2)`,
    [here, others, isKnown],
  );
}

/** Allows the owner of an account an immediate attempt from this network, after an email link has proven the mailbox. */
export async function welcomeBack(store: Store, email: string): Promise<void> {
  const { here } = hashesOf(store, email);
  await store.sql.query(
    `insert into login_attempt as t (hash, count, resets_at, known_until)
     values ($1, 0, now(), now() + make_interval(days => ${knownDays}))
     on conflict (hash) do update set count = 0, blocked_until = null, known_until = excluded.known_until`,
    [here],
  );
}

/** Deletes attempts that no longer have an effect. */
export async function deleteExpiredAttempts(sql: Sql): Promise<void> {
  await sql.query(`
    delete from login_attempt where resets_at < now() and (blocked_until is null or blocked_until < now())
      and (known_until is null or known_until < now())`);
}
