import type { ApiContext } from '../platform/api/context.ts';
import { inTransaction, type Transaction } from '../platform/database/in-transaction.ts';
import { requestReads, requestSql } from '../platform/database/request-sql.ts';
import { auditMember } from './account-audit.ts';
import { newToken, revokeTokens, spendToken, storeToken } from './account-tokens.ts';
import { proveMailbox } from './activate.ts';
import { Refused, refuseTooOften } from './refusal.ts';
import { mailMember, mailTypedAddress } from './send-account-mail.ts';
import { memberByEmail, memberById, type StoredMember } from './stored-members.ts';

/** Seconds after which a throttled mailbox receives confirmation emails again. */
const mailboxPause = 3600;

/**
 * Mails a confirmation link to the new address and a notice to the old one (ACC-09). If another account has the new address, only
 * its owner is informed. The answer, the stored token and the count of emails are the same, but no email contains the token.
 * Throws `Refused` (`tooOften`) if the mailbox has received too many emails.
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

/** Changes the address with the token of the confirmation email, and notifies the old address. */
export async function confirmAddress(context: ApiContext, token: string): Promise<void> {
  await refuseTooOften(context, 'accountLink');
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
