import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ContractPeer, contractPeer } from '../../src/platform/testing/contract-peer.ts';
import { startingContent } from '../../src/platform/testing/test-content.ts';
import { beginTestSession, memberCookies } from '../testing/member.ts';
import { type TestSite, testSite } from '../testing/test-site.ts';

const code = 'C'.repeat(43);
const listCode = 'L'.repeat(43);
const list = JSON.stringify([{ id: 4, amount: 2 }]);
const tokens = {
  jwt: 'aa.bb.cc',
  jwtExpiresAt: Date.now() + 900_000,
  refreshToken: 'next',
  refreshTokenExpiresAt: Date.now() + 9e7,
};

let peer: ContractPeer;
let site: TestSite;
let asked: Record<string, unknown>[];
let arrival: object | null;
let refreshed: () => object;
let begin: () => string;

beforeAll(async () => {
  const content = startingContent();
  const hear =
    <Answer>(answer: () => Answer) =>
    (variables: Record<string, unknown>) => {
      asked.push(variables);
      return answer();
    };
  Object.assign(content.root, {
    startHandoff: hear(() => begin()),
    completeHandoff: hear(() => arrival),
    redeemHandoffList: hear(() => list),
  });
  Object.assign(content.root, { refreshToken: () => refreshed() });
  peer = await contractPeer(content);
  site = await testSite(peer);
  await site.ready();
});
beforeEach(() => {
  beginTestSession();
  asked = [];
  begin = () => code;
  refreshed = () => tokens;
  arrival = { consent: 'media', listCode, tokens };
});
afterAll(async () => {
  await site.stop();
  await peer.stop();
});

