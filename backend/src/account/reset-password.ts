import { newPasswordProblems } from '@plantsoen/form-rules/account.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { inTransaction, type Transaction } from '../platform/database/in-transaction.ts';
import { requestReads, requestSql } from '../platform/database/request-sql.ts';
import { auditMember } from './account-audit.ts';
import { ownerOfToken, revokeTokens, spendToken } from './account-tokens.ts';
import { activate } from './activate.ts';
import { mailLink } from './mail-link.ts';
import { weakPasswordProblems } from './passwords/chosen-password.ts';
import { withHashSlot } from './passwords/hash-queue.ts';
import { hashPassword } from './passwords/password-hash.ts';
import { welcomeBack } from './protection/login-attempts.ts';
import { Refused, refuseProblems, refuseTooOften } from './refusal.ts';
import { mailMember } from './send-account-mail.ts';
import { endOtherSessions } from './sessions/end-sessions.ts';
import { memberByEmail, memberById, storePassword } from './stored-members.ts';

/** Mails a link to reset the password if the address has an account. */
export async function mailReset(transaction: Transaction, email: string): Promise<void> {
  const member = await memberByEmail(await requestReads(transaction), email);
  if (member && !member.isDisabled) await mailLink(transaction, 'password-reset', member);
}

type NewPassword = { token: string; newPassword: string; confirmPassword: string };

/**
 * Sets a password with the token of an email, ends all sessions and sends a notice (ACC-11). A refused password does not spend
 * the token. The token proves access to the mailbox, so it also activates an account that is not active.
 */
export async function resetPassword(context: ApiContext, { token, newPassword, confirmPassword }: NewPassword): Promise<void> {
  await refuseTooOften(context, 'accountLink');
  const owner = await ownerOfToken(context.sql, 'reset', token);
  const member = owner && (await memberById(context.sql, owner.memberId));
  if (!member) throw new Refused('expired');
  refuseProblems(newPasswordProblems({ newPassword, confirmPassword }));
  refuseProblems(await weakPasswordProblems(context, 'newPassword', newPassword, member));
  const hash = await withHashSlot(context, () => hashPassword(newPassword));
  await inTransaction(context.payload, async (_, transaction) => {
    const sql = await requestReads(transaction);
    const spent = await spendToken(sql, 'reset', token);
    if (spent?.memberId !== member.id || member.isDisabled) throw new Refused('expired');
    await storePassword(sql, member.id, hash);
    await endOtherSessions({ sql }, member.id);
    await revokeTokens(sql, member.id, ['email']);
    await activate(transaction, member.id);
    await mailMember(transaction, 'password-changed', member);
    await auditMember(await requestSql(transaction), 'passwordReset', member.id);
  });
  await welcomeBack(context, member.email);
}
