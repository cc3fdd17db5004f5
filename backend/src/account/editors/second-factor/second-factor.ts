import { createHash, randomBytes } from 'node:crypto';
import type { Sql } from '../../../platform/api/instrumented-sql.ts';
import { decryptText, encryptText } from '../../../platform/field-encryption.ts';
import type { FieldKeys } from '../../../platform/field-keys.ts';
import { base32, matchingStep, newSecret } from './totp.ts';

/** Maximum number of consecutive attempts, and the pause after them. */
const freeTries = 5;
const pause = '15 minutes';
const recoveryCodes = 10;

/** A verified code: its time step, or the hash of a recovery code. */
export type Proof = { step: number } | { recovery: Buffer };
export type Tried = Proof | 'wrong' | 'tooOften';

/** Context of the secret of an account. */
export const belonging = (userId: number) => ({ record: `user ${userId}`, handle: 'secondFactor' });

const hashOf = (code: string) => createHash('sha256').update(code).digest();

/** Returns the number of recovery codes left, or undefined if the account has no active second factor. */
export async function secondFactorOf(sql: Sql, userId: number): Promise<{ left: number } | undefined> {
  const [row] = await sql.query<{ left: number }>(
    'select cardinality(recovery_codes) as left from user_second_factor where user_id = $1 and confirmed_at is not null',
    [userId],
  );
  return row;
}

/** Whether an account has a secret, confirmed or not. */
export async function hasSecret(sql: Sql, userId: number): Promise<boolean> {
  return (await sql.query('select from user_second_factor where user_id = $1', [userId])).length > 0;
}

/** Stores a new secret, which becomes active with its first code. Returns undefined if a second factor is already active. */
export async function prepare(sql: Sql, keys: FieldKeys, userId: number): Promise<Buffer | undefined> {
  const secret = newSecret();
  const rows = await sql.query(
    `insert into user_second_factor as f (user_id, secret) values ($1, $2)
     on conflict (user_id) do update set secret = excluded.secret where f.confirmed_at is null returning user_id`,
    [userId, encryptText(keys, belonging(userId), secret.toString('base64'))],
  );
  return rows.length > 0 ? secret : undefined;
}

/** Checks a code. The attempt is counted before the check, so that concurrent requests cannot exceed the maximum. */
export async function tryCode(sql: Sql, keys: FieldKeys, userId: number, typed: string): Promise<Tried> {
  const [row] = await sql.query<{ secret: string; lastStep: number; codes: Buffer[] }>(
    `update user_second_factor set last_attempt_at = now(),
       attempts = case when last_attempt_at < now() - interval '${pause}' then 1 else attempts + 1 end
     where user_id = $1 and (attempts < ${freeTries} or last_attempt_at < now() - interval '${pause}')
     returning secret, last_used_step as "lastStep", recovery_codes as codes`,
    [userId],
  );
  if (!row) return 'tooOften';
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  if (/^[A-Z2-7]{16}$/.test(code)) {
    const recovery = hashOf(code);
    return row.codes.some((known) => known.equals(recovery)) ? { recovery } : 'wrong';
  }
  const secret = decryptText(keys, belonging(userId), row.secret);
  if (secret === undefined || !/^\d{6}$/.test(code)) return 'wrong';
  const step = matchingStep(Buffer.from(secret, 'base64'), code, row.lastStep);
  return step === undefined ? 'wrong' : { step };
}

/** Spends a proof. Returns false if a concurrent request has spent it. */
export async function spend(sql: Sql, userId: number, proof: Proof): Promise<boolean> {
  const rows =
    'step' in proof
      ? await sql.query(
          `update user_second_factor set last_used_step = $2, attempts = 0
           where user_id = $1 and last_used_step < $2 returning user_id`,
          [userId, proof.step],
        )
      : await sql.query(
          `update user_second_factor set recovery_codes = array_remove(recovery_codes, $2), attempts = 0
           where user_id = $1 and $2 = any(recovery_codes) returning user_id`,
          [userId, proof.recovery],
        );
  return rows.length > 0;
}

/** Activates the prepared secret and returns the recovery codes. The database stores only their hashes. */
export async function confirm(sql: Sql, userId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, () => base32(randomBytes(10)));
  await sql.query('update user_second_factor set confirmed_at = now(), recovery_codes = $2 where user_id = $1', [
    userId,
    codes.map(hashOf),
  ]);
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'));
}

/** Deletes the active secret. Returns false if no secret was active. */
export async function forget(sql: Sql, userId: number): Promise<boolean> {
  const rows = await sql.query(
    'delete from user_second_factor where user_id = $1 and confirmed_at is not null returning user_id',
    [userId],
  );
  return rows.length > 0;
}
