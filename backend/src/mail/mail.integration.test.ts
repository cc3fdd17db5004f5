import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { changeSignal } from '../platform/changes/change-signal.ts';
import { up } from '../platform/database/migrations/20261121_231500_mail.ts';
import type { SqlExecutor } from '../platform/database/request-sql.ts';
import { type TestDatabase, testDatabase } from '../platform/database/test-database.ts';
import { createLog } from '../platform/log.ts';
import { type MailCatcher, openMailCatcher } from '../testing/mail-catcher.ts';
import { pruneMails } from './due-mail.ts';
import type { Mail } from './mail.ts';
import { type MailRunnerParts, runMails } from './mail-runner.ts';
import { fileTransport, smtpTransport } from './mail-transport.ts';
import { mailChannel, queueConfirmation, queueMail } from './queue-mail.ts';

const log = createLog('test', 'silent');
const from = 'De Meent, Ede <info@brinkmeent.example>';
const hour = 3_600_000;

let database: TestDatabase;
let pool: Pool;
let catcher: MailCatcher;
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  database = await testDatabase('bare');
  pool = new Pool({ connectionString: database.url, max: 20 });
  pool.on('error', () => undefined);
  await up({ db: drizzle({ client: pool }) } as never);
  catcher = await openMailCatcher();
});
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
  await pool.query('truncate mail');
});
afterAll(async () => {
  await catcher.close();
  await pool.end();
  await database.drop();
});

/** A process's part in sending. It looks for mails by itself so seldom that what comes within a test came by its notice. */
function launch(parts: Partial<MailRunnerParts> = {}) {
  const signal = changeSignal(database.url, log, [mailChannel]);
  const transport = smtpTransport(catcher.url);
  const runner = runMails({ databaseUrl: database.url, transport, from, signal, log, lookEveryMs: hour, ...parts });
  closing.push(() => runner.close().then(() => signal.close()));
}

const mail = (to: string, more: Partial<Mail> = {}): Mail => ({
  kind: 'test',
  to,
  subject: 'Dag',
  text: 'Dag',
  html: '<p>Dag</p>',
  ...more,
});

const inTransaction = <T>(write: (sql: SqlExecutor) => Promise<T>) =>
  drizzle({ client: pool }).transaction((transaction) => write(transaction as unknown as SqlExecutor));
const queue = (to: string, more: Partial<Mail> = {}) => inTransaction((sql) => queueMail(sql, mail(to, more)));

const rows = async () => (await pool.query('select * from mail order by id')).rows;
const unsent = async () => (await rows()).filter(({ sent_at }) => sent_at === null).length;

test('FRM-14 a mail goes out when its transaction commits, whole, and leaves no content behind', async () => {
  launch();
  await queue('eerste@example.nl');
  await catcher.mailTo('eerste@example.nl');
  const gone = inTransaction(async (sql) => {
    await queueMail(sql, mail('nooit@example.nl'));
    throw new Error('no');
  });
  await expect(gone).rejects.toThrow('no');

  const pdf = { filename: 'Lijst één.pdf', contentType: 'application/pdf', content: Buffer.from([0, 255, 13, 10, 46]) };
  const headers = { 'List-Unsubscribe': '<https://www.example.nl/af/>' };
  await queue('jan@example.nl', {
    replyTo: 'klant@example.nl',
    subject: 'Uw lijst – één',
    text: '.\r\nDag',
    attachments: [pdf],
    headers,
  });
  const caught = await catcher.mailTo('jan@example.nl');
  expect(caught).toMatchObject({
    recipients: ['jan@example.nl'],
    from: { name: 'De Meent, Ede', address: 'info@brinkmeent.example' },
    to: [{ address: 'jan@example.nl' }],
    replyTo: [{ address: 'klant@example.nl' }],
    subject: 'Uw lijst – één',
    text: '.\nDag\n',
    html: '<p>Dag</p>\n',
  });
  const [file] = caught.attachments;
  expect([file?.filename, file?.mimeType, Buffer.from(file?.content as ArrayBuffer)]).toEqual([
    pdf.filename,
    pdf.contentType,
    pdf.content,
  ]);
  const header = (key: string) => caught.headers.find((found) => found.key === key)?.value;
  expect(header('list-unsubscribe')).toBe(headers['List-Unsubscribe']);
  expect(header('auto-submitted')).toBe('auto-generated');

  await expect.poll(unsent).toBe(0);
  const stored = (await rows()).at(-1);
  expect(caught.messageId).toBe(`<${stored.key}@brinkmeent.example>`);
  expect(stored).toMatchObject({ recipient: 'jan@example.nl', content: null, due_at: null, attempts: 1 });
  expect(catcher.mailsTo('nooit@example.nl')).toEqual([]);
});

