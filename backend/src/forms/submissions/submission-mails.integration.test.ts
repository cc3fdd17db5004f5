import { exampleField } from '@plantsoen/form-rules/example-fields.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { smtpTransport } from '../../mail/mail-transport.ts';
import { sendMailHandler } from '../../mail/send-mail.ts';
import { instrumentedSql } from '../../platform/api/instrumented-sql.ts';
import { runJobs } from '../../platform/jobs/job-runner.ts';
import { createLog } from '../../platform/log.ts';
import { exceededRateLimit } from '../../platform/rate-limit/rate-limiter.ts';
import { openMailCatcher } from '../../testing/mail-catcher.ts';
import { savedId, submittedForms } from '../../testing/submitted-forms.ts';
import { payloadTest } from '../../testing/test-payload.ts';

const test = payloadTest();
const forms = submittedForms(test);
let catcher: Awaited<ReturnType<typeof openMailCatcher>>;
let stop: () => Promise<unknown>;
beforeAll(async () => {
  catcher = await openMailCatcher();
  const log = createLog('test', 'silent');
  const { databaseUrl } = test.options;
  const from = 'noreply@brinkmeent.example';
  const handler = sendMailHandler({ database: test.payload.db.pool, transport: smtpTransport(catcher.url), from, log });
  stop = runJobs({ databaseUrl, handlers: [handler], concurrency: 3, log }).close;
  const data = {
    formRecipient: 'info@brinkmeent.example',
    globalData: { companyName: 'Brinkmeent', eMailAddress: 'info@brinkmeent.example' },
  };
  await test.payload.updateGlobal({ slug: 'globals', locale: 'nl', data });
});
afterAll(async () => {
  await stop();
  await catcher.close();
});

const email = exampleField('Email', { handle: 'email', label: 'E-mail' });
const message = exampleField('MultiLineText', { handle: 'message', label: 'Message' });

it.each([
  [1, 'Contact: nieuwe inzending', 'Wij hebben uw inzending ontvangen: Contact', 'Hartelijk dank.'],
  [2, 'Contact: new submission', 'We have received what you sent: Contact', 'Thank you.'],
  [3, 'Contact: neue Einsendung', 'Wir haben Ihre Einsendung erhalten: Contact', 'Vielen Dank.'],
] as const)(
  'FRM-14 emails the submission to the company, and a confirmation without free text to the visitor, in site %i',
  async (siteId, subject, received, thanks) => {
    const visitor = `bezoeker${siteId}@example.org`;
    const form = forms.form([email, message], { siteId, recipient: `verkoop${siteId}@brinkmeent.example` });
    const words = 'Koop nu <a href="https://evil.example">hier</a>\nBcc: all@example.org';
    const id = savedId(await forms.send(form, { email: visitor, message: words }));
    const notification = await catcher.mailTo(`verkoop${siteId}@brinkmeent.example`);
    expect(notification).toMatchObject({
      subject: `${subject} ${id}`,
      replyTo: [{ address: visitor }],
      recipients: [`verkoop${siteId}@brinkmeent.example`],
    });
    expect(notification.text).toContain('Koop nu <a href="https://evil.example">hier</a>');
    expect(notification.html).toContain('&lt;a href=');
    expect(notification.html).toContain(`/admin/collections/form-submissions/${id}`);
    const confirmation = await catcher.mailTo(visitor);
    expect(confirmation).toMatchObject({
      ...{ subject: received, recipients: [visitor], replyTo: [{ address: 'info@brinkmeent.example' }] },
      from: { name: 'Brinkmeent', address: 'noreply@brinkmeent.example' },
    });
    expect(confirmation.text).toContain(thanks);
    expect(`${confirmation.text}${confirmation.html}`).not.toMatch(/Koop|evil/);
    expect(catcher.mailsTo('all@example.org')).toEqual([]);
  },
);

