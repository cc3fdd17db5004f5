import type { SendMailOptions } from 'nodemailer';
import type { PoolClient } from 'pg';
import { isMailAddress } from './mail-address.ts';
import type { MailContent } from './sanitize-mail.ts';

/** An email in the queue that is due. */
export type QueuedMail = {
  id: string;
  key: string;
  kind: string;
  recipient: string;
  content: MailContent;
  attempts: number;
  created_at: Date;
  age_ms: number;
};

/** Locks and returns the first due email that no worker has locked; undefined if none is due. The transaction holds the lock. */
export async function claimMail(client: PoolClient): Promise<QueuedMail | undefined> {
  const { rows } = await client.query<QueuedMail>(`
    select id, key, kind, recipient, content, attempts, created_at, (extract(epoch from now() - created_at) * 1000)::float8 as age_ms
    from mail where due_at <= now() order by due_at, id limit 1 for update skip locked`);
  return rows[0];
}

/**
 * Returns the email for the transport. Its message ID is the same at each attempt, so that mail programs recognise a duplicate.
 */
export function composeMail({ key, recipient, content, created_at }: QueuedMail, from: string): SendMailOptions {
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
export async function markSent(client: PoolClient, id: string): Promise<void> {
  await client.query(
    'update mail set sent_at = now(), due_at = null, content = null, problem = null, attempts = attempts + 1 where id = $1',
    [id],
  );
}

/** Schedules the next attempt of a failed email, or gives up if `pauseMs` is undefined. */
export async function markFailed(client: PoolClient, id: string, problem: string, pauseMs: number | undefined): Promise<void> {
  await client.query(
    `update mail set attempts = attempts + 1, problem = $2, due_at = now() + make_interval(secs => $3::float8 / 1000) where id = $1`,
    [id, problem, pauseMs ?? null],
  );
}

const keptDays = { sent: 7, givenUp: 30 };

/** Deletes sent and given-up emails some days after they were queued. */
export async function deleteExpiredMails(client: Pick<PoolClient, 'query'>): Promise<void> {
  await client.query(
    `delete from mail where due_at is null
     and created_at < now() - make_interval(days => case when sent_at is null then $1::int else $2::int end)`,
    [keptDays.givenUp, keptDays.sent],
  );
}
