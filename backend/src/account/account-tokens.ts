import { createHash, randomBytes } from 'node:crypto';
import type { Sql } from '../platform/api/instrumented-sql.ts';

export type TokenKind = 'activation' | 'reset' | 'email';

/** Lifetime of email links in hours (SEC-10). */
export const tokenHours: Record<TokenKind, number> = { activation: 24, reset: 1, email: 1 };

/** Owner of a token, and the new address that a token of the kind `email` confirms. */
export type TokenOwner = { memberId: number; newEmail: string | null };

/** Creates a short-lived token for single use (SEC-06). Only the email contains the token; the database stores its hash. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}

type NewToken = { memberId: number; hash: Buffer; newEmail?: string };

/** Stores a token of a member and replaces the previous one of its kind. */
export async function storeToken(sql: Sql, kind: TokenKind, { memberId, hash, newEmail }: NewToken): Promise<void> {
  await sql.query(
    `insert into account_token (member_id, kind, hash, new_email, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(hours => $5))
     on conflict (member_id, kind) do update
       set hash = excluded.hash, new_email = excluded.new_email, expires_at = excluded.expires_at`,
    [memberId, kind, hash, newEmail ?? null, tokenHours[kind]],
  );
}

const owner = 'member_id as "memberId", new_email as "newEmail"';

/** Returns the owner of a token without spending it, or undefined for a spent, expired or forged token. */
export async function ownerOfToken(sql: Sql, kind: TokenKind, token: string): Promise<TokenOwner | undefined> {
  const [row] = await sql.query<TokenOwner>(
    `select ${owner} from account_token where hash = $1 and kind = $2 and expires_at > now()`,
    [hashOf(token), kind],
  );
  return row;
}

/**
 * Spends a token and returns its owner, or undefined for a spent, expired or forged token. It runs in the transaction of the
 * authorised action, so of two concurrent calls only one succeeds.
 */
export async function spendToken(sql: Sql, kind: TokenKind, token: string): Promise<TokenOwner | undefined> {
  const [row] = await sql.query<TokenOwner>(
    `delete from account_token where hash = $1 and kind = $2 and expires_at > now() returning ${owner}`,
    [hashOf(token), kind],
  );
  return row;
}

/** Deletes a member's tokens of the given kinds. */
export async function revokeTokens(sql: Sql, memberId: number, kinds: readonly TokenKind[]): Promise<void> {
  await sql.query('delete from account_token where member_id = $1 and kind = any($2)', [memberId, kinds]);
}

/** Returns the new address that a member has not confirmed yet, or null. */
export async function newEmailOf(sql: Sql, memberId: number): Promise<string | null> {
  const [row] = await sql.query<{ newEmail: string }>(
    `select new_email as "newEmail" from account_token where member_id = $1 and kind = 'email' and expires_at > now()`,
    [memberId],
  );
  return row?.newEmail ?? null;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();