const post = (fields: Record<string, string>, headers: Record<string, string>, host = 'nl.test') =>
  site.get('/handoff/', {
    ...{ method: 'POST', host, body: new URLSearchParams(fields).toString() },
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
const fromHere = { origin: 'https://nl.test' };
const fromElsewhere = { origin: 'https://nl.test', 'sec-fetch-site': 'cross-site' };
const cookiesOf = ({ headers }: { headers: Record<string, unknown> }) => [headers['set-cookie'] ?? []].flat().join('\n');

test('LOC-09 the old domain returns a code that transfers session, consent and list', async () => {
  const answer = await post({ siteId: '3', list }, { ...fromHere, cookie: `${memberCookies()}; consent=media` });
  expect(JSON.parse(answer.text)).toEqual({ code, action: 'http://de.test/handoff/' });
  expect(asked).toEqual([{ siteId: 3, consent: 'media', list }]);
  expect(peer.heard.map(({ authorization }) => authorization)).toContain(`JWT ${peer.memberToken}`);
  expect(answer.headers['cache-control']).toMatch(/private/);
});

test('LOC-09 ACC-05 a refreshed session continues on this domain if the transfer fails', async () => {
  begin = () => {
    throw new Error('broken');
  };
  const answer = await post({ siteId: '3' }, { ...fromHere, cookie: memberCookies({ jwtExpiresAt: 1 }) });
  expect([answer.status, cookiesOf(answer)]).toEqual([400, expect.stringContaining('plantsoen_token=aa.bb.cc')]);
});

test('LOC-09 a visitor whose session cannot be verified is not treated as a guest', async () => {
  refreshed = () => {
    throw new Error('down');
  };
  expect((await post({ siteId: '3' }, { ...fromHere, cookie: memberCookies({ jwtExpiresAt: 1 }) })).status).toBe(503);
  expect(asked).toEqual([]);
});

test('LOC-09 the new domain redirects to the page and sets its own cookies, without a token in the address', async () => {
  const answer = await post({ code, path: '/en-page/?a=1' }, fromElsewhere, 'en.test');
  expect(answer).toMatchObject({ status: 303, headers: { location: '/en-page/?a=1' } });
  expect(cookiesOf(answer)).toMatch(/^__Host-plantsoen_authentication=\S+; .*HttpOnly; SameSite=Lax; Secure$/m);
  expect(cookiesOf(answer)).toMatch(/^consent=media; Max-Age=15552000/m);
  expect(cookiesOf(answer)).toContain(`handoff=${listCode}; Max-Age=60; Path=/; SameSite=Lax`);
  expect(answer.text).not.toContain(tokens.jwt);
  expect(asked[0]).toMatchObject({ siteId: 2, code });
});

test('LOC-09 the browser receives the list on the new domain', async () => {
  const answer = await post({ listCode }, fromHere);
  expect(JSON.parse(answer.text)).toEqual({ list });
  expect(asked).toEqual([{ siteId: 1, code: listCode }]);
});

test('LOC-09 a used code transfers nothing', async () => {
  arrival = null;
  const spent = await post({ code, path: '/about-us/' }, fromElsewhere, 'en.test');
  expect([spent.status, spent.headers.location, cookiesOf(spent)]).toEqual([303, '/about-us/', '']);
});

test('LOC-09 ACC-13 a log-out on the other domain ends the session here that it belongs to, but no other session', async () => {
  arrival = { consent: null, listCode: null, tokens: null };
  const arrived = await post({ code, path: '/about-us/?a=1', loggedOut: 'true' }, fromElsewhere, 'en.test');
  expect([arrived.status, arrived.headers.location, cookiesOf(arrived)]).toEqual([
    ...[303, '/handoff/?path=%2Fabout-us%2F%3Fa%3D1', ''],
  ]);
  const goOn = (told = {}) =>
    site.get(String(arrived.headers.location), { host: 'en.test', headers: { cookie: memberCookies(told, 'en.test') } });
  const page = { status: 303, headers: { location: '/about-us/?a=1' } };
  const ended = await goOn({ accessToken: 'ended.bb.cc' });
  expect(ended).toMatchObject(page);
  expect(cookiesOf(ended)).toMatch(/plantsoen_authentication=; Max-Age=0/);
  const other = await goOn();
  expect(other).toMatchObject(page);
  expect(cookiesOf(other)).toBe('');
  expect(cookiesOf(await site.get('/handoff/?path=/about-us/', { host: 'en.test' }))).toBe('');
});

test('LOC-09 an unreachable API ends no session', async () => {
  refreshed = () => {
    throw new Error('down');
  };
  const answer = await site.get('/handoff/?path=/about-us/', { headers: { cookie: memberCookies({ jwtExpiresAt: 1 }) } });
  expect([answer.status, answer.headers.location, cookiesOf(answer)]).toEqual([303, '/about-us/', '']);
});

test.each(['https://evil.test/', '//evil.test/', '/\\evil.test/', 'javascript:1', '/a b/', '', `/${'a'.repeat(2001)}`])(
  'LOC-09 only a page of this domain is a redirect target: %s',
  async (path) => {
    const answer = await post({ code, path }, fromElsewhere, 'en.test');
    expect(answer).toMatchObject({ status: 303, headers: { location: '/' } });
    const ledOn = await site.get(`/handoff/?${new URLSearchParams({ path })}`, { host: 'en.test' });
    expect(ledOn).toMatchObject({ status: 303, headers: { location: '/' } });
  },
);

test('LOC-09 only pages on the domains of the languages may send a request', async () => {
  for (const headers of [{}, { origin: 'https://evil.test' }, { origin: 'null' }, { origin: 'https://nl.test.evil.test' }]) {
    expect((await post({ code, path: '/' }, headers as Record<string, string>, 'en.test')).status).toBe(403);
  }
  expect((await post({ siteId: '2' }, { origin: 'http://localhost' }, 'localhost')).status).toBe(404);
  expect((await post({ siteId: '1' }, fromHere)).status).toBe(400);
  expect((await post({ siteId: '2', list: 'x'.repeat(500_001) }, fromHere)).status).toBe(413);
  expect((await site.get('/handoff/', { method: 'PUT' })).status).toBe(405);
  expect((await site.get('/handoff/', { host: 'localhost' })).status).toBe(404);
  expect(asked).toEqual([]);
});

test('LOC-09 the content security policy lets forms post to the domains of the other languages only', async () => {
  const policy = (await site.get('/over-ons/')).headers['content-security-policy'];
  expect(policy).toContain("form-action 'self' https://en.test http://de.test;");
  expect((await site.get('/over-ons/', { host: 'localhost' })).headers['content-security-policy']).toContain(
    "form-action 'self';",
  );
});
