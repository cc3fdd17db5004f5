import type { Transaction } from '../platform/database/in-transaction.ts';
import { requestReads } from '../platform/database/request-sql.ts';
import { newToken, storeToken, type TokenKind } from './account-tokens.ts';
import { mailTypedAddress } from './send-account-mail.ts';
import type { StoredMember } from './stored-members.ts';

/** The mails that carry a link to the account of the address that was typed, and what their links are for. */
const tokenKinds = {
  'account-activation': 'activation',
  'account-again': 'reset',
  'password-reset': 'reset',
} as const satisfies Record<string, TokenKind>;

/** Mails a link, in the place of the one of its kind before it; that one goes on counting where the mailbox has got enough of these lately (false). */
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
