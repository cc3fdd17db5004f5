import { sql } from '@payloadcms/db-postgres/drizzle';
import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { SignUp } from '@plantsoen/form-rules/sign-up.ts';
import type { Payload } from 'payload';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { locks } from '../platform/database/locks.ts';
import type { SqlExecutor } from '../platform/database/request-sql.ts';
import type { Log } from '../platform/log.ts';
import { confirmationDays } from './subscription-tokens.ts';

/** Origin of a sign-up, stored as proof of consent (GDPR 7(1)). */
export type Proof = { consent: string; page: string | null; from: string | null };

export type Subscription = {
  id: number;
  state: 'pending' | 'confirmed' | 'ended';
  email: string;
  firstName: string | null;
  lastName: string | null;
  site: LocaleCode;
};

const columns = sql.raw('id, state, email, first_name as "firstName", last_name as "lastName", site');

/** Returns the subscription of an address that has not ended; inserts a pending one if none is found. */
export async function subscriptionOf(db: SqlExecutor, site: LocaleCode, signUp: SignUp, proof: Proof): Promise<Subscription> {
  await db.execute(sql`select pg_advisory_xact_lock(${locks.newsletterAddress}, hashtext(lower(${signUp.email})))`);
  const { rows } = await db.execute<Subscription>(sql`
    select ${columns} from subscribers where lower(email) = lower(${signUp.email}) and site = ${site} and state <> 'ended'`);
  const [known] = rows;
  if (known) return known;
  const { rows: made } = await db.execute<Subscription>(sql`
    insert into subscribers (email, first_name, last_name, site, state, requested_at, consent, page, requested_from, confirm_until)
    values (${signUp.email}, nullif(${signUp.voornaam}, ''), nullif(${signUp.achternaam}, ''), ${site}, 'pending', now(), ${proof.consent}, ${proof.page},
      ${proof.from}, now() + make_interval(days => ${confirmationDays}))
    returning ${columns}`);
  return made[0] as Subscription;
}

/** Gives a pending subscription a new token, which replaces earlier ones, with the names and the proof of the last sign-up. */
export async function awaitConfirmation(db: SqlExecutor, id: number, hash: string, signUp: SignUp, proof: Proof): Promise<void> {
  await db.execute(sql`
    update subscribers set confirm_hash = ${hash}, confirm_until = now() + make_interval(days => ${confirmationDays}),
      first_name = coalesce(nullif(${signUp.voornaam}, ''), first_name),
      last_name = coalesce(nullif(${signUp.achternaam}, ''), last_name), requested_at = now(), consent = ${proof.consent},
      page = ${proof.page}, requested_from = ${proof.from}, updated_at = now()
    where id = ${id} and state = 'pending'`);
}

/** Confirms the subscription of a token, once. Returns undefined if the token is unknown or has expired. */
export async function confirm(db: SqlExecutor, hash: string, from: string | null): Promise<Subscription | undefined> {
  const { rows } = await db.execute<Subscription>(sql`
    update subscribers set state = 'confirmed', confirmed_at = now(), confirmed_from = ${from}, confirm_hash = null,
      confirm_until = null, updated_at = now()
    where confirm_hash = ${hash} and state = 'pending' and confirm_until > now()
    returning ${columns}`);
  return rows[0];
}

/**
 * Ends a subscription. The proof of a confirmed subscription is kept without the names; a pending one is deleted. An ended one
 * does not change.
 */
export async function end(db: SqlExecutor, id: number): Promise<void> {
  await db.execute(sql`delete from subscribers where id = ${id} and state = 'pending'`);
  await db.execute(sql`
    update subscribers set state = 'ended', ended_at = now(), first_name = null, last_name = null, updated_at = now()
    where id = ${id} and state = 'confirmed'`);
}

/**
 * Deletes subscriptions not confirmed in time, and the proof of those that ended three years ago (SEC-10). Returns both counts.
 */
export async function deleteExpiredSubscriptions(db: SqlExecutor): Promise<{ unconfirmed: number; ended: number }> {
  const { rows: unconfirmed } = await db.execute(sql`
    delete from subscribers where state = 'pending' and confirm_until < now() - interval '1 day' returning id`);
  const { rows: ended } = await db.execute(sql`
    delete from subscribers where state = 'ended' and ended_at < now() - interval '3 years' returning id`);
  return { unconfirmed: unconfirmed.length, ended: ended.length };
}

/** Deletes expired subscriptions. */
export async function cleanUpSubscriptions(payload: Payload, log: Log): Promise<void> {
  const deleted = await inTransaction(payload, deleteExpiredSubscriptions);
  if (deleted.unconfirmed + deleted.ended > 0) log.info(deleted, 'expired subscriptions were deleted');
}
