import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeTimeToken } from '@plantsoen/form-rules/time-token.ts';
import { createLocalReq } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../platform/database/test-database.ts';
import { openApi, type TestApi, testServiceToken } from '../testing/open-api.ts';
import { exportSubscribers } from './export-subscribers.ts';
import { unsubscribeToken } from './subscription-tokens.ts';
import { tidySubscriptions } from './subscriptions.ts';

const answer = '{ __typename ... on NewsletterDone { mustConfirm } ... on RefusedSubmission { problems { handle key } } }';
const signUpText = `mutation ($siteId: Int!, $subscriber: SubscriberInput!, $sending: SendingInput!) {
  subscribeToNewsletter(siteId: $siteId, subscriber: $subscriber, sending: $sending) ${answer} }`;
const byToken = (field: string) =>
  `mutation ($siteId: Int!, $token: String!) { ${field}(siteId: $siteId, token: $token) ${answer} }`;

const anna = {
  voornaam: 'Anna',
  achternaam: 'de Wit',
  email: 'Anna@Example.com',
  termsAndConditions: true,
  consent: 'Ja, ik ga akkoord met het privacybeleid.',
};
const mustConfirm = { __typename: 'NewsletterDone', mustConfirm: true };
const isDone = { __typename: 'NewsletterDone', mustConfirm: false };
const expired = { __typename: 'RefusedSubmission', problems: [{ handle: null, key: 'expired' }] };

let database: TestDatabase;
let api: TestApi;

beforeAll(async () => {
  database = await testDatabase('demo');
  api = await openApi(database);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});
beforeEach(async () => {
  await rows('delete from subscribers');
  await rows('delete from mail');
  await rows('delete from form_sending_rate');
});

async function rows<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await api.payload.db.pool.query(text, values)).rows;
}

/** As a page of an hour ago would send it that has no scripts. */
const { token: timeToken } = makeTimeToken(testServiceToken, Date.now() - 3_600_000);

async function signUp(more: Partial<typeof anna> = {}, siteId = 1, on = api, sending: object = { timeToken, uri: 'nieuws' }) {
  const { data, errors } = await on.ask(signUpText, { siteId, subscriber: { ...anna, ...more }, sending });
  expect(errors).toEqual([]);
  return data.subscribeToNewsletter;
}

async function act(field: 'confirmSubscription' | 'unsubscribeFromNewsletter', token: string) {
  const { data, errors } = await api.ask(byToken(field), { siteId: 1, token });
  expect(errors).toEqual([]);
  return data[field];
}

type StoredMail = {
  kind: string;
  recipient: string;
  content: { subject: string; text: string; html: string; headers: Record<string, string> };
};
const mails = () => rows<StoredMail>('select kind, recipient, content from mail order by id');
const tokenIn = ({ content }: StoredMail, name: string) => new RegExp(`\\?${name}=([\\w.-]+)`).exec(content.text)?.[1] ?? '';
const subscribers = () =>
  rows<Record<string, unknown>>(
    'select id, state, email, first_name, last_name, site, consent, page, requested_from, confirm_hash, ended_at from subscribers order by id',
  );

async function confirmed(email = anna.email) {
  await signUp({ email });
  const token = tokenIn((await mails()).at(-1) as StoredMail, 'confirm');
  expect(await act('confirmSubscription', token)).toEqual(isDone);
  return token;
}

