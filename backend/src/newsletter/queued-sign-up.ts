import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { SignUp } from '@plantsoen/form-rules/sign-up.ts';
import type { MailingService } from '../platform/configuration.ts';
import type { SqlExecutor } from '../platform/database/request-sql.ts';
import { defineJob, JobFailure, type JobHandler, jobHandler } from '../platform/jobs/job.ts';
import { queueJob } from '../platform/jobs/queue-job.ts';
import { handToService } from './mailing-service.ts';

const signUpJob = defineJob<{ locale: LocaleCode; signUp: SignUp }>('sign-up-for-newsletter');

/**
 * Queues a sign-up for the automation service in the caller's transaction. The visitor does not wait for it or learn about a
 * failure.
 */
export async function queueSignUp(transaction: SqlExecutor, locale: LocaleCode, signUp: SignUp): Promise<void> {
  await queueJob(transaction, signUpJob, { locale, signUp });
}

/** Returns the handler that sends queued sign-ups to the automation service. */
export function signUpHandler(service: MailingService | undefined): JobHandler {
  return jobHandler(signUpJob, async ({ locale, signUp }) => {
    if (!service) throw new JobFailure('no mailing service is configured');
    await handToService(service, locale, signUp);
  });
}
