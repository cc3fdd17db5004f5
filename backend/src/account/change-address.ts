import type { ApiContext } from '../platform/api/context.ts';
import { inTransaction, type Transaction } from '../platform/database/in-transaction.ts';
import { requestReads, requestSql } from '../platform/database/request-sql.ts';
import { auditMember } from './account-audit.ts';
import { newToken, revokeTokens, spendToken, storeToken } from './account-tokens.ts';
import { proveMailbox } from './activate.ts';
import { refuseTooOften } from './protection/account-rate.ts';
import { Refused } from './refusal.ts';
import { mailMember, mailTypedAddress } from './send-account-mail.ts';
import { memberByEmail, memberById, type StoredMember } from './stored-members.ts';

/** After this many seconds a mailbox gets mails again that anybody may have asked for. */
const mailboxPause = 3600;

/**
 * Asks whoever has a new address to confirm it, and tells the old one (ACC-09). Where it is that of another account, its owner alone learns so: the answer
 * is the same, and so are what is kept and how the mail is counted, but no mail carries the token.
 */
export async function askForNewAddress(transaction: Transaction, member: StoredMember, newEmail: string): Promise<void> {
  const sql = await requestReads(transaction);
  const other = await memberByEmail(sql, newEmail);
  const { token, hash } = newToken();
  const isMailed = other
    ? await mailTypedAddress(transaction, 'account-known', other.locale, { email: newEmail, countedAs: 'email-confirmation' })
    : await mailTypedAddress(transaction, 'email-confirmation', member.locale, { email: newEmail, token });
  if (!isMailed) throw new Refused('tooOften', { retryAfter: mailboxPause });
  await storeToken(sql, 'email', { memberId: member.id, hash, newEmail });
  await mailMember(transaction, 'email-changing', member, newEmail);
}

/** Makes a new address count by the token of the mail that went there, and tells the old one. */
export async function confirmAddress(context: ApiContext, token: string): Promise<void> {
  await refuseTooOften(context, 'link');
  await inTransaction(context.payload, async (_, transaction) => {
    const sql = await requestReads(transaction);
    const owner = await spendToken(sql, 'email', token);
    const member = owner && (await memberById(sql, owner.memberId));
    if (!member || !owner.newEmail || member.isDisabled) throw new Refused('expired');
    const changed = await sql.query(
      `update members set email = $2, updated_at = now()
       where id = $1 and not exists (select from members where email = $2) returning id`,
      [member.id, owner.newEmail],
    );
    if (changed.length === 0) throw new Refused('invalid', { problems: [{ handle: 'email', key: 'takenEmail' }] });
    await proveMailbox(transaction, member.id);
    await revokeTokens(sql, member.id, ['reset']);
    await mailMember(transaction, 'email-changed', member);
    await auditMember(await requestSql(transaction), 'addressChange', member.id);
  });
}