describe('NWS-03 a subscriber who is kept here', () => {
  it('waits until the link of the mail is used, and is unsubscribed by the link of the next', async () => {
    expect(await signUp()).toEqual(mustConfirm);
    expect(await subscribers()).toMatchObject([
      {
        state: 'pending',
        email: anna.email,
        first_name: 'Anna',
        last_name: 'de Wit',
        site: 'nl',
        consent: anna.consent,
        page: 'nieuws',
      },
    ]);
    const [first] = (await mails()) as [StoredMail];
    expect(first).toMatchObject({ kind: 'newsletter-confirmation', recipient: anna.email });
    expect(first.content.text).toContain('http://nl.test/bedankt-nieuwsbrief-abonnement/?confirm=');
    expect(first.content.text, 'what a guest typed').not.toContain('Anna');
    const token = tokenIn(first, 'confirm');
    expect(JSON.stringify(await subscribers()), 'the token is known by its hash').not.toContain(token);

    expect(await act('confirmSubscription', token)).toEqual(isDone);
    expect(await subscribers()).toMatchObject([{ state: 'confirmed', confirm_hash: null }]);
    const welcome = (await mails())[1] as StoredMail;
    expect(welcome.kind).toBe('newsletter-welcome');
    expect(welcome.content.text).toContain('Anna');

    const unsubscribe = tokenIn(welcome, 'unsubscribe');
    expect(await act('unsubscribeFromNewsletter', unsubscribe)).toEqual(isDone);
    const [ended] = await subscribers();
    expect(ended).toMatchObject({ state: 'ended', email: anna.email, first_name: null, last_name: null, consent: anna.consent });
    expect(ended?.ended_at).not.toBeNull();
    expect(await act('unsubscribeFromNewsletter', unsubscribe), 'once more changes nothing').toEqual(isDone);
  });

  it('reads mails in the language of the site, which can be ended by one click (RFC 8058)', async () => {
    await signUp({ email: 'eva@example.com' }, 3);
    const [{ content }] = (await mails()) as [StoredMail];
    expect(content.subject).toBe('Bestätigen Sie Ihre Anmeldung zum Newsletter');
    expect(content.text).toContain('http://de.test/danke-newsletter-abonnement/?confirm=');
    expect(content.headers['List-Unsubscribe']).toMatch(
      /^<http:\/\/de\.test\/danke-newsletter-abonnement\/\?unsubscribe=\d+\.[\w-]{43}>$/,
    );
    expect(content.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  });

  it('is answered alike whether the address is known or not, and stays one', async () => {
    await confirmed();
    const known = await signUp({ email: anna.email.toLowerCase(), voornaam: 'Eve' });
    expect(known).toEqual(await signUp({ email: 'nobody@example.com' }));
    expect(await subscribers()).toHaveLength(2);
    expect((await subscribers())[0]).toMatchObject({ state: 'confirmed', first_name: 'Anna' });
    const kinds = (await mails()).map(({ kind, recipient }) => `${kind} ${recipient}`);
    expect(kinds.slice(2)).toEqual([`newsletter-known ${anna.email}`, 'newsletter-confirmation nobody@example.com']);
  });

  it('gets at most three mails an hour, and what is not mailed changes nothing', async () => {
    for (let time = 0; time < 5; time++) expect(await signUp()).toEqual(mustConfirm);
    expect(await mails()).toHaveLength(3);
    const last = tokenIn((await mails())[2] as StoredMail, 'confirm');
    expect(await act('confirmSubscription', tokenIn((await mails())[0] as StoredMail, 'confirm'))).toEqual(expired);
    expect(await act('confirmSubscription', last)).toEqual(isDone);
  });

  it('is one, however many sign-ups come at once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => signUp()));
    expect(await subscribers()).toHaveLength(1);
  });

  it('may come back after the end, by a new confirmation', async () => {
    await confirmed();
    const [{ id }] = (await subscribers()) as [{ id: number }];
    await act('unsubscribeFromNewsletter', unsubscribeToken(id, api.payload.secret));
    await confirmed();
    expect((await subscribers()).map(({ state }) => state)).toEqual(['ended', 'confirmed']);
  });
});

describe('SEC-06 the links of the newsletter', () => {
  it('confirm once, within seven days', async () => {
    const used = await confirmed();
    expect(await act('confirmSubscription', used)).toEqual(expired);
    await signUp({ email: 'late@example.com' });
    const late = tokenIn((await mails()).at(-1) as StoredMail, 'confirm');
    const [{ days }] = (await rows<{ days: number }>(
      `select extract(epoch from confirm_until - requested_at) / 86400 as days from subscribers where email = 'late@example.com'`,
    )) as [{ days: number }];
    expect(Number(days)).toBeCloseTo(7, 3);
    await rows(`update subscribers set confirm_until = now() - interval '1 second' where email = 'late@example.com'`);
    expect(await act('confirmSubscription', late)).toEqual(expired);
    expect(await subscribers()).toMatchObject([{ state: 'confirmed' }, { state: 'pending' }]);
  });

  it('do nothing when forged', async () => {
    await confirmed();
    const [{ id }] = (await subscribers()) as [{ id: number }];
    const own = unsubscribeToken(id, api.payload.secret);
    for (const token of ['', 'x', 'A'.repeat(43), "' or 1=1 --", 'A'.repeat(100_000)])
      expect(await act('confirmSubscription', token)).toEqual(expired);
    for (const token of [
      '',
      own.slice(0, -1),
      `${id + 1}${own.slice(String(id).length)}`,
      unsubscribeToken(id, 'another secret'),
    ])
      expect(await act('unsubscribeFromNewsletter', token)).toEqual(expired);
    expect(await subscribers()).toMatchObject([{ state: 'confirmed' }]);
  });
});

describe('SEC-10 what is kept of a subscription', () => {
  it('is nothing where nobody has confirmed it, and three years of proof after its end', async () => {
    await signUp({ email: 'waits@example.com' });
    await signUp({ email: 'late@example.com' });
    await rows(`update subscribers set confirm_until = now() - interval '25 hours' where email = 'late@example.com'`);
    await confirmed('old@example.com');
    await confirmed('recent@example.com');
    await rows(
      `update subscribers set state = 'ended', ended_at = now() - interval '2 years' where email = 'recent@example.com'`,
    );
    await rows(`update subscribers set state = 'ended', ended_at = now() - interval '37 months' where email = 'old@example.com'`);
    expect(await tidySubscriptions(api.payload.db.drizzle as never)).toEqual({ unconfirmed: 1, ended: 1 });
    expect((await subscribers()).map(({ email }) => email)).toEqual(['waits@example.com', 'recent@example.com']);
  });

  it('is nothing, too, where the mail that asked is answered by unsubscribing', async () => {
    await signUp();
    const [{ id }] = (await subscribers()) as [{ id: number }];
    expect(await act('unsubscribeFromNewsletter', unsubscribeToken(id, api.payload.secret))).toEqual(isDone);
    expect(await subscribers()).toEqual([]);
  });
});

