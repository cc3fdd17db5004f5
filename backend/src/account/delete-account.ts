import type { Payload } from 'payload';
import type { ApiContext } from '../platform/api/context.ts';
import { inTransaction, type Transaction } from '../platform/database/in-transaction.ts';
import { requestReads } from '../platform/database/request-sql.ts';
import { anonymizeQuoteRequestsOf } from '../quotation/quotations.cleanup-job.ts';
import { auditMember } from './account-audit.ts';
import { withPassword } from './change-password.ts';
import { mailMember } from './send-account-mail.ts';
import { requireMember, type StoredMember } from './stored-members.ts';

/** Deletes the account of the authenticated member with all its data, and sends a farewell email (SEC-10). */
export async function deleteAccount(context: ApiContext, password: string): Promise<void> {
  const member = await requireMember(context);
  await withPassword(context, member, password, () => eraseAndMail(context.payload, member), 'password');
}

/** Erases an account, sends a farewell email and logs it. By default, the log names the member as the actor. */
export async function eraseAndMail(
  payload: Payload,
  member: Pick<StoredMember, 'id' | 'email' | 'firstName' | 'locale'>,
  actor?: string,
): Promise<void> {
  await inTransaction(payload, async (sql, transaction) => {
    await mailMember(transaction, 'account-deleted', member);
    await eraseAccount(transaction, member.id);
    await auditMember(sql, 'delete', member.id, actor);
  });
}

/**
 * Erases an account. Its password, tokens, sessions, favourites and quotation list are deleted with its row. Its quote requests
 * are anonymised, and their submissions are deleted.
 */
export async function eraseAccount(transaction: Transaction, memberId: number): Promise<void> {
  const sql = await requestReads(transaction);
  await anonymizeQuoteRequestsOf(sql, memberId);
  await sql.query('delete from members where id = $1', [memberId]);
}
