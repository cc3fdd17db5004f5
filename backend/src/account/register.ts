import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import { cleanFields, registrationProblems } from '@plantsoen/form-rules/account.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { RegistrationInput } from '../platform/generated/contract.ts';
import { installationOf } from '../platform/payload/installation.ts';
import { logIn } from './authenticate.ts';
import { weakPasswordProblems } from './passwords/chosen-password.ts';
import { withHashSlot } from './passwords/hash-queue.ts';
import { hashPassword } from './passwords/password-hash.ts';
import { queueAccountRequest } from './queue-account-request.ts';
import { refuseProblems, refuseTooOften } from './refusal.ts';
import { requestAccount } from './request-account.ts';
import type { SessionTokens } from './sessions/session-tokens.ts';
import { addressOf, memberById, type StoredMember } from './stored-members.ts';

type LoggedIn = SessionTokens & { member: StoredMember };

/**
 * Requests an account (ACC-01). Known and new addresses take the same work and get the same answer; only the emails differ. If
 * the installation logs new members in immediately, a new address also gets tokens.
 */
export async function register(context: ApiContext, siteId: SiteId, input: RegistrationInput): Promise<LoggedIn | undefined> {
  const { device, ...given } = input;
  const { password, privacy: _, ...fields } = cleanFields({ ...given, website: given.website ?? '' });
  const email = addressOf(fields.email);
  const details = { ...fields, email };
  refuseProblems(registrationProblems({ ...details, password, privacy: given.privacy }));
  await refuseTooOften(context, 'accountRegistration');
  refuseProblems(await weakPasswordProblems(context, 'password', password, details));
  const passwordHash = await withHashSlot(context, () => hashPassword(password));
  const { email: __, ...profile } = details;
  if (!installationOf(context.payload).members.logInAtOnce) {
    await queueAccountRequest(context.payload, { kind: 'register', siteId, email, details: { ...profile, passwordHash } });
    return undefined;
  }
  const registration = { email, locale: localeOfSite(siteId), details: profile, passwordHash } as const;
  const memberId = await inTransaction(context.payload, (___, transaction) =>
    requestAccount(transaction, registration, { isActive: true }),
  );
  const member = memberId === undefined ? undefined : await memberById(context.sql, memberId);
  return member && { ...(await logIn(context, { id: member.id, passwordHash }, device)), member };
}
