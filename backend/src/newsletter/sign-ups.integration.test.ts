import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLocalReq } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anna, isDone, newsletterTest } from '../testing/newsletter.ts';
import { openApi, type TestApi } from '../testing/open-api.ts';
import { makeJobsDue, runQueuedJobs } from '../testing/run-queued-jobs.ts';
import { exportSubscribers } from './export-subscribers.ts';
import { signUpHandler } from './queued-sign-up.ts';
import { unsubscribeToken } from './subscription-tokens.ts';

const { api, rows, timeToken, signUp, mails, subscribers, confirmed } = newsletterTest();

it('NWS-01 refuses invalid fields, one problem each, and stores nothing', async () => {
  const refused = await signUp({ voornaam: '<b>', achternaam: ' ', email: 'a@b\r\nBcc: c@d.example', termsAndConditions: false });
  expect(refused.problems).toEqual([
    { handle: 'voornaam', key: 'letters' },
    { handle: 'achternaam', key: 'required' },
    { handle: 'email', key: 'email' },
    { handle: 'termsAndConditions', key: 'required' },
  ]);
  expect([await subscribers(), await mails()]).toEqual([[], []]);
});

it('NWS-03 refuses a sign-up without a time token, with a filled honeypot, or too often', async () => {
  const problem = async (attempt: object) => (await signUp({}, 1, api, attempt)).problems[0].key;
  expect(await problem({})).toBe('captcha');
  expect(await problem({ timeToken: `${timeToken().slice(0, -1)}~` })).toBe('captcha');
  expect(await problem({ timeToken: timeToken(), honeypot: 'https://spam.example' })).toBe('captcha');
  expect(await problem({ csrfToken: 'forged' })).toBe('captcha');
  expect(await mails()).toEqual([]);
  let key: string | undefined;
  for (let time = 0; time < 60 && key !== 'tooOften'; time++) key = await problem({ timeToken: timeToken(), honeypot: 'filled' });
  expect(key).toBe('tooOften');
});

const ticking = `mutation ($email: String!, $newsletter: Boolean!, $attempt: SubmissionAttemptInput!) {
    save_whitepaper_Submission(siteId: 1, guides: ["guide-1"], email: $email, newsletter: $newsletter, attempt: $attempt) {
      ... on SavedSubmission { id } ... on RefusedSubmission { problems { handle key } } } }`;

it('NWS-03 FRM-14 asks visitors who tick the newsletter in a form to confirm it, once, and no others', async () => {
  const send = async (email: string, newsletter: boolean) => {
    const { data } = await api.ask(ticking, { email, newsletter, attempt: { timeToken: timeToken(), uri: 'whitepapers' } });
    expect(data.save_whitepaper_Submission).toEqual({ id: expect.any(Number) });
  };
  await send('reader@example.com', true);
  await send('reader@example.com', true);
  await send('other@example.com', false);
  expect(await subscribers()).toMatchObject([
    { state: 'pending', email: 'reader@example.com', first_name: null, site: 'nl', page: 'whitepapers' },
  ]);
  const asked = (await mails()).filter(({ kind }) => kind === 'newsletter-confirmation');
  expect(asked.map(({ recipient }) => recipient)).toEqual(['reader@example.com']);
});

it('FRM-01 signs up no visitor of a form without the newsletter integration', async () => {
  type Integration = { order: number; parent_id: number };
  const [removed, ...others] = await rows<Integration>(`delete from forms_settings_integrations i using forms f
    where f.id = i.parent_id and f.handle = 'whitepaper' and i.value = 'newsletter' returning i."order", i.parent_id`);
  expect([removed, others]).toEqual([expect.anything(), []]);
  try {
    const attempt = { timeToken: timeToken(), uri: 'whitepapers' };
    const { data } = await api.ask(ticking, { email: 'silent@example.com', newsletter: true, attempt });
    expect(data.save_whitepaper_Submission).toEqual({ id: expect.any(Number) });
    expect((await subscribers()).filter(({ email }) => email === 'silent@example.com')).toEqual([]);
  } finally {
    await rows(`insert into forms_settings_integrations ("order", parent_id, value) values ($1, $2, 'newsletter')`, [
      removed?.order,
      removed?.parent_id,
    ]);
  }
});

it('NWS-03 FRM-14 stores a form together with its sign-up, or not at all', async () => {
  const email = 'both@example.com';
  const send = () => api.ask(ticking, { email, newsletter: true, attempt: { timeToken: timeToken(), uri: 'whitepapers' } });
  const stored = () => rows('select id from form_submissions where sender = $1', [email]);
  await rows(`alter table subscribers add constraint refusing check (email <> 'both@example.com')`);
  try {
    expect((await send()).data).toBeNull();
    expect([await stored(), await mails()]).toEqual([[], []]);
  } finally {
    await rows('alter table subscribers drop constraint refusing');
  }
  expect((await send()).errors).toEqual([]);
  expect([await stored(), await subscribers()]).toMatchObject([[{}], [{ email, state: 'pending' }]]);
});

