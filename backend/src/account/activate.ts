import type { ApiContext } from '../platform/api/context.ts';
import { inTransaction, type Transaction } from '../platform/database/in-transaction.ts';
import { requestReads, requestSql } from '../platform/database/request-sql.ts';
import { enqueueWebhooks } from '../webhooks/enqueue-webhooks.ts';
import { auditMember } from './account-audit.ts';
import { revokeTokens, spendToken } from './account-tokens.ts';
import { mailLink } from './mail-link.ts';
import { Refused, refuseTooOften } from './refusal.ts';
import { mailApproval } from './send-account-mail.ts';
import { markActivated, markEmailVerified, memberByEmail, memberById } from './stored-members.ts';

/** Activates an account with the token of its email (ACC-01). Throws `Refused` (`expired`) for an invalid token. */
export async function activateAccount(context: ApiContext, token: string): Promise<void> {
  await refuseTooOften(context, 'accountLink');
  await inTransaction(context.payload, async (_, transaction) => {
    const owner = await spendToken(await requestReads(transaction), 'activation', token);
    if (!owner) throw new Refused('expired');
    await activate(transaction, owner.memberId);
  });
}

/** Records that the mailbox is proven and activates the account, unless it is already active. */
export async function activate(transaction: Transaction, memberId: number): Promise<void> {
  const sql = await requestReads(transaction);
  await proveMailbox(transaction, memberId);
  if (!(await markActivated(sql, memberId))) return;
  await revokeTokens(sql, memberId, ['activation']);
  await auditMember(await requestSql(transaction), 'activate', memberId);
  await enqueueWebhooks(transaction, 'member.activated', { collection: 'members', id: memberId });
}

/** Records that the mailbox belongs to the member. The first time, asks the company to approve an unapproved account. */
export async function proveMailbox(transaction: Transaction, memberId: number): Promise<void> {
  const sql = await requestReads(transaction);
  const member = (await markEmailVerified(sql, memberId)) ? await memberById(sql, memberId) : undefined;
  if (member && !member.isApproved) await mailApproval(transaction, member);
}

/** Mails a new link to an account that is not activated. An account without a password gets a link to choose one. */
export async function mailActivation(transaction: Transaction, email: string): Promise<void> {
  const sql = await requestReads(transaction);
  const member = await memberByEmail(sql, email);
  if (!member || member.activatedAt || member.isDisabled) return;
  if (!(await mailLink(transaction, member.passwordHash ? 'account-activation' : 'account-again', member))) return;
  await sql.query('update members set updated_at = now() where id = $1', [member.id]);
}
