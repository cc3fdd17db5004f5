import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { Transaction } from '../platform/database/in-transaction.ts';
import { locks } from '../platform/database/locks.ts';
import { requestReads, requestSql } from '../platform/database/request-sql.ts';
import { installationOf } from '../platform/payload/installation.ts';
import { enqueueWebhooks } from '../webhooks/enqueue-webhooks.ts';
import { auditMember } from './account-audit.ts';
import { newToken, revokeTokens, storeToken } from './account-tokens.ts';
import { mailLink } from './mail-link.ts';
import { mailTypedAddress } from './send-account-mail.ts';
import {
  forgetPassword,
  insertMember,
  memberByEmail,
  type ProfileDetails,
  renewMember,
  storePassword,
} from './stored-members.ts';

/** A requested account. */
export type RequestedAccount = { email: string; locale: LocaleCode; details: ProfileDetails; passwordHash: string };

/**
 * Creates an account, which by default is activated by email (ACC-01). Creates none if that email cannot be sent. If the address
 * has an active account, only mails its owner. Returns the ID of a new account, otherwise undefined.
 */
export async function requestAccount(
  transaction: Transaction,
  { email, locale, details, passwordHash }: RequestedAccount,
  { isActive } = { isActive: false },
): Promise<number | undefined> {
  const sql = await requestReads(transaction);
  await sql.query('select pg_advisory_xact_lock($1, hashtext($2))', [locks.accountAddress, email]);
  const known = await memberByEmail(sql, email);
  if (known?.isDisabled) return undefined;
  if (known?.activatedAt) {
    await mailTypedAddress(transaction, 'account-known', known.locale, { email });
    return undefined;
  }
  if (known) return void (await requestAgain(transaction, known.id, { email, locale, details }));
  const { token, hash } = newToken();
  const isMailed = await mailTypedAddress(transaction, isActive ? 'account-welcome' : 'account-activation', locale, {
    email,
    token,
  });
  if (!isMailed && !isActive) return undefined;
  const isApproved = !installationOf(transaction.payload).members.needApproval;
  const memberId = await insertMember(sql, { email, locale, details, isApproved, isActive });
  await storePassword(sql, memberId, passwordHash);
  if (!isActive) await storeToken(sql, 'activation', { memberId, hash });
  await auditMember(await requestSql(transaction), 'register', memberId);
  if (isActive) await enqueueWebhooks(transaction, 'member.activated', { collection: 'members', id: memberId });
  return memberId;
}

/**
 * Handles another request for an account that is not activated, possibly from a different person. Neither password is known to be
 * the owner's, so both become invalid. The mailbox gets a link to choose a password, which activates the account. If the mailbox
 * has received too many emails, the latest link stays valid.
 */
async function requestAgain(
  transaction: Transaction,
  memberId: number,
  { email, locale, details }: Omit<RequestedAccount, 'passwordHash'>,
): Promise<void> {
  const sql = await requestReads(transaction);
  await forgetPassword(sql, memberId);
  await revokeTokens(sql, memberId, ['activation']);
  if (!(await mailLink(transaction, 'account-again', { id: memberId, email, locale }))) return;
  await renewMember(sql, memberId, locale, details);
  await auditMember(await requestSql(transaction), 'register', memberId);
}
