import type { ApiContext } from '../platform/api/context.ts';
import { inTransaction, type Transaction } from '../platform/database/in-transaction.ts';
import { requestReads, requestSql } from '../platform/database/request-sql.ts';
import { auditMember } from './account-audit.ts';
import { newToken, revokeTokens, spendToken, storeToken } from './account-tokens.ts';
import { refuseTooOften } from './protection/account-rate.ts';
import { Refused } from './refusal.ts';
import { mailApproval, mailTypedAddress } from './send-account-mail.ts';
import { markActivated, markProven, memberByEmail, memberById } from './stored-members.ts';

/** Activates an account by the token of its mail (ACC-01). */
export async function activateAccount(context: ApiContext, token: string): Promise<void> {
  await refuseTooOften(context, 'link');
  await inTransaction(context.payload, async (_, transaction) => {
    const owner = await spendToken(await requestReads(transaction), 'activation', token);
    if (!owner) throw new Refused('expired');
    await activate(transaction, owner.memberId);
  });
}

/** Makes an account count whose owner has proven to have the mailbox; it may have done so already. */
export async function activate(transaction: Transaction, memberId: number): Promise<void> {
  const sql = await requestReads(transaction);
  await proveMailbox(transaction, memberId);
  if (!(await markActivated(sql, memberId))) return;
  await revokeTokens(sql, memberId, ['activation']);
  await auditMember(await requestSql(transaction), 'activate', memberId);
}

/** Knows from now on that the mailbox is the member's. The first time, the company is asked to approve an account that lacks it. */
export async function proveMailbox(transaction: Transaction, memberId: number): Promise<void> {
  const sql = await requestReads(transaction);
  const member = (await markProven(sql, memberId)) ? await memberById(sql, memberId) : undefined;
  if (member && !member.isApproved) await mailApproval(transaction, member);
}

/** Mails a new link, where an account waits for its activation. */
export async function mailActivation(transaction: Transaction, email: string): Promise<void> {
  const sql = await requestReads(transaction);
  const member = await memberByEmail(sql, email);
  if (!member || member.activatedAt || member.isDisabled) return;
  const { token, hash } = newToken();
  if (!(await mailTypedAddress(transaction, 'account-activation', member.locale, { email, token }))) return;
  await storeToken(sql, 'activation', { memberId: member.id, hash });
  await sql.query('update members set updated_at = now() where id = $1', [member.id]);
}
