import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { SignUp } from '@plantsoen/form-rules/sign-up.ts';
import { queueTask, type Task } from '../mail/queue-task.ts';
import type { MailingService } from '../platform/configuration.ts';
import type { SqlExecutor } from '../platform/database/request-sql.ts';
import { handToService } from './mailing-service.ts';

type QueuedSignUp = { locale: LocaleCode; signUp: SignUp };

const kind = 'newsletter-sign-up';

/**
 * Queues a sign-up for the automation service in the caller's transaction. The visitor does not wait for it or learn about a
 * failure.
 */
export async function queueSignUp(transaction: SqlExecutor, locale: LocaleCode, signUp: SignUp): Promise<void> {
  const content: QueuedSignUp = { locale, signUp };
  await queueTask(transaction, { kind, recipient: signUp.email, content });
}

/** Returns the tasks that process queued sign-ups. */
export function signUpTasks(service: MailingService | undefined): Readonly<Record<string, Task>> {
  return {
    async [kind](content) {
      const { locale, signUp } = content as QueuedSignUp;
      if (!service) throw new Error('no mailing service is configured');
      await handToService(service, locale, signUp);
    },
  };
}
