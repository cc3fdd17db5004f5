import { logInProblems } from '@plantsoen/form-rules/account.ts';
import { logIns } from '@plantsoen/observability/measurements.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { requestSql } from '../platform/database/request-sql.ts';
import { auditFailedTry, auditMember } from './account-audit.ts';
import { withHashSlot } from './passwords/hash-queue.ts';
import { hashPassword, isOutdated, isPassword } from './passwords/password-hash.ts';
import { clearAttempts, recordAttempt } from './protection/login-attempts.ts';
import { Refused } from './refusal.ts';
import { beginSession } from './sessions/begin-session.ts';
import type { SessionTokens } from './sessions/session-tokens.ts';
import { addressOf, memberByEmail, replacePassword, type StoredMember } from './stored-members.ts';

/** The part of the request context that a password attempt needs. */
type CredentialsContext = Pick<ApiContext, 'sql' | 'payload' | 'clientIp'>;

/** A member with the hash that the given password matched. Later steps compare it to detect a concurrent password change. */
export type VerifiedMember = StoredMember & { passwordHash: string };

/**
 * Returns the member with this address and password. An unknown address, a wrong password and a disabled account are refused
 * alike: the same statements, one hash and `Refused` (`credentials`). Must be called within `withHashSlot`.
 */
export async function verifyCredentials(trying: CredentialsContext, email: string, password: string): Promise<VerifiedMember> {
  const attempt = await recordAttempt(trying, email);
  const member = await memberByEmail(trying.sql, email);
  const isRight = await isPassword(password, member?.passwordHash);
  if (!isRight || !member?.passwordHash || member.isDisabled) {
    const executor = await requestSql({ payload: trying.payload, transactionID: undefined });
    await auditFailedTry(executor, member?.id, attempt.isLast);
    throw new Refused('credentials');
  }
  await clearAttempts(trying, attempt);
  const { id, passwordHash } = member;
  if (!isOutdated(passwordHash)) return { ...member, passwordHash };
  const renewed = await hashPassword(password);
  await replacePassword(trying.sql, id, passwordHash, renewed);
  return { ...member, passwordHash: renewed };
}

type LogIn = { email: string; password: string; device: string | null | undefined };

/** Logs a member in (ACC-01). Reveals that an account is not activated only if the password is correct. */
export async function authenticate(
  context: CredentialsContext,
  { email, password, device }: LogIn,
): Promise<SessionTokens & { member: StoredMember }> {
  const address = addressOf(email);
  if (logInProblems({ email: address, password }).length > 0) throw new Refused('credentials');
  const member = await withHashSlot(context, () => verifyCredentials(context, address, password)).catch((error) => {
    if (error instanceof Refused) logIns.record(error.reason === 'tooOften' ? 'limited' : 'failed');
    throw error;
  });
  logIns.record('succeeded');
  if (!member.activatedAt) throw new Refused('notActivated');
  return { ...(await logIn(context, member, device)), member };
}

/**
 * Starts a session of a member who may log in. Throws `Refused` (`credentials`) if the password has changed since it was
 * verified.
 */
export async function logIn(
  context: CredentialsContext,
  { id: memberId, passwordHash }: Pick<VerifiedMember, 'id' | 'passwordHash'>,
  device: string | null | undefined,
): Promise<SessionTokens> {
  const tokens = await beginSession(context, { memberId, passwordHash, device, clientIp: context.clientIp });
  if (!tokens) throw new Refused('credentials');
  await context.sql.query('update member_credential set last_login_at = now() where member_id = $1', [memberId]);
  await auditMember(await requestSql({ payload: context.payload, transactionID: undefined }), 'logIn', memberId);
  return tokens;
}
