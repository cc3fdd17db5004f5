import { sql } from '@payloadcms/db-postgres/drizzle';
import { locks } from '../platform/database/locks.ts';
import type { SqlExecutor } from '../platform/database/request-sql.ts';
import { harmlessMail } from './harmless-mail.ts';
import type { Mail } from './mail.ts';
import { isMailAddress, mailboxOf } from './mail-address.ts';

/** The channel on which PostgreSQL tells that a mail waits. */
export const mailChannel = 'plantsoen_mail';

const mostConfirmations = 3;

/**
 * Puts a mail into the queue, in the caller's transaction: it goes out as soon as that commits, and not at all if it does not. Throws where
 * files are too many or too large (`mailLimits`).
 */
export async function queueMail(transaction: SqlExecutor, mail: Mail): Promise<void> {
  await write(transaction, mail, null);
}

/**
 * Puts a mail into the queue that anybody may have asked for by typing an address (FRM-14), and says whether it did: a mailbox gets at most
 * three of these within an hour, of whatever kind, and what is no address gets none. Mails that must not be kept back because of others have
 * a count of their own, by its name.
 */
export async function queueConfirmation(transaction: SqlExecutor, mail: Mail, ownCount = ''): Promise<boolean> {
  return isMailAddress(mail.to.trim()) && (await write(transaction, mail, `${mailboxOf(mail.to)} ${ownCount}`.trimEnd()));
}

async function write(transaction: SqlExecutor, mail: Mail, counted: string | null): Promise<boolean> {
  const { kind, recipient, content } = harmlessMail(mail);
  if (counted !== null) {
    // A statement of its own, so that the one below sees what whoever held the lock before has committed.
    await transaction.execute(sql`select pg_advisory_xact_lock(${locks.confirmationMail}, hashtext(${counted}))`);
  }
  const { rows } = await transaction.execute(sql`
    with written as (
      insert into mail (kind, recipient, confirms, content)
      select ${kind}, ${recipient}, ${counted}::text, ${JSON.stringify(content)}::jsonb
      where ${counted}::text is null or ${mostConfirmations} > (
        select count(*) from mail where confirms = ${counted} and created_at > now() - interval '1 hour')
      returning id)
    select pg_notify(${mailChannel}, '') from written`);
  return rows.length > 0;
}