it('NWS-01 what breaks a rule is refused, field by field, and nothing is kept of it', async () => {
  const refused = await signUp({ voornaam: '<b>', achternaam: ' ', email: 'a@b\r\nBcc: c@d.example', termsAndConditions: false });
  expect(refused.problems).toEqual([
    { handle: 'voornaam', key: 'letters' },
    { handle: 'achternaam', key: 'required' },
    { handle: 'email', key: 'email' },
    { handle: 'termsAndConditions', key: 'required' },
  ]);
  expect([await subscribers(), await mails()]).toEqual([[], []]);
});

describe('API-08 SEC-08 editors', () => {
  const user = { collection: 'users', id: 1, email: 'eva@example.com', role: 'editor' } as const;
  const rights = { collection: 'subscribers', overrideAccess: false, user } as never as {
    collection: 'subscribers';
    overrideAccess: false;
  };
  const logged = () => rows('select actor, action, subject, count::int from audit_log order by id');
  beforeEach(() => rows('delete from audit_log'));

  it('read subscribers and erase them, change nothing of what proves their consent, and all of it is logged', async () => {
    await confirmed();
    const [{ id }] = (await subscribers()) as [{ id: number }];
    const { docs } = await api.payload.find(rights);
    expect(docs).toMatchObject([{ email: anna.email, state: 'confirmed' }]);
    expect(docs[0]).not.toHaveProperty('confirmHash');
    await expect(api.payload.find({ collection: 'subscribers', overrideAccess: false })).rejects.toThrow();
    await expect(api.payload.update({ ...rights, id, data: { state: 'confirmed' } })).rejects.toThrow();
    await api.payload.delete({ ...rights, id });
    expect(await logged()).toEqual([
      { actor: 'eva@example.com', action: 'read', subject: 'list of newsletter subscribers', count: 1 },
      { actor: 'eva@example.com', action: 'delete', subject: `newsletter subscriber ${id}`, count: 1 },
    ]);
  });

  it('save who has confirmed as a table, in which nothing is a formula, with the link to unsubscribe', async () => {
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
      { actor: 'eva@example.com', action: 'export', subject: 'newsletter subscribers of nl', count: 1 },
    ]);
    const guest = await exportSubscribers.handler(await createLocalReq({}, api.payload));
    expect(guest.status).toBe(401);
  });
});

it('NWS-03 what is sent without the time of a page, or with a filled honeypot, or too often, is refused', async () => {
  const problem = async (sending: object) => (await signUp({}, 1, api, sending)).problems[0].key;
  expect(await problem({})).toBe('captcha');
  expect(await problem({ timeToken: `${timeToken.slice(0, -1)}~` })).toBe('captcha');
  expect(await problem({ timeToken, honeypot: 'https://spam.example' })).toBe('captcha');
  expect(await problem({ csrfToken: 'forged' })).toBe('captcha');
  expect(await mails()).toEqual([]);
  let key: string | undefined;
  for (let time = 0; time < 60 && key !== 'tooOften'; time++) key = await problem({ timeToken, honeypot: 'filled' });
  expect(key).toBe('tooOften');
});

describe('NWS-03 with an automation service', () => {
  let status = 200;
  const heard: string[] = [];
  const service = createServer((request, response) => {
    heard.push(`${request.headers['workflow-id']} ${request.url}`);
    response.writeHead(status).end();
  });
  let served: TestApi;
  beforeAll(async () => {
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
    served = await openApi(database, { mailingService: { url, key: 'k', lists: { nl: 'flow-1', en: 'flow-1', de: 'flow-3' } } });
  });
  afterAll(async () => {
    service.close();
    await served.close();
  });

  it('sign-ups go there, by the language of the site, and nothing is kept here; a failure is told', async () => {
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

it('NWS-03 FRM-14 who ticks the newsletter in a form is asked to confirm it, once, and nobody else is', async () => {
  const text = `mutation ($email: String!, $newsletter: Boolean!, $sending: SendingInput!) {
    save_whitepaper_Submission(siteId: 1, guides: ["guide-1"], email: $email, newsletter: $newsletter, sending: $sending) {
      ... on SavedSubmission { id } ... on RefusedSubmission { problems { handle key } } } }`;
  const send = async (email: string, newsletter: boolean) => {
    const { data } = await api.ask(text, { email, newsletter, sending: { timeToken, uri: 'whitepapers' } });
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
