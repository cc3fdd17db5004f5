import { createHash } from 'node:crypto';
import type { Sql } from '../../platform/api/instrumented-sql.ts';

/** A verified token, and the time until which it is valid. */
export type SpendableToken = { token: string; until: Date };

/**
 * Marks tokens as used, on all instances. Returns false if one was used before for another attempt. A browser without an answer
 * retries the same attempt, which is stored once.
 */
export async function spendTokens(sql: Sql, tokens: readonly SpendableToken[], attempt: string | null): Promise<boolean> {
  const rows = await sql.query(
    `insert into spent_form_token (hash, submission_key, expires_at)
     select hash, $3, expires_at from unnest($1::bytea[], $2::timestamptz[]) as token (hash, expires_at) order by hash
     on conflict (hash) do update set expires_at = excluded.expires_at
     where spent_form_token.submission_key = excluded.submission_key
     returning 1`,
    [tokens.map(({ token }) => hashOf(token)), tokens.map(({ until }) => until), attempt],
  );
  return rows.length === tokens.length;
}

/** Whether a token was used for this attempt before, so that the service need not be asked again. */
export async function wasSpentFor(sql: Sql, token: string, attempt: string | null): Promise<boolean> {
  const rows = await sql.query('select 1 from spent_form_token where hash = $1 and submission_key = $2 and expires_at > now()', [
    hashOf(token),
    attempt,
  ]);
  return rows.length > 0;
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
