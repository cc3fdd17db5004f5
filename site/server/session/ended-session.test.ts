import { afterEach, describe, expect, test } from 'vitest';
import { ContentPage, ProductList } from '../../src/platform/generated/operations.ts';
import { startingContent } from '../../src/platform/testing/test-content.ts';
import { memberCookies } from '../testing/member.ts';
import { siteTest } from '../testing/test-site.ts';

const site = siteTest(() => startingContent().page(1, 'account', 30, 'Account'));

afterEach(() => {
  expect(site.logged.filter(({ level }) => level === 50)).toEqual([]);
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

describe('ACC-13 cookies set by a sibling domain', () => {
  test.each(['plantsoen_token=x', 'plantsoen_authentication=x', 'plantsoen_preview=a.b'])(
    'do not change an answer: %s',
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

describe('ACC-13 a session whose token the API refuses', () => {
  test('redirects to the 404 page and deletes both cookies', async () => {
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
    'also ends for a Dutch message of the backend: %s',
    async (message) => {
      site.peer.refusal = message;
      const answer = await site.get('/over-ons/', { headers: refused() });
      site.peer.refusal = 'Invalid Authorization Header';
      expect(answer).toMatchObject({ status: 302, headers: { location: '/404/', 'set-cookie': taken } });
    },
  );

  test('the 404 page is rendered and deletes the cookies again, so that no redirect loop occurs', async () => {
    const shown = await site.get('/404/', { headers: refused() });
    expect(shown.headers.location).toBeUndefined();
    expect(shown.headers['set-cookie']).toEqual(taken);
    expect(site.peer.heard.at(-1)).not.toHaveProperty('authorization');
  });

  test('/graphql answers 401 with the address to go to, and deletes the session', async () => {
    const answer = await ask(ContentPage, page, refused());
    expect(answer).toMatchObject({ status: 401, headers: { 'set-cookie': taken, 'x-leads-to': '/404/' } });
    expect(JSON.parse(answer.text).errors[0].message).toBe('Invalid Authorization Header');
  });
});

describe('ACC-05 ACC-08 an expired session', () => {
  test('renders the page as for a guest, privately, and deletes the cookies', async () => {
    const answer = await site.get('/over-ons/', { headers: past() });
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-cache', 'set-cookie': taken } });
    expect(answer.text).toContain('Over ons');
    expect((await site.get('/over-ons/')).headers['set-cookie']).toBeUndefined();
  });

  test('redirects from a page for members to the log-in page, which is rendered', async () => {
    const led = await site.get('/account/', { headers: past() });
    expect(led).toMatchObject({ status: 302, headers: { location: '/aanmelden/', 'set-cookie': taken } });
    expect((await site.get('/aanmelden/', { headers: past() })).status).toBe(200);
  });

  test('/graphql answers 401 without data for guests and without an address to go to', async () => {
    const asked = site.peer.asked.length;
    const answer = await ask(ProductList, { siteId: 1 }, past());
    expect(answer).toMatchObject({ status: 401, headers: { 'set-cookie': taken } });
    expect(answer.headers['x-leads-to']).toBeUndefined();
    expect(site.peer.asked.slice(asked)).toEqual([]);
  });

  test.each(['__Host-plantsoen_token=aa.bb.cc', '__Host-plantsoen_authentication=x'])(
    'an invalid session is handled the same way: %s',
    async (cookie) => {
      const answer = await site.get('/over-ons/', { headers: { cookie } });
      expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-cache', 'set-cookie': taken } });
      expect(site.peer.heard.at(-1)).not.toHaveProperty('authorization');
    },
  );
});

test('PAG-02 an answer to a browser carries the position of the change log', async () => {
  const headers = { origin: 'https://nl.test', 'content-type': 'application/json' };
  const changes = async () => Number((await ask(ContentPage, page, headers)).headers['x-changes']);
  const before = await changes();
  site.peer.announce(['Page:1:999']);
  await expect.poll(changes).toBe(before + 1);
});

test('ACC-08 a member with a valid token sees the page and keeps the session', async () => {
  const answer = await site.get('/account/', { headers: member() });
  expect(answer.status).toBe(200);
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('SEC-04 the visitor’s address is sent to the API only for pages of a single visitor', async () => {
  await site.get('/nieuws/', { headers: member() });
  expect(site.peer.heard.at(-1)).toMatchObject({ 'x-visitor-address': '127.0.0.1', authorization: 'JWT aa.bb.cc' });
  await site.get('/nieuws/');
  expect(site.peer.heard.at(-1)).not.toHaveProperty('x-visitor-address');
});
