import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { Payload } from 'payload';
import { requestSql } from '../platform/database/request-sql.ts';
import { defineJob } from '../platform/jobs/job.ts';
import { queueJob } from '../platform/jobs/queue-job.ts';
import type { ProfileDetails } from './stored-members.ts';

/**
 * A request that names an email address. Its answer must not reveal whether the address has an account. The API therefore only
 * queues the request, always with the same work, and processes it afterwards.
 */
export type AccountRequest =
  | { kind: 'register'; siteId: SiteId; email: string; details: ProfileDetails & { passwordHash: string } }
  | { kind: 'activation' | 'reset' | 'editorReset'; siteId: SiteId; email: string };

/** Processes an account request, for at most a day. The payload contains personal data, so a failed job is deleted soon. */
export const accountRequestJob = defineJob<AccountRequest>('process-account-request', { maxAttempts: 13, failedKeptDays: 1 });

/** Queues a request. */
export async function queueAccountRequest(payload: Payload, request: AccountRequest): Promise<void> {
  await queueJob(await requestSql({ payload, transactionID: undefined }), accountRequestJob, request);
}
