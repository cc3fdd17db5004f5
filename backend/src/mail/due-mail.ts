import type { SendMailOptions } from 'nodemailer';
import type { PoolClient } from 'pg';
import type { MailContent } from './harmless-mail.ts';
import { isMailAddress } from './mail-address.ts';

/** A mail of the queue whose time has come. */
export type DueMail = {
  id: string;
  key: string;
  kind: string;
  recipient: string;
  content: MailContent;
  attempts: number;
  created_at: Date;
  age_ms: number;
};

/** Takes the mail that is due first and that nobody else has; it stays taken until the transaction ends, or its process. */
export async function takeDueMail(client: PoolClient): Promise<DueMail | undefined> {
  const { rows } = await client.query<DueMail>(`
    select id, key, kind, recipient, content, attempts, created_at, (extract(epoch from now() - created_at) * 1000)::float8 as age_ms
    from mail where due_at <= now() order by due_at, id limit 1 for update skip locked`);
  return rows[0];
}

/** The mail as it goes out. Its identity is the same each time, so that whoever gets it twice can tell. */
export function composeMail({ key, recipient, content, created_at }: DueMail, from: string): SendMailOptions {
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

/** What was sent keeps no content: the row is there to count and to look up, for a while. */
export async function markSent(client: PoolClient, id: string): Promise<void> {
  await client.query(
    'update mail set sent_at = now(), due_at = null, content = null, problem = null, attempts = attempts + 1 where id = $1',
    [id],
  );
}

/** Puts a mail off, or gives it up where no pause is given. */
export async function markFailed(client: PoolClient, id: string, problem: string, pauseMs: number | undefined): Promise<void> {
  await client.query(
    `update mail set attempts = attempts + 1, problem = $2, due_at = now() + make_interval(secs => $3::float8 / 1000) where id = $1`,
    [id, problem, pauseMs ?? null],
  );
}

const keptDays = { sent: 7, givenUp: 30 };

/** Forgets the mails that were over some days ago. */
export async function pruneMails(client: Pick<PoolClient, 'query'>): Promise<void> {
  await client.query(
    `delete from mail where due_at is null
     and created_at < now() - make_interval(days => case when sent_at is null then $1::int else $2::int end)`,
    [keptDays.givenUp, keptDays.sent],
  );
}
