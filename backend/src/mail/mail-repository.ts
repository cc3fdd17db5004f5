import type { SendMailOptions } from 'nodemailer';
import type { Pool } from 'pg';
import { isMailAddress } from './mail.ts';
import type { MailContent } from './sanitize-mail.ts';

/** An email that is not sent yet. */
export type UnsentMail = {
  id: string;
  key: string;
  kind: string;
  recipient: string;
  content: MailContent;
  created_at: Date;
};

type Database = Pick<Pool, 'query'>;

/** Returns an email by its id, or undefined if it has been sent or deleted. */
export async function findUnsentMail(database: Database, id: number): Promise<UnsentMail | undefined> {
  const { rows } = await database.query<UnsentMail>(
    'select id, key, kind, recipient, content, created_at from mail where id = $1 and sent_at is null',
    [id],
  );
  return rows[0];
}

/**
 * Returns the email for the transport. Its message ID is the same at each attempt, so that mail programs recognise a duplicate.
 */
export function composeMail({ key, recipient, content, created_at }: UnsentMail, from: string): SendMailOptions {
  const { fromName, replyTo, subject, text, html, attachments, headers } = content;
  const domain = /@([^@>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    from: fromName && isMailAddress(from) ? { name: fromName, address: from } : from,
    to: { name: '', address: recipient },
    replyTo: replyTo && { name: '', address: replyTo },
    subject,
    text,
    html,
    attachments: attachments.map((file) => ({ ...file, encoding: 'base64' })),
    headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
    messageId: `<${key}@${domain}>`,
    date: created_at,
  };
}

/** Marks an email as sent and deletes its content. The row remains for a while, for rate limits and look-ups. */
export async function markSent(database: Database, id: string): Promise<void> {
  await database.query('update mail set sent_at = now(), content = null where id = $1', [id]);
}

const keptDays = { sent: 7, unsent: 30 };

/** Deletes emails some days after they were queued. An unsent email has failed by then. */
export async function deleteExpiredMails(database: Database): Promise<void> {
  await database.query(
    'delete from mail where created_at < now() - make_interval(days => case when sent_at is null then $1::int else $2::int end)',
    [keptDays.unsent, keptDays.sent],
  );
}
