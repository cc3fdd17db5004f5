import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ContentPage } from '../src/platform/generated/operations.ts';
import { type ContractPeer, contractPeer } from '../src/platform/testing/contract-peer.ts';
import { startingContent } from '../src/platform/testing/test-content.ts';
import { type TestSite, testSite } from './testing/test-site.ts';

let peer: ContractPeer;
let site: TestSite;

beforeAll(async () => {
  peer = await contractPeer(startingContent().page(1, 'account', 30, 'Account'));
  site = await testSite(peer);
  await site.ready();
});

afterAll(async () => {
  await site.stop();
  await peer.stop();
});

const member = { cookie: 'plantsoen_token=aa.bb.cc' };
const past = { cookie: 'plantsoen_authentication=x; plantsoen_token=a.b.c' };
const expired = [
  'plantsoen_authentication=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  'plantsoen_token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
];

describe('ACC-05 ACC-13 a token that the API refuses', () => {
  test('its bearer is shown the page as a guest, privately, and loses the session', async () => {
    const answer = await site.get('/over-ons/', { headers: past });
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-cache', 'set-cookie': expired } });
    expect(answer.text).toContain('Over ons');
    expect((await site.get('/over-ons/')).headers['set-cookie']).toBeUndefined();
    expect(site.logged.filter(({ level }) => level === 50)).toEqual([]);
  });

  test('ACC-08 on a page for members its bearer is led to sign-in, which is shown', async () => {
    const led = await site.get('/account/', { headers: past });
    expect(led).toMatchObject({ status: 302, headers: { location: '/aanmelden/', 'set-cookie': expired } });
    expect((await site.get('/aanmelden/', { headers: past })).status).toBe(200);
  });

  test('/graphql says so, and takes the session', async () => {
    const variables = { uri: 'over-ons', siteId: 1 };
    const body = JSON.stringify({ variables, extensions: { persistedQuery: { version: 1, sha256Hash: ContentPage.id } } });
    const headers = { ...past, origin: 'https://nl.test', 'content-type': 'application/json' };
    const answer = await site.get('/graphql', { method: 'POST', headers, body });
    expect(answer).toMatchObject({ status: 401, headers: { 'set-cookie': expired } });
    expect(JSON.parse(answer.text).errors[0].message).toBe('Invalid Authorization Header');
  });
});

test('PAG-02 an answer to a browser says how far the content has changed', async () => {
  const variables = { uri: 'over-ons', siteId: 1 };
  const body = JSON.stringify({ variables, extensions: { persistedQuery: { version: 1, sha256Hash: ContentPage.id } } });
  const headers = { origin: 'https://nl.test', 'content-type': 'application/json' };
  const changes = async () => Number((await site.get('/graphql', { method: 'POST', headers, body })).headers['x-changes']);
  const before = await changes();
  peer.announce(['Page:1:999']);
  await expect.poll(changes).toBe(before + 1);
});

test('ACC-08 a member whom the API knows is let in, and keeps the session', async () => {
  const answer = await site.get('/account/', { headers: member });
  expect(answer.status).toBe(200);
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('SEC-04 the visitor’s address is passed on where the page is for that visitor alone', async () => {
  await site.get('/nieuws/', { headers: member });
  expect(peer.heard.at(-1)).toMatchObject({ 'x-visitor-address': '127.0.0.1', authorization: 'JWT aa.bb.cc' });
  await site.get('/nieuws/');
  expect(peer.heard.at(-1)).not.toHaveProperty('x-visitor-address');
});
