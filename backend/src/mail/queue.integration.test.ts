import { readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createLog } from '../platform/log.ts';
import { type MailQueue, openMailQueue } from '../testing/mail-queue.ts';
import { deleteExpiredMails } from './mail-repository.ts';
import { fileTransport } from './mail-transport.ts';
import { queueConfirmation } from './queue-mail.ts';

let mails: MailQueue;

beforeAll(async () => {
  mails = await openMailQueue();
});
afterEach(() => mails.clear());
afterAll(() => mails.close());

test('FRM-14 lets no visitor input add a header or a recipient to an email', async () => {
  mails.launch();
  const injected = 'x\r\nBcc: ander@example.nl\r\n\r\n<b>x</b>';
  const file = { filename: `a${injected}.pdf`, contentType: `text/plain${injected}`, content: Buffer.from('x') };
  await mails.queue('doel@example.nl', {
    subject: injected,
    replyTo: `a@example.nl${injected}`,
    attachments: [file],
    headers: { 'List-Id': injected },
  });
  const caught = await mails.catcher.mailTo('doel@example.nl');
  expect(caught.recipients).toEqual(['doel@example.nl']);
  expect(caught.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(caught.source).not.toMatch(/^Bcc:/im);
  expect(caught).toMatchObject({
    subject: 'x Bcc: ander@example.nl <b>x</b>',
    text: 'Dag\n',
    html: '<p>Dag</p>\n',
  });
});

test('FRM-14 stores and gives up an email to anything but one mailbox, and commits its transaction', async () => {
  const others = [
    'doel@example.nl, ander@example.nl',
    'Jan <doel@example.nl>',
    'doel@example.nl\r\nBcc: ander@example.nl',
    '\u0000',
    'doel@localhost',
  ];
  for (const to of others) await mails.queue(to);
  const caught = mails.catcher.caught.length;
  mails.launch();
  const failed = { attempts: 1, max_attempts: 1, last_error: 'the recipient is not a single email address' };
  await expect.poll(mails.jobs).toEqual(others.map(() => failed));
  expect(await mails.unsent()).toBe(others.length);
  expect(mails.catcher.caught.length).toBe(caught);
  expect(await mails.inTransaction((sql) => queueConfirmation(sql, mails.mail('jan@example.nl, piet@example.nl')))).toBe(false);
});

test('FRM-14 writes each email to a file that only its owner may read, without a mail server', async () => {
  const folder = join(mails.database.dataFolder, 'mails');
  const transport = fileTransport(folder, createLog('test', 'silent'), 30);
  mails.launch({ transport });
  await mails.queue('bestand@example.nl', { subject: 'In een bestand', kind: 'form-notification' });
  await expect.poll(mails.unsent).toBe(0);
  const [name = '', ...more] = readdirSync(folder);
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+\.\d+Z-form-notification-[\da-f-]{36}\.eml$/);
  expect(more).toEqual([]);
  expect(readFileSync(join(folder, name), 'utf8')).toMatch(
    /^From: "De Meent, Ede" <info@brinkmeent\.example>\r\nTo: bestand@example\.nl\r\nSubject: In een bestand\r\n/m,
  );
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);

  await transport.deleteExpired();
  expect(readdirSync(folder)).toEqual([name]);
  const longAgo = new Date(Date.now() - 31 * 24 * 3_600_000);
  utimesSync(join(folder, name), longAgo, longAgo);
  await transport.deleteExpired();
  expect(readdirSync(folder)).toEqual([]);
});

test('FRM-14 queues at most three confirmations per mailbox and hour, even for concurrent requests', async () => {
  const confirm = (to: string) => mails.inTransaction((sql) => queueConfirmation(sql, mails.mail(to)));
  const asked = await Promise.all(
    Array.from({ length: 12 }, (_, number) => confirm(number % 2 ? 'Jan@Example.nl' : `jan+${number}@example.nl`)),
  );
  expect(asked.filter(Boolean).length).toBe(3);
  expect(await confirm('piet@example.nl')).toBe(true);
  await mails.queue('jan@example.nl');
  await mails.pool.query(
    "update mail set created_at = now() - interval '61 minutes' where id = (select min(id) from mail where rate_limit_key is not null)",
  );
  expect(await Promise.all([confirm('jan@example.nl'), confirm('jan@example.nl')])).toContain(false);
});

test('FRM-14 counts emails with a separate limit apart from other confirmations', async () => {
  const confirm = (ownCount?: string) =>
    mails.inTransaction((sql) => queueConfirmation(sql, mails.mail('jan@example.nl'), ownCount));
  for (const ownCount of [undefined, 'password-reset', 'account-known']) {
    const asked = await Promise.all([1, 2, 3, 4].map(() => confirm(ownCount)));
    expect(asked.filter(Boolean), ownCount).toHaveLength(3);
  }
});

test('FRM-14 deletes sent emails after a week and unsent ones after 30 days', async () => {
  for (const kind of ['waits', 'sent-now', 'sent-long-ago', 'failed-long-ago']) await mails.queue('oud@example.nl', { kind });
  await mails.pool.query(`update mail set created_at = now() - interval '8 days'`);
  await mails.pool.query(`update mail set sent_at = now() where kind like 'sent%'`);
  await mails.pool.query(`update mail set created_at = now() where kind = 'sent-now'`);
  await mails.pool.query(`update mail set created_at = now() - interval '31 days' where kind = 'failed-long-ago'`);
  await deleteExpiredMails(mails.pool);
  expect((await mails.rows()).map(({ kind }) => kind)).toEqual(['waits', 'sent-now']);
});
