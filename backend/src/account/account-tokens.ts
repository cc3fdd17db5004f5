import { createHash, randomBytes } from 'node:crypto';
import type { Sql } from '../platform/api/counted-sql.ts';

export type TokenKind = 'activation' | 'reset' | 'email';

/** How long the link of a mail holds, in hours (SEC-10). */
export const tokenHours: Record<TokenKind, number> = { activation: 24, reset: 1, email: 1 };

/** Whose token it is, and the address that it makes count where it is of a new one. */
export type TokenOwner = { memberId: number; newEmail: string | null };

/** A token that works once and briefly (SEC-06). It is in the mail alone: the database knows its hash. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}

type NewToken = { memberId: number; hash: Buffer; newEmail?: string };

/** Makes a token count for a member, in the place of the one of its kind before it. */
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

/** Whose token it is, without spending it; undefined for one that is spent, past or forged. */
export async function ownerOfToken(sql: Sql, kind: TokenKind, token: string): Promise<TokenOwner | undefined> {
  const [row] = await sql.query<TokenOwner>(
    `select ${owner} from account_token where hash = $1 and kind = $2 and expires_at > now()`,
    [hashOf(token), kind],
  );
  return row;
}

/** Spends a token, in the transaction of what it brings about: of two at once one is too late. */
export async function spendToken(sql: Sql, kind: TokenKind, token: string): Promise<TokenOwner | undefined> {
  const [row] = await sql.query<TokenOwner>(
    `delete from account_token where hash = $1 and kind = $2 and expires_at > now() returning ${owner}`,
    [hashOf(token), kind],
  );
  return row;
}

/** Takes a member's tokens of some kinds back. */
export async function revokeTokens(sql: Sql, memberId: number, kinds: readonly TokenKind[]): Promise<void> {
  await sql.query('delete from account_token where member_id = $1 and kind = any($2)', [memberId, kinds]);
}

/** The new address that a member has still to confirm. */
export async function newEmailOf(sql: Sql, memberId: number): Promise<string | null> {
  const [row] = await sql.query<{ newEmail: string }>(
    `select new_email as "newEmail" from account_token where member_id = $1 and kind = 'email' and expires_at > now()`,
    [memberId],
  );
  return row?.newEmail ?? null;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();
