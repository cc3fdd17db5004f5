import { sql } from '@payloadcms/db-postgres/drizzle';
import { locks } from '../platform/database/locks.ts';
import type { SqlExecutor } from '../platform/database/request-sql.ts';
import { defineJob } from '../platform/jobs/job.ts';
import { queuedJob } from '../platform/jobs/queue-job.ts';
import { isMailAddress, type Mail, mailboxOf } from './mail.ts';
import { sanitizeMail } from './sanitize-mail.ts';

/** Sends one email, which is stored in the table of emails. */
export const sendMailJob = defineJob<{ mail: number }>('send-mail');

const maxConfirmations = 3;

/**
 * Queues an email in the caller's transaction; it is sent once the transaction commits. Throws if files are too many or too large
 * (`mailLimits`).
 */
export async function queueMail(transaction: SqlExecutor, mail: Mail): Promise<void> {
  await write(transaction, mail, null);
}

/**
 * Queues an email to an address that anybody may have typed (FRM-14), and returns whether it did. A mailbox gets at most three of
 * these an hour, regardless of their kind; an invalid address gets none. `ownCount` names a separate limit, for emails that
 * others must not block.
 */
export async function queueConfirmation(transaction: SqlExecutor, mail: Mail, ownCount = ''): Promise<boolean> {
  return isMailAddress(mail.to.trim()) && (await write(transaction, mail, `${mailboxOf(mail.to)} ${ownCount}`.trimEnd()));
}

async function write(transaction: SqlExecutor, mail: Mail, counted: string | null): Promise<boolean> {
  const { kind, recipient, content } = sanitizeMail(mail);
  if (counted !== null) {
    // A separate statement, so that the next one sees the rows of the previous lock holder.
    await transaction.execute(sql`select pg_advisory_xact_lock(${locks.confirmationMail}, hashtext(${counted}))`);
  }
  const { rows } = await transaction.execute(sql`
    with written as (
      insert into mail (kind, recipient, rate_limit_key, content)
      select ${kind}, ${recipient}, ${counted}::text, ${JSON.stringify(content)}::jsonb
      where ${counted}::text is null or ${maxConfirmations} > (
        select count(*) from mail where rate_limit_key = ${counted} and created_at > now() - interval '1 hour')
      returning id)
    select ${queuedJob(sendMailJob, sql`json_build_object('mail', id)`)} from written`);
  return rows.length > 0;
}
