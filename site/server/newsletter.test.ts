import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PostedForm } from '../src/forms/posted-form.ts';
import { currentPageRequest } from '../src/platform/rendering/page-request.server.ts';
import { type ContractPeer, contractPeer } from '../src/platform/testing/contract-peer.ts';
import { startingContent } from '../src/platform/testing/test-content.ts';
import { type TestSite, testSite } from './testing/test-site.ts';

type Asked = Record<string, unknown>;

const path = '/bedankt-nieuwsbrief-abonnement/';
const signUp = { voornaam: ' Anna', achternaam: 'de Wit', email: 'anna@post.example', termsAndConditions: 'on' };
const token = 'A'.repeat(43);
const done = { __typename: 'NewsletterDone', mustConfirm: true };
const refused = (key: string) => ({ __typename: 'RefusedSubmission', problems: [{ handle: null, key, amount: null }] });

let peer: ContractPeer;
let site: TestSite;
let shown: PostedForm | undefined;
let asked: Asked[];
let answer: object;

beforeEach(async () => {
  asked = [];
  answer = done;
  const content = startingContent().page(1, 'bedankt-nieuwsbrief-abonnement', 90, 'Bedankt');
  const hear = (variables: Asked) => {
    asked.push(variables);
    return answer;
  };
  Object.assign(content.root, { subscribeToNewsletter: hear, confirmSubscription: hear, unsubscribeFromNewsletter: hear });
  peer = await contractPeer(content);
  site = await testSite(peer);
  await site.ready();
  shown = undefined;
  site.application.whileRendering = () => {
    shown = currentPageRequest().posted as PostedForm | undefined;
  };
});

afterEach(async () => {
  await site.stop();
  await peer.stop();
});

const post = (texts: Record<string, string>, headers: Record<string, string> = { origin: 'https://nl.test' }, to = path) =>
  site.get(to, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(texts).toString(),
  });
const json = { origin: 'https://nl.test', accept: 'application/json' };

test('NWS-02 a file that comes along is left out, and more than a sign-up takes is refused', async () => {
  const part = (name: string, text: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
  const texts = Object.entries({ ...signUp, 'form.time': 'hour' }).map(([name, text]) => part(name, text));
  const send = (bytes: number) =>
    site.get(path, {
      method: 'POST',
      headers: { origin: 'https://nl.test', 'content-type': 'multipart/form-data; boundary=x' },
      body: [part('file"; filename="a.txt', 'x'.repeat(bytes)), ...texts, '--x--\r\n'].join(''),
    });
  expect((await send(10_000)).status).toBe(303);
  expect(asked).toHaveLength(1);
  expect((await send(20_000)).status).toBe(413);
});

describe('NWS-02 a sign-up without scripts', () => {
  test('goes on to the thank-you page, with what was agreed to and where', async () => {
    const headers = { origin: 'https://nl.test', referer: 'https://nl.test/over-ons/?a=b' };
    const response = await post({ ...signUp, 'form.time': 'hour', website: '' }, headers);
    expect(response).toMatchObject({ status: 303, headers: { location: path } });
    expect(asked).toEqual([
      {
        siteId: 1,
        subscriber: {
          voornaam: 'Anna',
          achternaam: 'de Wit',
          email: 'anna@post.example',
          termsAndConditions: true,
          consent: 'Ja, ik ga akkoord met het privacybeleid.',
        },
        sending: expect.objectContaining({ timeToken: 'hour', uri: 'over-ons' }),
      },
    ]);
  });

  test('from a page for everybody, which carries no token of the hour, is shown once more to be sent from there', async () => {
    expect(await post(signUp)).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } });
    expect(shown).toMatchObject({
      handle: 'newsletter',
      outcome: 'going',
      values: { voornaam: 'Anna', termsAndConditions: true },
    });
    expect(asked).toEqual([]);
  });

  test('that breaks rules comes back with what was typed', async () => {
    expect((await post({ email: 'anna', voornaam: 'Anna', 'form.time': 'hour' })).status).toBe(422);
    expect(shown).toMatchObject({ outcome: 'refused', values: { email: 'anna', voornaam: 'Anna', termsAndConditions: false } });
    expect(shown?.problems.map(({ handle, key }) => `${handle} ${key}`)).toEqual([
      'achternaam required',
      'email email',
      'termsAndConditions required',
    ]);
    expect(asked).toEqual([]);
  });

  test('that could not be kept comes back, too; an API out of reach is no other case', async () => {
    answer = refused('unavailable');
    await post({ ...signUp, 'form.time': 'hour' });
    expect(shown).toMatchObject({ outcome: 'failed', values: { email: 'anna@post.example' } });
  });
});

