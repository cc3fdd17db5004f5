import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { instrumentedSql } from '../../platform/api/instrumented-sql.ts';
import { type TestDatabase, testDatabase } from '../../platform/database/test-database.ts';
import type { SubmissionAttemptInput } from '../../platform/generated/contract.ts';
import { openApi, type TestApi } from '../../testing/open-api.ts';
import { checkSubmissionAttempt } from '../check-submission-attempt.ts';
import { formCaptchas, formTokens } from '../form-tokens.ts';
import { deleteExpiredProtection } from '../forms.cleanup-job.ts';
import { makeTimeToken } from './time-token.ts';

const contact = { handle: 'contact', siteId: 1 };
const question = `query ($handle: String!) { formTokens(handle: $handle, siteId: 1) {
  csrfToken { name value } captchas { handle name value } } }`;

let database: TestDatabase;
let service: Server;
/** Two instances of the API, and one with reCAPTCHA. */
let apis: [TestApi, TestApi, TestApi];

/** Five minutes after the next full hour, so that no rate limit window ends during the tests. */
const hourMs = 3_600_000;
const then = Math.ceil(Date.now() / hourMs) * hourMs + 300_000;

beforeAll(async () => {
  database = await testDatabase('empty');
  service = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const isFirst = body.includes('response=human') && !seen.has(body);
    seen.add(body);
    response.end(JSON.stringify(isFirst ? { success: true, score: 0.9, action: 'submit' } : { success: false }));
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const recaptcha = { siteKey: 'site', secret: 'secret', origin: `http://127.0.0.1:${(service.address() as AddressInfo).port}` };
  apis = [await openApi(database), await openApi(database), await openApi(database, { recaptcha })];
  vi.useFakeTimers({ toFake: ['Date'], now: then });
});
const seen = new Set<string>();

afterAll(async () => {
  vi.useRealTimers();
  for (const api of apis) await api.close();
  service.close();
  await database.drop();
});

let address = 0;
/** Returns the address of a new visitor. */
const stranger = () => `198.51.100.${++address}`;

/** Returns the problems of an attempt on one of the instances; an empty list if it may be stored. */
async function problems(
  attempt: SubmissionAttemptInput,
  { on = 0, from = stranger(), form = contact, content }: Partial<Circumstances> = {},
): Promise<string[]> {
  const { payload } = apis[on] as TestApi;
  const context = { payload, sql: instrumentedSql(payload.db.pool), clientIp: from, log: pino({ level: 'silent' }) };
  return (await checkSubmissionAttempt(context, { form, attempt, ...(content && { content }) })).map(({ key }) => key);
}
type Circumstances = { on: number; from: string; form: typeof contact; content: string };

/** Returns the attempt of a browser, with requested tokens and a solved challenge. */
async function fromBrowser(form = contact): Promise<SubmissionAttemptInput> {
  const { csrfToken, captchas } = await formTokens(apis[0], form);
  const challenge = JSON.parse(captchas[0]?.value ?? '');
  const solution = await solveChallenge({ challenge, deriveKey });
  const value = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  return { key: randomUUID(), csrfToken: csrfToken.value, captchas: [{ name: 'g-recaptcha-response', value }] };
}

const withoutScripts = (ago = 3600): SubmissionAttemptInput => ({
  timeToken: makeTimeToken(apis[0].payload.secret, Date.now() - ago * 1000).token,
});

it('FRM-12 returns new tokens and a new challenge each time, with their field names', async () => {
  const [first, second] = await Promise.all([0, 1].map(() => apis[0].ask(question, { handle: 'contact' })));
  expect(first?.errors).toEqual([]);
  expect(first?.data.formTokens).toMatchObject({
    csrfToken: { name: 'form.csrf' },
    captchas: [{ handle: 'altcha', name: 'g-recaptcha-response' }],
  });
  expect(second?.data.formTokens.csrfToken.value).not.toBe(first?.data.formTokens.csrfToken.value);
  expect((await apis[0].ask(question, { handle: 'x'.repeat(61) })).data.formTokens).toBeNull();
  const service = await apis[2].ask(question, { handle: 'contact' });
  expect(service.data.formTokens.captchas).toEqual([]);
});

