import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import { type JobAttempt, JobFailure, type JobHandler, jobHandler } from '../platform/jobs/job.ts';
import type { Log } from '../platform/log.ts';
import { isMailAddress } from './mail.ts';
import { composeMail, findUnsentMail, markSent, type UnsentMail } from './mail-repository.ts';
import type { MailTransport } from './mail-transport.ts';
import { sendMailJob } from './queue-mail.ts';

export type SendMailParts = { database: Pick<Pool, 'query'>; transport: MailTransport; from: string; log: Log };

/**
 * Pause of a worker in milliseconds after each email, so that other work is not delayed. Three workers send sixty emails a
 * second.
 */
const restMs = 50;

/** Number of attempts for a refused email: half a day, because a setting of the server may be the cause. */
const maxAttemptsIfRefused = 10;

/**
 * Returns the handler that sends one email of the queue. The email is marked as sent once the server has accepted it. A crash in
 * between sends it again, with the same message ID.
 */
export function sendMailHandler({ database, transport, from, log }: SendMailParts): JobHandler {
  return jobHandler(sendMailJob, async ({ mail: id }, attempt) => {
    const mail = await findUnsentMail(database, id);
    if (!mail) return;
    await send(mail, attempt);
    await markSent(database, mail.id);
    log.info({ mail: mail.id, kind: mail.kind }, 'an email was sent');
    await delay(restMs, undefined, { ref: false });
  });

  async function send(mail: UnsentMail, { number }: JobAttempt): Promise<void> {
    const { id, key, kind, recipient, created_at } = mail;
    const facts = { mail: id, mailKind: kind };
    if (!isMailAddress(recipient)) throw new JobFailure('the recipient is not a single email address', { isFinal: true, facts });
    try {
      await transport.send(composeMail(mail, from), `${created_at.toISOString().replaceAll(':', '-')}-${kind}-${key}`);
    } catch (error) {
      const { message, code, responseCode } = error as { message?: string; code?: string; responseCode?: number };
      const isFinal = isRefusal(error) && number >= maxAttemptsIfRefused;
      throw new JobFailure(String(message), { isFinal, facts: { ...facts, code, responseCode } });
    }
  }
}

/** Whether an error means that the server has permanently refused this email, as opposed to an outage. */
function isRefusal(error: unknown): boolean {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 500;
}