test('FRM-14 nothing that a visitor writes adds a header or a recipient to a mail', async () => {
  launch();
  const injected = 'x\r\nBcc: ander@example.nl\r\n\r\n<b>x</b>';
  const file = { filename: `a${injected}.pdf`, contentType: `text/plain${injected}`, content: Buffer.from('x') };
  await queue('doel@example.nl', {
    subject: injected,
    replyTo: `a@example.nl${injected}`,
    attachments: [file],
    headers: { 'List-Id': injected },
  });
  const caught = await catcher.mailTo('doel@example.nl');
  expect(caught.recipients).toEqual(['doel@example.nl']);
  expect(caught.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(caught.source).not.toMatch(/^Bcc:/im);
  expect(caught).toMatchObject({
    subject: 'x Bcc: ander@example.nl <b>x</b>',
    text: 'Dag\n',
    html: '<p>Dag</p>\n',
  });
  await expect(queue('doel@example.nl, ander@example.nl')).rejects.toThrow('one mailbox');
});

test('FRM-14 an outage of the mail server loses nothing: a mail is tried until it is taken', async () => {
  await catcher.goAway();
  launch({ lookEveryMs: 50, pauseAfter: () => 100 });
  await queue('wacht@example.nl');
  await expect.poll(async () => (await rows())[0]?.attempts).toBeGreaterThan(1);
  expect((await rows())[0]).toMatchObject({ sent_at: null, problem: expect.stringContaining('ECONNREFUSED') });
  await catcher.comeBack();
  catcher.refuse(451);
  const { attempts } = (await rows())[0];
  await expect.poll(async () => (await rows())[0].attempts).toBeGreaterThan(attempts + 1);
  catcher.refuse();
  await catcher.mailTo('wacht@example.nl');
  await expect.poll(unsent).toBe(0);
  expect(catcher.mailsTo('wacht@example.nl').length).toBe(1);
});

test('FRM-14 what the server refuses for good is given up, and holds up no other mail', async () => {
  const refusals: boolean[] = [];
  launch({ pauseAfter: ({ isRefused }) => void refusals.push(isRefused) });
  catcher.refuse(550, 'recipient');
  await queue('weg@example.nl');
  await expect.poll(async () => (await rows())[0]?.due_at).toBeNull();
  expect((await rows())[0]).toMatchObject({ sent_at: null, attempts: 1, problem: expect.stringContaining('refused') });
  expect(refusals).toEqual([true]);
  catcher.refuse();
  await queue('ander@example.nl');
  await catcher.mailTo('ander@example.nl');
});

test('FRM-14 several processes share the queue and send no mail twice', async () => {
  const addresses = Array.from({ length: 60 }, (_, number) => `deel${number}@example.nl`);
  for (const address of addresses.slice(0, 30)) await queue(address);
  launch();
  launch();
  launch();
  await Promise.all(addresses.slice(30).map((address) => queue(address)));
  await expect.poll(unsent).toBe(0);
  expect(addresses.map((address) => catcher.mailsTo(address).length)).toEqual(addresses.map(() => 1));
});

const mailer = fileURLToPath(new URL('../testing/kill-test-mailer.ts', import.meta.url));

function startMailer(): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', mailer, database.url, catcher.url], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  closing.push(async () => void child.kill('SIGKILL'));
  return child;
}

test('FRM-14 after kill -9 while mails are sent each goes out, and one that went out twice is known by its identity', async () => {
  let release = () => undefined as unknown;
  const sent = catcher.caught.length;
  const addresses = Array.from({ length: 40 }, (_, number) => `stop${number}@example.nl`);
  await Promise.all(addresses.map((address) => queue(address)));
  for (const before of [5, 15]) {
    const child = startMailer();
    await expect.poll(() => catcher.caught.length - sent, { timeout: 20_000, interval: 5 }).toBeGreaterThan(before);
    catcher.holdUntil(new Promise<void>((released) => (release = released)));
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    release();
  }
  launch();
  await expect.poll(unsent, { timeout: 20_000 }).toBe(0);
  const ids = addresses.map((address) => catcher.mailsTo(address).map(({ messageId }) => messageId));
  expect(ids.filter((of) => of.length === 0)).toEqual([]);
  expect(ids.filter((of) => new Set(of).size !== 1)).toEqual([]);
  expect(ids.filter((of) => of.length > 1).length).toBeLessThanOrEqual(6);
});

test('FRM-14 without a mail server each mail becomes a file that its owner alone may read', async () => {
  const folder = join(database.dataFolder, 'mails');
  launch({ transport: fileTransport(folder, log) });
  await queue('bestand@example.nl', { subject: 'In een bestand', kind: 'form-notification' });
  await expect.poll(unsent).toBe(0);
  const [name = '', ...more] = readdirSync(folder);
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+\.\d+Z-form-notification-[\da-f-]{36}\.eml$/);
  expect(more).toEqual([]);
  expect(readFileSync(join(folder, name), 'utf8')).toMatch(
    /^From: "De Meent, Ede" <info@brinkmeent\.example>\r\nTo: bestand@example\.nl\r\nSubject: In een bestand\r\n/m,
  );
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
});

test('FRM-14 one mailbox gets at most three confirmations an hour, however many ask at once', async () => {
  const confirm = (to: string) => inTransaction((sql) => queueConfirmation(sql, mail(to)));
  const asked = await Promise.all(
    Array.from({ length: 12 }, (_, number) => confirm(number % 2 ? 'Jan@Example.nl' : `jan+${number}@example.nl`)),
  );
  expect(asked.filter(Boolean).length).toBe(3);
  expect(await confirm('piet@example.nl')).toBe(true);
  await queue('jan@example.nl');
  await pool.query(
    "update mail set created_at = now() - interval '61 minutes' where id = (select min(id) from mail where confirms is not null)",
  );
  expect(await Promise.all([confirm('jan@example.nl'), confirm('jan@example.nl')])).toContain(false);
});

test('FRM-14 mails that are over are forgotten after some days, those that wait are not', async () => {
  for (const kind of ['waits', 'sent-now', 'sent-long-ago', 'failed', 'failed-long-ago']) await queue('oud@example.nl', { kind });
  await pool.query(`update mail set created_at = now() - interval '8 days'`);
  await pool.query(`update mail set due_at = null where kind <> 'waits'`);
  await pool.query(`update mail set sent_at = now() where kind like 'sent%'`);
  await pool.query(`update mail set created_at = now() where kind = 'sent-now'`);
  await pool.query(`update mail set created_at = now() - interval '31 days' where kind = 'failed-long-ago'`);
  await pruneMails(pool as never);
  expect((await rows()).map(({ kind }) => kind)).toEqual(['waits', 'sent-now', 'failed']);
});
