import { defaultLocale, type LocaleCode } from '@plantsoen/contract/locales.ts';
import { emailCompany, readCompany } from '../globals/company.ts';
import { isMailAddress } from '../mail/mail.ts';
import { queueConfirmation, queueMail } from '../mail/queue-mail.ts';
import type { Transaction } from '../platform/database/in-transaction.ts';
import { requestReads, requestSql } from '../platform/database/request-sql.ts';
import { installationOf } from '../platform/payload/installation.ts';
import { type AccountEmailKind, accountMail, type Sender } from './emails/account-emails.ts';
import { approvalMail } from './emails/approval-email.ts';
import { fullNameOf, type StoredMember } from './stored-members.ts';

type Facts = { email: string; name?: string; token?: string; newEmail?: string };

/**
 * Queues an email to an address that anyone may have typed. Returns false if the mailbox has received too many emails of this
 * kind. Each kind is counted separately, so that strangers cannot use up the emails that the owner waits for.
 */
export async function mailTypedAddress(
  transaction: Transaction,
  kind: AccountEmailKind,
  locale: LocaleCode,
  { email, token, countedAs = kind }: Pick<Facts, 'email' | 'token'> & { countedAs?: AccountEmailKind },
): Promise<boolean> {
  const mail = accountMail(kind, await senderOf(transaction, locale), { to: email, ...(token && { token }) });
  return queueConfirmation(await requestSql(transaction), mail, countedAs);
}

/** Queues an email to the address of an active member. */
export async function mailMember(
  transaction: Transaction,
  kind: AccountEmailKind,
  member: Pick<StoredMember, 'email' | 'firstName' | 'locale'>,
  email?: string,
): Promise<void> {
  const facts = { to: member.email, name: member.firstName, ...(email && { email }) };
  await queueMail(await requestSql(transaction), accountMail(kind, await senderOf(transaction, member.locale), facts));
}

/** Queues an email that asks the company to approve an account. */
export async function mailApproval(transaction: Transaction, member: StoredMember): Promise<void> {
  const sql = await requestReads(transaction);
  const { formRecipient, email } = await readCompany(sql, defaultLocale);
  const to = formRecipient ?? email;
  if (!to || !isMailAddress(to)) return;
  const applicant = { ...member, fullName: fullNameOf(member) };
  const mail = approvalMail(await senderOf(transaction, defaultLocale), to, transaction.payload.config.serverURL, applicant);
  await queueMail(await requestSql(transaction), mail);
}

/** Returns the company and the language of an email. */
export async function senderOf(transaction: Transaction, locale: LocaleCode): Promise<Sender> {
  const siteOrigin = installationOf(transaction.payload).siteOrigins[locale];
  const company = emailCompany(await readCompany(await requestReads(transaction), locale), siteOrigin);
  return { locale, company, siteOrigin };
}
