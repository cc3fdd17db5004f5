import { sql } from '@payloadcms/db-postgres/drizzle';
import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { SignUp } from '@plantsoen/form-rules/sign-up.ts';
import { locks } from '../platform/database/locks.ts';
import type { SqlExecutor } from '../platform/database/request-sql.ts';
import { confirmationDays } from './subscription-tokens.ts';

/** Where a sign-up came from, kept as proof of consent (GDPR 7(1)). */
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

/** The subscription of an address that has not ended: the one that is there already, or a new one that waits to be confirmed. */
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

/** Gives a subscription that waits a new token, which ends those before it; names and proof are those of the last sign-up. */
export async function awaitConfirmation(db: SqlExecutor, id: number, hash: string, signUp: SignUp, proof: Proof): Promise<void> {
  await db.execute(sql`
    update subscribers set confirm_hash = ${hash}, confirm_until = now() + make_interval(days => ${confirmationDays}),
      first_name = coalesce(nullif(${signUp.voornaam}, ''), first_name),
      last_name = coalesce(nullif(${signUp.achternaam}, ''), last_name), requested_at = now(), consent = ${proof.consent},
      page = ${proof.page}, requested_from = ${proof.from}, updated_at = now()
    where id = ${id} and state = 'pending'`);
}

/** Confirms the subscription of a token, once; undefined where there is none, or the time for it has passed. */
export async function confirm(db: SqlExecutor, hash: string, from: string | null): Promise<Subscription | undefined> {
  const { rows } = await db.execute<Subscription>(sql`
    update subscribers set state = 'confirmed', confirmed_at = now(), confirmed_from = ${from}, confirm_hash = null,
      confirm_until = null, updated_at = now()
    where confirm_hash = ${hash} and state = 'pending' and confirm_until > now()
    returning ${columns}`);
  return rows[0];
}

/**
 * Ends a subscription. What was confirmed leaves its proof behind, without the names; what was not, nothing. One that has ended
 * already stays so.
 */
export async function end(db: SqlExecutor, id: number): Promise<void> {
  await db.execute(sql`delete from subscribers where id = ${id} and state = 'pending'`);
  await db.execute(sql`
    update subscribers set state = 'ended', ended_at = now(), first_name = null, last_name = null, updated_at = now()
    where id = ${id} and state = 'confirmed'`);
}

/** Deletes what nobody has confirmed in time, and the proof of what ended three years ago (SEC-10). Answers how many of each. */
export async function tidySubscriptions(db: SqlExecutor): Promise<{ unconfirmed: number; ended: number }> {
  const { rows: unconfirmed } = await db.execute(sql`
    delete from subscribers where state = 'pending' and confirm_until < now() - interval '1 day' returning id`);
  const { rows: ended } = await db.execute(sql`
    delete from subscribers where state = 'ended' and ended_at < now() - interval '3 years' returning id`);
  return { unconfirmed: unconfirmed.length, ended: ended.length };
}
