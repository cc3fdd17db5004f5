import { defaultLocale, isLocaleCode, type LocaleCode, siteIdOf } from '@plantsoen/contract/locales.ts';
import { emailProblems } from '@plantsoen/form-rules/account.ts';
import {
  APIError,
  addDataAndFileToRequest,
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
  createLocalReq,
  type Endpoint,
  getLocalI18n,
  type PayloadRequest,
} from 'payload';
import type { Transaction } from '../../platform/database/in-transaction.ts';
import { requestReads } from '../../platform/database/request-sql.ts';
import { welcomeBack } from '../protection/login-attempts.ts';
import { queueAccountRequest } from '../queue-account-request.ts';
import { type RatedAction, Refused, refuseTooOften } from '../refusal.ts';
import { requestStore } from './admin-request.ts';
import { refusedReset } from './refused-log-in.ts';
import { attemptKeyOfEditor, tooOften } from './verify-password.ts';

/**
 * Handles `POST /api/users/forgot-password` instead of Payload's endpoint, which takes longer for an address that has an account.
 * The request is only queued and answered. Afterwards the API sends an email if there is an account.
 */
export const forgottenPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const email = typeof req.data?.email === 'string' ? req.data.email.trim().toLowerCase() : '';
    if (emailProblems({ email }).length > 0) throw new APIError(req.t('validation:emailAddress'), 400, null, true);
    await limit(req, 'accountMail');
    await queueAccountRequest(req.payload, { kind: 'editorReset', siteId: siteIdOf(languageOf(req)), email });
    return Response.json({ message: req.t('general:success') });
  },
};

const languageOf = ({ i18n: { language } }: PayloadRequest): LocaleCode => (isLocaleCode(language) ? language : defaultLocale);

/** Mails a link to reset the password if the address has an admin account. Invited people get none, because their invitation ends. */
export async function mailEditorReset(transaction: Transaction, email: string, language: LocaleCode): Promise<void> {
  const { payload } = transaction;
  const sql = await requestReads(transaction);
  const [invited] = await sql.query('select from users where email = $1 and invited_until is not null', [email]);
  if (invited) return;
  const i18n = await getLocalI18n({ config: payload.config, language });
  const req = await createLocalReq({ req: { ...transaction, i18n } as Partial<PayloadRequest> }, payload);
  await payload.forgotPassword({ collection: 'users', data: { email }, req });
}

/** Applies the rate limit to password resets with such links. */
export const limitResets: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (operation === 'resetPassword') await limit(req, 'accountLink');
};

/** Lets an editor log in right after a reset, because the link proves access to the mailbox. */
export const welcomeAfterReset: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  const { user } = (operation === 'resetPassword' ? result : {}) as { user?: { email?: unknown } };
  if (typeof user?.email === 'string') await welcomeBack(await requestStore(req), attemptKeyOfEditor(user.email));
  return result;
};

async function limit(req: PayloadRequest, action: RatedAction): Promise<void> {
  try {
    await refuseTooOften(await requestStore(req), action);
  } catch (error) {
    throw error instanceof Refused ? refusedReset(req, tooOften(req, error)) : error;
  }
}
