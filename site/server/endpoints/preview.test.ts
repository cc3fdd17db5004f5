import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ContractPeer, contractPeer } from '../../src/platform/testing/contract-peer.ts';
import { startingContent } from '../../src/platform/testing/test-content.ts';
import { type TestSite, testSite } from '../testing/test-site.ts';
import { previewTokenOf, previewWish } from './preview.ts';

const good = 'abc.signed';
const until = new Date(Date.now() + 60_000).toISOString();

let peer: ContractPeer;
let site: TestSite;
let granted: { siteId: number; uri: string; until: string } | null;

beforeEach(async () => {
  const content = startingContent().page(1, 'concept', 9, 'Concept');
  peer = await contractPeer(Object.assign(content, { root: { ...content.root, preview: () => granted } }));
  site = await testSite(peer);
  await site.ready();
  granted = { siteId: 1, uri: 'concept', until };
});
afterEach(async () => {
  await site.stop();
  await peer.stop();
});

const inPreview = { headers: { cookie: `__Host-plantsoen_preview=${good}` } };

describe('SEO-04 a preview', () => {
  test('starts by a link, which moves the token from the address to an HttpOnly cookie and not to a log', async () => {
    const { status, headers, text } = await site.get(`/oud-adres/?a=b&preview=true&token=${good}`);
    expect([status, headers.location]).toEqual([302, '/concept/?a=b']);
    expect(String(headers['set-cookie'])).toMatch(
      /^__Host-plantsoen_preview=abc\.signed; Max-Age=\d\d; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(headers['cache-control']).toBe('no-store');
    expect(text + JSON.stringify(site.logged)).not.toContain(good);
    expect(peer.heard.map((headers) => headers['x-preview'])).toContain(good);
  });

  test('is rendered for its editor only, with the token sent to the API, not cached and not indexed', async () => {
    const shown = await site.get('/over-ons/', inPreview);
    expect(shown).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' } });
    expect(peer.heard.map((headers) => headers['x-preview'])).toContain(good);
    expect(JSON.stringify(site.logged)).not.toContain(good);
    const guest = await site.get('/over-ons/');
    expect(guest.headers['cache-control']).toBe('public, no-cache');
    expect(peer.heard.at(-1)?.['x-preview']).toBeUndefined();
    await site.get('/over-ons/', inPreview);
    expect(site.application.renders).toBe(3);
  });

  test('neither reads nor writes the shared cache of pages and data', async () => {
    await site.get('/over-ons/');
    const before = peer.asked.length;
    await site.get('/over-ons/', inPreview);
    expect(peer.asked.slice(before)).toEqual(['PreviewState', 'ContentPage']);
    expect((await site.get('/over-ons/')).headers['cache-control']).toBe('public, no-cache');
    expect(site.application.renders).toBe(2);
  });

  test('with an expired token shows the published page and deletes the token; its link shows a message', async () => {
    granted = null;
    const link = await site.get(`/over-ons/?preview=true&token=${good}`);
    expect(link).toMatchObject({ status: 403, headers: { 'cache-control': 'no-store' } });
    expect(link.text).toMatch(/^Deze link naar een voorbeeld geldt niet meer\./);
    expect(String(link.headers['set-cookie'])).toContain('plantsoen_preview=; Max-Age=0');
    const page = await site.get('/over-ons/', inPreview);
    expect(page).toMatchObject({ status: 200, headers: { 'cache-control': 'public, no-cache' } });
    expect(String(page.headers['set-cookie'])).toContain('plantsoen_preview=; Max-Age=0');
    const other = await site.get('/over-ons/');
    expect(other.headers['set-cookie']).toBeUndefined();
  });

  test('ends if the editor leaves it', async () => {
    const { status, headers } = await site.get('/over-ons/?preview=false', inPreview);
    expect([status, headers.location]).toEqual([302, '/over-ons/']);
    expect(String(headers['set-cookie'])).toContain('plantsoen_preview=; Max-Age=0');
  });
});

test('SEO-04 only a well-formed value counts as a token', () => {
  expect(previewTokenOf('a=b; plantsoen_preview=x.y', 'localhost')).toBe('x.y');
  for (const cookies of [undefined, 'plantsoen_preview=x y.z', 'plantsoen_preview=', 'other=plantsoen_preview'])
    expect(previewTokenOf(cookies, 'localhost')).toBeUndefined();
  expect(previewTokenOf('plantsoen_preview=x.y', 'www.example.nl')).toBeUndefined();
  expect(previewWish('?a=1&preview=true&token=x.y')).toEqual({ token: 'x.y', search: '?a=1' });
  expect(previewWish('?preview=true&token=%0d')).toEqual({ token: undefined, search: '' });
  expect(previewWish('?preview=1&token=x.y')).toBeUndefined();
});
