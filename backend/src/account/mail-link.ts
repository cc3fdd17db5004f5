import type { Transaction } from '../platform/database/in-transaction.ts';
import { requestReads } from '../platform/database/request-sql.ts';
import { newToken, storeToken, type TokenKind } from './account-tokens.ts';
import { mailTypedAddress } from './send-account-mail.ts';
import type { StoredMember } from './stored-members.ts';

/** Emails with a link to the account of a typed address, and the kind of token in each link. */
const tokenKinds = {
  'account-activation': 'activation',
  'account-again': 'reset',
  'password-reset': 'reset',
} as const satisfies Record<string, TokenKind>;

/**
 * Mails a link, which replaces the previous one of its kind. Returns false if the mailbox has received too many emails; the
 * previous link then stays valid.
 */
export async function mailLink(
  transaction: Transaction,
  kind: keyof typeof tokenKinds,
  { id, email, locale }: Pick<StoredMember, 'id' | 'email' | 'locale'>,
): Promise<boolean> {
  const { token, hash } = newToken();
  if (!(await mailTypedAddress(transaction, kind, locale, { email, token }))) return false;
  await storeToken(await requestReads(transaction), tokenKinds[kind], { memberId: id, hash });
  return true;
}
