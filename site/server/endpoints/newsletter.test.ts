import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PostedForm } from '../../src/forms/posted-form.ts';
import { currentRenderRequest } from '../../src/platform/rendering/render-request.server.ts';
import { type ContractPeer, contractPeer } from '../../src/platform/testing/contract-peer.ts';
import { startingContent } from '../../src/platform/testing/test-content.ts';
import { type TestSite, testSite } from '../testing/test-site.ts';

type ReceivedRequest = Record<string, unknown>;

const path = '/bedankt-nieuwsbrief-abonnement/';
const signUp = { voornaam: ' Anna', achternaam: 'de Wit', email: 'anna@post.example', termsAndConditions: 'on' };
const token = 'A'.repeat(43);
const done = { __typename: 'NewsletterDone', mustConfirm: true };
const refused = (key: string) => ({ __typename: 'RefusedSubmission', problems: [{ handle: null, key, amount: null }] });

let peer: ContractPeer;
let site: TestSite;
let shown: PostedForm | undefined;
let asked: ReceivedRequest[];
let answer: object;

beforeEach(async () => {
  asked = [];
  answer = done;
  const content = startingContent().page(1, 'bedankt-nieuwsbrief-abonnement', 90, 'Bedankt');
  const hear = (variables: ReceivedRequest) => {
    asked.push(variables);
    return answer;
  };
  Object.assign(content.root, { subscribeToNewsletter: hear, confirmSubscription: hear, unsubscribeFromNewsletter: hear });
  peer = await contractPeer(content);
  site = await testSite(peer);
  await site.ready();
  shown = undefined;
  site.application.whileRendering = () => {
    shown = currentRenderRequest().posted as PostedForm | undefined;
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

test('NWS-02 a file in the sign-up is ignored, and a body that is too large is refused', async () => {
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
  test('redirects to the thank-you page and sends the consent text and the uri', async () => {
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
        attempt: expect.objectContaining({ timeToken: 'hour', uri: 'over-ons' }),
      },
    ]);
  });

  test('from a public page without the hourly token is rendered once more to be submitted from there', async () => {
    expect(await post(signUp)).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } });
    expect(shown).toMatchObject({
      handle: 'newsletter',
      outcome: 'going',
      values: { voornaam: 'Anna', termsAndConditions: true },
    });
    expect(asked).toEqual([]);
  });

  test('that violates rules is rendered again with its values', async () => {
    expect((await post({ email: 'anna', voornaam: 'Anna', 'form.time': 'hour' })).status).toBe(422);
    expect(shown).toMatchObject({ outcome: 'refused', values: { email: 'anna', voornaam: 'Anna', termsAndConditions: false } });
    expect(shown?.problems.map(({ handle, key }) => `${handle} ${key}`)).toEqual([
      'achternaam required',
      'email email',
      'termsAndConditions required',
    ]);
    expect(asked).toEqual([]);
  });

  test('that could not be stored is rendered again; an unreachable API has the same effect', async () => {
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
  ])('is answered with its result', async (told, status, outcome) => {
    answer = told;
    const tokens = { 'form.csrf': 'token', 'g-recaptcha-response': 'solved' };
    const response = await post({ ...signUp, ...tokens }, json);
    expect([response.status, JSON.parse(response.text)]).toEqual([status, outcome]);
    expect(asked[0]?.attempt).toMatchObject({
      csrfToken: 'token',
      captchas: [{ name: 'g-recaptcha-response', value: 'solved' }],
      uri: 'bedankt-nieuwsbrief-abonnement',
    });
  });
});

test('a sign-up from another origin or an unreadable one is refused', async () => {
  expect((await post(signUp, { origin: 'https://evil.test' })).status).toBe(403);
  expect((await post(signUp, {})).status).toBe(403);
  expect((await post({ ...signUp, voornaam: 'a'.repeat(20_000) })).status).toBe(413);
  expect((await post(signUp, { origin: 'https://nl.test', 'content-type': 'application/json' })).status).toBe(415);
  expect(asked).toEqual([]);
});

describe('SEC-06 links of emails', () => {
  test.each(['confirm', 'unsubscribe'] as const)('%s: opening the link only shows a button, to one visitor', async (name) => {
    const response = await site.get(`${path}?${name}=${token}`);
    expect(response).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
    });
    expect(shown).toMatchObject({ outcome: 'going', values: { token } });
    expect((await site.get(`${path}?${name}=${token}`, { method: 'HEAD' })).status).toBe(200);
    expect(asked).toEqual([]);
  });

  test('the button acts and redirects to an address without the token', async () => {
    const response = await post({ confirm: token }, { origin: 'null' });
    expect(response).toMatchObject({ status: 303, headers: { location: `${path}?sent=newsletterConfirm` } });
    expect(asked).toEqual([{ siteId: 1, token }]);
    await site.get(`${path}?sent=newsletterConfirm`);
    expect(shown).toMatchObject({ handle: 'newsletterConfirm', outcome: 'sent', values: {} });
  });

  test('an expired link shows a message', async () => {
    answer = refused('expired');
    expect((await post({ confirm: token })).status).toBe(422);
    expect(shown).toMatchObject({ handle: 'newsletterConfirm', outcome: 'refused' });
  });

  test('a mail program unsubscribes with one POST to the link, without origin and session (RFC 8058)', async () => {
    const response = await post({ 'List-Unsubscribe': 'One-Click' }, {}, `${path}?unsubscribe=7.${token}`);
    expect([response.status, response.text, response.headers.location]).toEqual([200, 'sent\n', undefined]);
    expect(asked).toEqual([{ siteId: 1, token: `7.${token}` }]);
    answer = refused('expired');
    expect((await post({ 'List-Unsubscribe': 'One-Click' }, {}, path)).status).toBe(404);
  });

  test('the thank-you page itself is public', async () => {
    expect((await site.get(path)).headers['cache-control']).toBe('public, no-cache');
    expect(shown).toBeUndefined();
  });
});
