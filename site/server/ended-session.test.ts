import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ContentPage, ProductList } from '../src/platform/generated/operations.ts';
import { type ContractPeer, contractPeer } from '../src/platform/testing/contract-peer.ts';
import { startingContent } from '../src/platform/testing/test-content.ts';
import { memberCookies } from './testing/member.ts';
import { type TestSite, testSite } from './testing/test-site.ts';

let peer: ContractPeer;
let site: TestSite;

beforeAll(async () => {
  peer = await contractPeer(startingContent().page(1, 'account', 30, 'Account'));
  site = await testSite(peer);
  await site.ready();
});

afterEach(() => {
  expect(site.logged.filter(({ level }) => level === 50)).toEqual([]);
});

afterAll(async () => {
  await site.stop();
  await peer.stop();
});

const member = () => ({ cookie: memberCookies() });
const refused = () => ({ cookie: memberCookies({ accessToken: 'x.y.z' }) });
const past = () => ({ cookie: memberCookies({ refreshTokenExpiresAt: Date.now() - 1 }) });
const taken = ['plantsoen_authentication', 'plantsoen_token'].flatMap((name) => [
  `__Host-${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure`,
  `${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax`,
]);

function ask(operation: { id: string }, variables: object, headers: Record<string, string>) {
  const body = JSON.stringify({ variables, extensions: { persistedQuery: { version: 1, sha256Hash: operation.id } } });
  const own = { origin: 'https://nl.test', 'content-type': 'application/json' };
  return site.get('/graphql', { method: 'POST', headers: { ...own, ...headers }, body });
}

const page = { uri: 'over-ons', siteId: 1 };

describe('ACC-13 cookies that a sibling domain has set', () => {
  test.each(['plantsoen_token=x', 'plantsoen_authentication=x', 'plantsoen_preview=a.b'])(
    'change no answer: %s',
    async (cookie) => {
      const data = await ask(ContentPage, page, { cookie });
      expect(data.status).toBe(200);
      expect(data.headers['set-cookie']).toBeUndefined();
      const shown = await site.get('/over-ons/', { headers: { cookie } });
      expect(shown.headers['cache-control']).toBe('public, no-cache');
      expect(shown.headers['set-cookie']).toBeUndefined();
    },
  );
});

describe('ACC-13 a session thought valid whose token the API refuses', () => {
  test('leads to the page for absent ones, and both cookies go', async () => {
    for (const path of ['/over-ons/', '/account/']) {
      const answer = await site.get(path, { headers: refused() });
      expect(answer).toMatchObject({ status: 302, headers: { location: '/404/', 'set-cookie': taken } });
      expect(answer.headers['cache-control']).toMatch(/no-store/);
    }
    const english = await site.get('/en/about-us/', {
      host: 'localhost',
      headers: { cookie: memberCookies({ accessToken: 'x.y.z' }, 'localhost') },
    });
    expect(english.headers.location).toBe('/en/404/');
  });

  test.each(['Er is iets misgegaan bij het verwerken van de query.', 'Er ging iets fout bij de verwerking van de GraphQL-query'])(
    'also where a backend says so in Dutch: %s',
    async (message) => {
      peer.refusal = message;
      const answer = await site.get('/over-ons/', { headers: refused() });
      peer.refusal = 'Invalid Authorization Header';
      expect(answer).toMatchObject({ status: 302, headers: { location: '/404/', 'set-cookie': taken } });
    },
  );

  test('which is shown, and takes them too: not even a browser that keeps them goes in circles', async () => {
    const shown = await site.get('/404/', { headers: refused() });
    expect(shown.headers.location).toBeUndefined();
    expect(shown.headers['set-cookie']).toEqual(taken);
    expect(peer.heard.at(-1)).not.toHaveProperty('authorization');
  });

  test('/graphql says so and where it leads, and takes the session', async () => {
    const answer = await ask(ContentPage, page, refused());
    expect(answer).toMatchObject({ status: 401, headers: { 'set-cookie': taken, 'x-leads-to': '/404/' } });
    expect(JSON.parse(answer.text).errors[0].message).toBe('Invalid Authorization Header');
  });
});

describe('ACC-05 ACC-08 a session that is past', () => {
  test('its page is shown as to a guest, privately, and the cookies go', async () => {
    const answer = await site.get('/over-ons/', { headers: past() });
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-cache', 'set-cookie': taken } });
    expect(answer.text).toContain('Over ons');
    expect((await site.get('/over-ons/')).headers['set-cookie']).toBeUndefined();
  });

  test('on a page for members it leads to sign-in, which is shown', async () => {
    const led = await site.get('/account/', { headers: past() });
    expect(led).toMatchObject({ status: 302, headers: { location: '/aanmelden/', 'set-cookie': taken } });
    expect((await site.get('/aanmelden/', { headers: past() })).status).toBe(200);
  });

  test('/graphql gives a member’s page no answer for guests, and leads nowhere', async () => {
    const asked = peer.asked.length;
    const answer = await ask(ProductList, { siteId: 1 }, past());
    expect(answer).toMatchObject({ status: 401, headers: { 'set-cookie': taken } });
    expect(answer.headers['x-leads-to']).toBeUndefined();
    expect(peer.asked.slice(asked)).toEqual([]);
  });

  test.each(['__Host-plantsoen_token=aa.bb.cc', '__Host-plantsoen_authentication=x'])(
    'so is what can be no session: %s',
    async (cookie) => {
      const answer = await site.get('/over-ons/', { headers: { cookie } });
      expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-cache', 'set-cookie': taken } });
      expect(peer.heard.at(-1)).not.toHaveProperty('authorization');
    },
  );
});

test('PAG-02 an answer to a browser says how far the content has changed', async () => {
  const headers = { origin: 'https://nl.test', 'content-type': 'application/json' };
  const changes = async () => Number((await ask(ContentPage, page, headers)).headers['x-changes']);
  const before = await changes();
  peer.announce(['Page:1:999']);
  await expect.poll(changes).toBe(before + 1);
});

test('ACC-08 a member whom the API knows is let in, and keeps the session', async () => {
  const answer = await site.get('/account/', { headers: member() });
  expect(answer.status).toBe(200);
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('SEC-04 the visitor’s address is passed on where the page is for that visitor alone', async () => {
  await site.get('/nieuws/', { headers: member() });
  expect(peer.heard.at(-1)).toMatchObject({ 'x-visitor-address': '127.0.0.1', authorization: 'JWT aa.bb.cc' });
  await site.get('/nieuws/');
  expect(peer.heard.at(-1)).not.toHaveProperty('x-visitor-address');
});