it('FRM-12 accepts a captcha and a token for one sending and its retries, on all instances', async () => {
  const attempt = await fromBrowser();
  expect(await problems(attempt)).toEqual([]);
  expect(await problems(attempt, { on: 1 })).toEqual([]);
  expect(await problems({ ...attempt, key: randomUUID() }, { on: 1 })).toEqual(['expired']);
  expect(await problems({ ...attempt, key: null })).toEqual(['expired']);

  const fresh = await formTokens(apis[0], contact);
  const replayed = { ...attempt, key: randomUUID(), csrfToken: fresh.csrfToken.value };
  expect(await problems(replayed)).toEqual(['expired']);
});

it('FRM-12 refuses a used captcha for other content under the same key', async () => {
  const attempt = await fromBrowser();
  expect(await problems(attempt, { content: 'anna@example.com' })).toEqual([]);
  expect(await problems(attempt, { content: 'anna@example.com' })).toEqual([]);
  expect(await problems(attempt, { content: 'bob@example.com' })).toEqual(['expired']);
  expect(await problems(attempt)).toEqual(['expired']);
});

it('FRM-12 accepts one of several concurrent attempts with the same captcha', async () => {
  const attempt = await fromBrowser();
  const tries = Array.from({ length: 10 }, (_, index) => problems({ ...attempt, key: randomUUID() }, { on: index % 2 }));
  const answers = await Promise.all(tries);
  expect(answers.filter(({ length }) => length === 0)).toHaveLength(1);
  expect(answers.flat()).toEqual(Array(9).fill('expired'));
});

it('FRM-12 refuses tokens that are missing, forged or of another form', async () => {
  const attempt = await fromBrowser();
  const other = { handle: 'jobApplication', siteId: 1 };
  expect(await problems({})).toEqual(['captcha']);
  expect(await problems({ ...attempt, captchas: [] })).toEqual(['captcha']);
  expect(await problems({ ...attempt, captchas: [{ name: 'other', value: 'x' }] })).toEqual(['captcha']);
  expect(await problems({ ...attempt, csrfToken: 'x' })).toEqual(['captcha']);
  expect(await problems({ ...attempt, csrfToken: '' })).toEqual(['captcha']);
  expect(await problems(attempt, { form: other })).toEqual(['captcha']);
  const { csrfToken } = await formTokens(apis[0], other);
  expect(await problems({ ...attempt, csrfToken: csrfToken.value }, { form: other })).toEqual(['captcha']);
  expect(await problems(attempt)).toEqual([]);
});

it('FRM-12 accepts a token once for a form without a captcha, at the rate limit for browsers without scripts', async () => {
  const open = { ...contact, captcha: false };
  const { csrfToken } = await formTokens(apis[0], contact);
  expect(await problems({ key: randomUUID(), csrfToken: csrfToken.value }, { form: open })).toEqual([]);
  expect(await problems({ key: randomUUID(), csrfToken: csrfToken.value }, { form: open })).toEqual(['expired']);
  expect(await problems({ key: randomUUID(), csrfToken: 'x' }, { form: open })).toEqual(['captcha']);
  const from = stranger();
  const tries = await Promise.all(Array.from({ length: 11 }, () => problems({ csrfToken: 'x' }, { form: open, from })));
  expect(tries.flat().filter((key) => key === 'tooOften')).toHaveLength(1);
});

it('FRM-12 refuses a filled honeypot with a message, because a browser may have filled it in', async () => {
  expect(await problems({ ...withoutScripts(), honeypot: 'https://spam.example' })).toEqual(['captcha']);
  expect(await problems({ ...withoutScripts(), honeypot: '' })).toEqual([]);
});

it('FRM-12 verifies the time token of the page for browsers without scripts', async () => {
  const forged = withoutScripts().timeToken?.replace(/^\d+/, (began) => String(Number(began) + 3600));
  expect(await problems(withoutScripts(24 * 3600 + 3600))).toEqual(['expired']);
  expect(await problems({ timeToken: forged ?? '' })).toEqual(['captcha']);
  expect(await problems({ timeToken: makeTimeToken('the secret of another installation').token })).toEqual(['captcha']);
  expect(await problems({ timeToken: '' })).toEqual(['captcha']);
});

