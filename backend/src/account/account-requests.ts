import { defaultLocale, localeOfSite } from '@plantsoen/contract/locales.ts';
import type { Payload } from 'payload';
import { inTransaction, type Transaction } from '../platform/database/in-transaction.ts';
import { type JobHandler, jobHandler } from '../platform/jobs/job.ts';
import { mailActivation } from './activate.ts';
import { mailEditorReset } from './editors/forgotten-password.ts';
import { type AccountRequest, accountRequestJob } from './queue-account-request.ts';
import { requestAccount } from './request-account.ts';
import { mailReset } from './reset-password.ts';

/** Returns the handler that processes an account request, in one transaction. */
export function accountRequestHandler(payload: Payload): JobHandler {
  return jobHandler(accountRequestJob, (request) =>
    inTransaction(payload, (_, transaction) => processRequest(transaction, request)),
  );
}

async function processRequest(transaction: Transaction, request: AccountRequest): Promise<void> {
  const { kind, siteId, email } = request;
  if (kind === 'activation') await mailActivation(transaction, email);
  if (kind === 'reset') await mailReset(transaction, email);
  if (kind === 'editorReset') await mailEditorReset(transaction, email, localeOfSite(siteId) ?? defaultLocale);
  if (kind === 'register') {
    const { passwordHash, ...details } = request.details;
    await requestAccount(transaction, { email, locale: localeOfSite(siteId), details, passwordHash });
  }
}