it('FRM-14 repeats the choices of a submission in its confirmation, unless they are encrypted', async () => {
  const options = [
    { value: 'ral-6009', label: 'RAL 6009 Dennengroen', isDefault: false },
    { value: 'ral-7016', label: 'RAL 7016 Antracietgrijs', isDefault: false },
  ];
  const fields = [
    email,
    message,
    exampleField('Checkboxes', { handle: 'samples', label: 'Kleuren', options }),
    exampleField('Dropdown', { handle: 'secret', label: 'Geheime keuze', options }),
  ];
  const form = forms.form(fields, { encryptedFields: ['secret'], recipient: 'stalen@brinkmeent.example' });
  const answers = { email: 'stalen@example.org', message: 'Vrije tekst', secret: 'ral-7016' };
  savedId(await forms.send(form, { ...answers, samples: ['ral-6009'] }));
  const { text } = await catcher.mailTo('stalen@example.org');
  expect(text).toMatch(/Kleuren[\s\S]*RAL 6009 Dennengroen/);
  expect(text).not.toMatch(/Vrije tekst|Geheime keuze|RAL 7016/);
});

it('FRM-14 emails the general recipient for a form without one, and withholds encrypted values', async () => {
  const form = forms.form([email, message], { encryptedFields: ['message'] });
  await forms.send(form, { message: 'mijn geheim' });
  const mail = await catcher.mailTo('info@brinkmeent.example');
  expect(mail.text).toContain('versleuteld opgeslagen');
  expect(mail.source).not.toContain('geheim');
  expect(mail.replyTo).toBeUndefined();
});

it('FRM-14 sends a mailbox three confirmations an hour for any spelling of its address, stores all submissions, and tells the rest', async () => {
  const form = forms.form([email, message], { recipient: 'druk@brinkmeent.example' });
  const addresses = ['vol@example.net', 'VOL@example.net', 'vol+1@example.net', 'vol@Example.net', 'vol@example.net'];
  const withheld: unknown[] = [];
  for (const [index, address] of addresses.entries()) {
    const answer = await forms.send(form, { email: address, message: `nr ${index}` });
    savedId(answer);
    withheld.push(answer);
  }
  expect(withheld).toMatchObject([false, false, false, true, true].map((isConfirmationWithheld) => ({ isConfirmationWithheld })));
  const { rows } = await test.payload.db.pool.query(
    "select kind, count(*)::int from mail where recipient ilike 'vol%' or recipient like 'druk%' group by kind order by kind",
  );
  expect(rows).toEqual([
    { kind: 'form-confirmation', count: 3 },
    { kind: 'form-notification', count: 5 },
  ]);
});

it('FRM-14 limits the confirmations of a network without blocking others, and stores all submissions', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-03T09:30:00Z') });
  try {
    const from = async (clientIp: string) =>
      !(await exceededRateLimit(
        { sql: instrumentedSql(test.payload.db.pool), payload: test.payload, clientIp },
        'formConfirmation',
      ));
    for (let round = 0; round < 12; round += 1) await Promise.all(Array.from({ length: 52 }, () => from('192.0.2.77')));
    expect(await from('192.0.2.77')).toBe(false);
    expect([await from('192.0.2.78'), await from('192.0.2.78'), await from('192.0.2.78')]).toEqual([true, true, true]);
    const anonymous = forms.form([message], { recipient: 'los@brinkmeent.example' });
    for (let sent = 0; sent < 3; sent += 1)
      savedId(await forms.send(anonymous, { message: `nr ${sent}` }, { visitor: '192.0.2.79' }));
    expect(await from('192.0.2.79')).toBe(true);
    const form = forms.form([email, message], { recipient: 'los@brinkmeent.example' });
    savedId(await forms.send(form, { email: 'vreemd@example.net', message: 'x' }, { visitor: '192.0.2.77' }));
    const { rows } = await test.payload.db.pool.query("select kind from mail where recipient ~ '^(vreemd|los)@'");
    expect(rows).toEqual(Array.from({ length: 4 }, () => ({ kind: 'form-notification' })));
  } finally {
    vi.useRealTimers();
  }
});