it('FRM-12 limits attempts without scripts to ten per visitor and form in ten minutes, on all instances', async () => {
  const from = '2001:db8:7:7::1';
  const tries = [];
  for (let index = 0; index < 12; index += 1) {
    tries.push(await problems(withoutScripts(), { on: index % 2, from: `2001:db8:7:7::${index + 1}` }));
  }
  expect(tries).toEqual([...Array(10).fill([]), ['tooOften'], ['tooOften']]);
  expect(await problems(withoutScripts(), { from: '2001:db8:7:8::1' })).toEqual([]);
  expect(await problems(withoutScripts(), { from, form: { handle: 'faqQuestion', siteId: 1 } })).toEqual([]);
});

it('FRM-12 does not let one visitor exhaust the shared limit of a form for attempts without scripts', async () => {
  const form = { handle: 'whitepaper', siteId: 1 };
  const from = stranger();
  for (let wave = 0; wave < 13; wave += 1) {
    await Promise.all(Array.from({ length: 50 }, () => problems({ timeToken: 'x' }, { from, form })));
  }
  expect(await problems(withoutScripts(), { form })).toEqual([]);
});

it('FRM-12 limits attempts with scripts to twenty per visitor and form in ten minutes, refused ones included', async () => {
  const from = stranger();
  const wrong = { csrfToken: 'x' };
  const tries = await Promise.all(Array.from({ length: 20 }, (_, index) => problems(wrong, { from, on: index % 2 })));
  expect(tries.flat()).toEqual(Array(20).fill('captcha'));
  expect(await problems(await fromBrowser(), { from })).toEqual(['tooOften']);
});

it('API-10 lets reCAPTCHA decide, and asks it once for all retries of an attempt', async () => {
  const { csrfToken } = await formTokens(apis[2], contact);
  const answer = (value: string) => [{ name: 'g-recaptcha-response', value }];
  const attempt = { key: randomUUID(), csrfToken: csrfToken.value, captchas: answer('human-1') };
  expect(await problems({ ...attempt, captchas: answer('robot') }, { on: 2 })).toEqual(['captcha']);
  expect(await problems(attempt, { on: 2 })).toEqual([]);
  expect(await problems(attempt, { on: 2 })).toEqual([]);
  expect(await problems({ ...attempt, key: randomUUID() }, { on: 2 })).toEqual(['captcha']);
});

it('API-10 gives browsers the site key without the secret, and uses proof of work without keys', () => {
  const captcha = { name: 'g-recaptcha-response' };
  expect(formCaptchas(apis[2].payload)).toEqual([{ ...captcha, handle: 'recaptcha', siteKey: 'site' }]);
  expect(formCaptchas(apis[0].payload)).toEqual([{ ...captcha, handle: 'altcha', siteKey: null }]);
});

it('API-10 reports forms as unavailable while reCAPTCHA is unreachable', async () => {
  const { csrfToken } = await formTokens(apis[2], contact);
  const port = (service.address() as AddressInfo).port;
  service.close();
  service.closeAllConnections();
  await once(service, 'close');
  const captchas = [{ name: 'g-recaptcha-response', value: 'human-2' }];
  expect(await problems({ key: randomUUID(), csrfToken: csrfToken.value, captchas }, { on: 2 })).toEqual(['unavailable']);
  service.listen(port, '127.0.0.1');
});

it('SEC-10 stores no visitor in the tables, and deletes expired rows', async () => {
  const { pool } = apis[0].payload.db;
  const { rows } = await pool.query(`select row_to_json(rate_limit_counter)::text as text from rate_limit_counter
    union all select row_to_json(spent_form_token)::text from spent_form_token`);
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter(({ text }) => /198\.51|2001:db8|contact/.test(text))).toEqual([]);
  await pool.query(
    `update rate_limit_counter set expires_at = now() - interval '1 second';
     update spent_form_token set expires_at = now() - interval '1 second'`,
  );
  await deleteExpiredProtection(instrumentedSql(pool));
  const left = await pool.query('select 1 from rate_limit_counter union all select 1 from spent_form_token');
  expect(left.rows).toEqual([]);
});
