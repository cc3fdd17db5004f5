import type { ApiContext } from '../platform/api/context.ts';
import { inTransaction, type Transaction } from '../platform/database/in-transaction.ts';
import { requestReads, requestSql } from '../platform/database/request-sql.ts';
import { auditMember } from './account-audit.ts';
import { revokeTokens, spendToken } from './account-tokens.ts';
import { mailLink } from './mail-link.ts';
import { refuseTooOften } from './protection/account-rate.ts';
import { Refused } from './refusal.ts';
import { mailApproval } from './send-account-mail.ts';
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

/** Mails a new link, where an account waits for its activation; to one without a password the link by which one is chosen. */
export async function mailActivation(transaction: Transaction, email: string): Promise<void> {
  const sql = await requestReads(transaction);
  const member = await memberByEmail(sql, email);
  if (!member || member.activatedAt || member.isDisabled) return;
  if (!(await mailLink(transaction, member.passwordHash ? 'account-activation' : 'account-again', member))) return;
  await sql.query('update members set updated_at = now() where id = $1', [member.id]);
}