describe('NWS-02 a sign-up by a script', () => {
  test.each([
    [done, 200, { outcome: 'sent', problems: [] }],
    [refused('tooOften'), 422, { outcome: 'refused', problems: [{ handle: null, key: 'tooOften' }] }],
    [refused('unavailable'), 503, { outcome: 'failed', problems: [{ handle: null, key: 'unavailable' }] }],
  ])('is answered by what became of it', async (told, status, outcome) => {
    answer = told;
    const tokens = { 'form.csrf': 'token', 'g-recaptcha-response': 'solved' };
    const response = await post({ ...signUp, ...tokens }, json);
    expect([response.status, JSON.parse(response.text)]).toEqual([status, outcome]);
    expect(asked[0]?.sending).toMatchObject({
      csrfToken: 'token',
      captchas: [{ name: 'g-recaptcha-response', value: 'solved' }],
      uri: 'bedankt-nieuwsbrief-abonnement',
    });
  });
});

test('a sign-up of another origin, or one that cannot be read, is refused', async () => {
  expect((await post(signUp, { origin: 'https://evil.test' })).status).toBe(403);
  expect((await post(signUp, {})).status).toBe(403);
  expect((await post({ ...signUp, voornaam: 'a'.repeat(20_000) })).status).toBe(413);
  expect((await post(signUp, { origin: 'https://nl.test', 'content-type': 'application/json' })).status).toBe(415);
  expect(asked).toEqual([]);
});

describe('SEC-06 the links of mails', () => {
  test.each(['confirm', 'unsubscribe'] as const)(
    '%s: to open one does nothing but show a button, to one visitor',
    async (name) => {
      const response = await site.get(`${path}?${name}=${token}`);
      expect(response).toMatchObject({
        status: 200,
        headers: { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
      });
      expect(shown).toMatchObject({ outcome: 'going', values: { token } });
      expect((await site.get(`${path}?${name}=${token}`, { method: 'HEAD' })).status).toBe(200);
      expect(asked).toEqual([]);
    },
  );

  test('the button acts, and leads to an address without the token', async () => {
    const response = await post({ confirm: token }, { origin: 'null' });
    expect(response).toMatchObject({ status: 303, headers: { location: `${path}?sent=newsletterConfirm` } });
    expect(asked).toEqual([{ siteId: 1, token }]);
    await site.get(`${path}?sent=newsletterConfirm`);
    expect(shown).toMatchObject({ handle: 'newsletterConfirm', outcome: 'sent', values: {} });
  });

  test('one that has passed says so', async () => {
    answer = refused('expired');
    expect((await post({ confirm: token })).status).toBe(422);
    expect(shown).toMatchObject({ handle: 'newsletterConfirm', outcome: 'refused' });
  });

  test('a mail program unsubscribes by one POST to the link, from nowhere and without a session (RFC 8058)', async () => {
    const response = await post({ 'List-Unsubscribe': 'One-Click' }, {}, `${path}?unsubscribe=7.${token}`);
    expect([response.status, response.text, response.headers.location]).toEqual([200, 'sent\n', undefined]);
    expect(asked).toEqual([{ siteId: 1, token: `7.${token}` }]);
    answer = refused('expired');
    expect((await post({ 'List-Unsubscribe': 'One-Click' }, {}, path)).status).toBe(404);
  });

  test('the thank-you page itself is for everybody', async () => {
    expect((await site.get(path)).headers['cache-control']).toBe('public, no-cache');
    expect(shown).toBeUndefined();
  });
});
