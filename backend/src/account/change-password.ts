import { currentPasswordProblems, newPasswordProblems } from '@plantsoen/form-rules/account.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { requestReads, requestSql } from '../platform/database/request-sql.ts';
import { auditMember } from './account-audit.ts';
import { revokeTokens } from './account-tokens.ts';
import { type VerifiedMember, verifyCredentials } from './authenticate.ts';
import { weakPasswordProblems } from './passwords/chosen-password.ts';
import { withHashSlot } from './passwords/hash-queue.ts';
import { hashPassword } from './passwords/password-hash.ts';
import { Refused, refuseProblems } from './refusal.ts';
import { mailMember } from './send-account-mail.ts';
import { endOtherSessions } from './sessions/end-sessions.ts';
import { replacePassword, requireMember, type StoredMember } from './stored-members.ts';

type PasswordChange = { currentPassword: string; newPassword: string; confirmPassword: string };

/** Changes the password of the authenticated member, ends all other sessions and sends a notice (ACC-10). */
export async function changePassword(context: ApiContext, change: PasswordChange): Promise<void> {
  const member = await requireMember(context);
  const { currentPassword, newPassword } = change;
  refuseProblems([...currentPasswordProblems('currentPassword', currentPassword), ...newPasswordProblems(change)]);
  refuseProblems(await weakPasswordProblems(context, 'newPassword', newPassword, member));
  const { passwordHash, hash } = await withPassword(context, member, currentPassword, async (proven) => ({
    ...proven,
    hash: await hashPassword(newPassword),
  }));
  await inTransaction(context.payload, async (_, transaction) => {
    const sql = await requestReads(transaction);
    if (!(await replacePassword(sql, member.id, passwordHash, hash))) throw wrongPassword('currentPassword');
    await endOtherSessions({ sql }, member.id, context.sessionId);
    await revokeTokens(sql, member.id, ['reset', 'email']);
    await mailMember(transaction, 'password-changed', member);
    await auditMember(await requestSql(transaction), 'passwordChange', member.id);
  });
}

/** Runs `work` after verifying the current password, within the queue of password hashes. Attempts count as log-in attempts. */
export async function withPassword<T>(
  context: ApiContext,
  { email }: Pick<StoredMember, 'email'>,
  password: string,
  work: (proven: VerifiedMember) => Promise<T>,
  handle = 'currentPassword',
): Promise<T> {
  refuseProblems(currentPasswordProblems(handle, password));
  return withHashSlot(context, async () => {
    const proven = await verifyCredentials(context, email, password).catch((error: unknown) => {
      throw error instanceof Refused && error.reason === 'credentials' ? wrongPassword(handle) : error;
    });
    return work(proven);
  });
}

const wrongPassword = (handle: string) => new Refused('invalid', { problems: [{ handle, key: 'wrongPassword' }] });