describe('NWS-03 with an automation service', () => {
  let status = 200;
  const heard: string[] = [];
  const mailingService = { url: '', key: 'k', lists: { nl: 'flow-1', en: 'flow-1', de: 'flow-3' } };
  const service = createServer((request, response) => {
    heard.push(`${request.headers['workflow-id']} ${request.url}`);
    response.writeHead(status).end();
  });
  let served: TestApi;
  beforeAll(async () => {
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    mailingService.url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
    served = await openApi(api.database, { mailingService });
  });
  afterAll(async () => {
    service.close();
    await served.close();
  });

  it('FRM-14 queues the sign-up of a form, so that the visitor does not wait', async () => {
    status = 500;
    heard.splice(0);
    const attempt = { timeToken: timeToken(), uri: 'whitepapers' };
    const { data } = await served.ask(ticking, { email: 'waits@example.com', newsletter: true, attempt });
    expect(data.save_whitepaper_Submission).toEqual({ id: expect.any(Number) });
    expect([heard, await subscribers()]).toEqual([[], []]);
    const { pool } = api.payload.db;
    const handler = signUpHandler(mailingService);
    await runQueuedJobs(pool, [handler]);
    const jobs = () => rows("select last_error from graphile_worker.jobs where task_identifier = 'sign-up-for-newsletter'");
    expect(await jobs()).toEqual([{ last_error: expect.stringContaining('500') }]);
    status = 200;
    await makeJobsDue(pool);
    await runQueuedJobs(pool, [handler]);
    expect(await jobs()).toEqual([]);
    expect(heard.splice(0)).toEqual(Array(2).fill('flow-1 /api/v1/user-receiver'));
  });

  it('passes sign-ups to the workflow of the language, stores nothing, and reports a failure', async () => {
    expect(await signUp({}, 1, served)).toEqual(isDone);
    expect(await signUp({}, 3, served)).toEqual(isDone);
    status = 500;
    expect(await signUp({}, 1, served)).toEqual({
      __typename: 'RefusedSubmission',
      problems: [{ handle: null, key: 'unavailable' }],
    });
    expect(heard).toEqual(['flow-1', 'flow-3', 'flow-1'].map((flow) => `${flow} /api/v1/user-receiver`));
    expect([await subscribers(), await mails()]).toEqual([[], []]);
  });
});

describe('API-08 SEC-08 editors', () => {
  const user = { collection: 'users', id: 1, email: 'eva@example.com', role: 'editor' } as const;
  const rights = { collection: 'subscribers', overrideAccess: false, user } as never as {
    collection: 'subscribers';
    overrideAccess: false;
  };
  const logged = () => rows('select actor, action, kind, subject, count::int from audit_log order by id');
  beforeEach(() => rows('delete from audit_log'));

  it('read and erase subscribers, cannot change the proof of consent, and are logged', async () => {
    await confirmed();
    const [{ id }] = (await subscribers()) as [{ id: number }];
    const { docs } = await api.payload.find(rights);
    expect(docs).toMatchObject([{ email: anna.email, state: 'confirmed' }]);
    expect(docs[0]).not.toHaveProperty('confirmHash');
    await expect(api.payload.find({ collection: 'subscribers', overrideAccess: false })).rejects.toThrow();
    await expect(api.payload.update({ ...rights, id, data: { state: 'confirmed' } })).rejects.toThrow();
    await api.payload.delete({ ...rights, id });
    expect(await logged()).toEqual([
      { actor: 'eva@example.com', action: 'read', kind: 'subscribers', subject: null, count: 1 },
      { actor: 'eva@example.com', action: 'delete', kind: 'subscribers', subject: `${id}`, count: 1 },
    ]);
  });

  it('export confirmed subscribers as CSV without formulas, with the unsubscribe link', async () => {
    await confirmed();
    await signUp({ email: 'waits@example.com' });
    await rows(`update subscribers set last_name = '=cmd|x' where state = 'confirmed'`);
    const [{ id }] = (await subscribers()) as [{ id: number }];
    const req = await createLocalReq({ user: user as never, urlSuffix: '?site=nl' }, api.payload);
    const answer = await exportSubscribers.handler(req);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="newsletter-nl.csv"');
    const [head, row, ...rest] = (await answer.text()).split('\r\n');
    expect(head?.split(/[,;]/)).toHaveLength(6);
    expect(row).toContain(`Anna@Example.com`);
    expect(row).toContain(`'=cmd|x`);
    expect(row).toContain(
      `http://nl.test/bedankt-nieuwsbrief-abonnement/?unsubscribe=${unsubscribeToken(id, api.payload.secret)}`,
    );
    expect(rest).toEqual(['']);
    expect(await logged()).toEqual([
      { actor: 'eva@example.com', action: 'export', kind: 'subscribers', subject: 'Nederlands', count: 1 },
    ]);
    const guest = await exportSubscribers.handler(await createLocalReq({}, api.payload));
    expect(guest.status).toBe(401);
  });
});
