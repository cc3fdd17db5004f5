import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openMailCatcher } from '../testing/mail-catcher.ts';
import { type MailQueue, openMailQueue } from '../testing/mail-queue.ts';
import { makeJobsDue } from '../testing/run-queued-jobs.ts';
import { smtpTransport } from './mail-transport.ts';
import { queueMail } from './queue-mail.ts';

let mails: MailQueue;

beforeAll(async () => {
  mails = await openMailQueue();
});
afterEach(() => mails.clear());
afterAll(() => mails.close());

test('FRM-14 sends a complete email once its transaction commits, and deletes the content', async () => {
  mails.launch();
  await mails.queue('eerste@example.nl');
  await mails.catcher.mailTo('eerste@example.nl');
  const gone = mails.inTransaction(async (sql) => {
    await queueMail(sql, mails.mail('nooit@example.nl'));
    throw new Error('no');
  });
  await expect(gone).rejects.toThrow('no');

  const pdf = { filename: 'Lijst één.pdf', contentType: 'application/pdf', content: Buffer.from([0, 255, 13, 10, 46]) };
  const headers = { 'List-Unsubscribe': '<https://www.example.nl/af/>' };
  await mails.queue('jan@example.nl', {
    fromName: 'Brinkmeent',
    replyTo: 'klant@example.nl',
    subject: 'Uw lijst – één',
    text: '.\r\nDag',
    attachments: [pdf],
    headers,
  });
  const caught = await mails.catcher.mailTo('jan@example.nl');
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

  await expect.poll(mails.unsent).toBe(0);
  const stored = (await mails.rows()).at(-1);
  expect(caught.messageId).toBe(`<${stored.key}@brinkmeent.example>`);
  expect(stored).toMatchObject({ recipient: 'jan@example.nl', content: null });
  expect(mails.catcher.mailsTo('nooit@example.nl')).toEqual([]);
});

test('FRM-14 loses no email during an outage of the mail server, and retries until it is accepted', async () => {
  await mails.catcher.goAway();
  mails.launch();
  await mails.queue('wacht@example.nl');
  const attempts = async () => {
    await makeJobsDue(mails.pool);
    return (await mails.jobs())[0]?.attempts;
  };
  await expect.poll(attempts).toBeGreaterThan(1);
  expect((await mails.jobs())[0]).toMatchObject({ last_error: expect.stringContaining('ECONNREFUSED'), max_attempts: 25 });
  mails.catcher.refuse(451);
  await mails.catcher.comeBack();
  const before = await attempts();
  await expect.poll(attempts).toBeGreaterThan(before + 1);
  mails.catcher.refuse();
  const unsentAfterRetry = async () => {
    await makeJobsDue(mails.pool);
    return mails.unsent();
  };
  await expect.poll(unsentAfterRetry).toBe(0);
  expect(mails.catcher.mailsTo('wacht@example.nl').length).toBe(1);
});

test('FRM-14 gives up a permanently refused email after ten attempts, without blocking others', async () => {
  mails.launch();
  mails.catcher.refuse(550, 'recipient');
  await mails.queue('weg@example.nl');
  await expect.poll(async () => (await mails.jobs())[0]?.last_error).toContain('refused');
  expect((await mails.jobs())[0]).toMatchObject({ attempts: 1, max_attempts: 25 });
  await mails.pool.query(
    'select graphile_worker.reschedule_jobs(array_agg(id), run_at => now(), attempts => 9) from graphile_worker.jobs',
  );
  await expect.poll(mails.jobs).toMatchObject([{ attempts: 10, max_attempts: 10 }]);
  mails.catcher.refuse();
  await mails.queue('ander@example.nl');
  await mails.catcher.mailTo('ander@example.nl');
  expect(mails.catcher.mailsTo('weg@example.nl')).toEqual([]);
});

test('FRM-14 shares the queue between several processes and sends no email twice', async () => {
  const addresses = Array.from({ length: 60 }, (_, number) => `deel${number}@example.nl`);
  for (const address of addresses.slice(0, 30)) await mails.queue(address);
  mails.launch();
  mails.launch();
  mails.launch();
  await Promise.all(addresses.slice(30).map((address) => mails.queue(address)));
  await expect.poll(mails.unsent).toBe(0);
  expect(addresses.map((address) => mails.catcher.mailsTo(address).length)).toEqual(addresses.map(() => 1));
});

const mailer = fileURLToPath(new URL('../testing/kill-test-mailer.ts', import.meta.url));

function startMailer(): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', mailer, mails.database.url, mails.catcher.url], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  mails.atEnd(() => child.kill('SIGKILL'));
  return child;
}

test('FRM-14 sends every email after kill -9, and duplicates have the same message ID', async () => {
  let release = () => undefined as unknown;
  const sent = mails.catcher.caught.length;
  const addresses = Array.from({ length: 40 }, (_, number) => `stop${number}@example.nl`);
  await Promise.all(addresses.map((address) => mails.queue(address)));
  for (const before of [5, 15]) {
    const child = startMailer();
    await expect.poll(() => mails.catcher.caught.length - sent).toBeGreaterThan(before);
    mails.catcher.holdUntil(new Promise<void>((released) => (release = released)));
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    release();
  }
  mails.launch();
  await expect.poll(mails.unsent).toBe(0);
  const ids = addresses.map((address) => mails.catcher.mailsTo(address).map(({ messageId }) => messageId));
  expect(ids.filter((of) => of.length === 0)).toEqual([]);
  expect(ids.filter((of) => new Set(of).size !== 1)).toEqual([]);
  expect(ids.filter((of) => of.length > 1).length).toBeLessThanOrEqual(6);
});

test('OPS-10 the password of the mail server is replaced without the loss of an email', async () => {
  const passwords = new Set(['former']);
  const server = await openMailCatcher({ passwords });
  mails.atEnd(() => server.close());
  const withPassword = (password: string) => ({ transport: smtpTransport(server.url.replace('//', `//user:${password}@`)) });
  mails.launch(withPassword('former'));
  await mails.queue('eerste@example.nl');
  await server.mailTo('eerste@example.nl');
  passwords.add('next');
  await mails.end();
  passwords.delete('former');
  mails.launch(withPassword('former'));
  await mails.queue('tweede@example.nl');
  await expect.poll(mails.jobs).toMatchObject([{ attempts: 1, last_error: expect.stringContaining('Invalid login') }]);
  await mails.end();
  mails.launch(withPassword('next'));
  await makeJobsDue(mails.pool);
  await server.mailTo('tweede@example.nl');
  await expect.poll(mails.unsent).toBe(0);
});
