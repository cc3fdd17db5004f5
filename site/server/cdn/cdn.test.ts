import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileTag, withdrawalOf } from '@plantsoen/contract/cache-identity.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ContractPeer, contractPeer } from '../../src/platform/testing/contract-peer.ts';
import { startingContent, type TestContent } from '../../src/platform/testing/test-content.ts';
import { type CachingPeer, cachingPeer } from '../testing/caching-peer.ts';
import { memberCookies } from '../testing/member.ts';
import { ask, type TestSite, testSite } from '../testing/test-site.ts';

let content: TestContent;
let peer: ContractPeer;
let cdn: CachingPeer;
let folder: string;
let sites: TestSite[];

beforeEach(async () => {
  content = startingContent();
  peer = await contractPeer(content);
  cdn = await cachingPeer();
  folder = mkdtempSync(join(tmpdir(), 'cdn-'));
  sites = [];
});

afterEach(async () => {
  vi.useRealTimers();
  for (const site of sites) await site.stop();
  await Promise.all([peer.stop(), cdn.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

/** Settings of each kind of CDN. */
const settings = () => ({
  http: { CDN: 'http', CDN_PURGE_URL: `${cdn.url}/` },
  post: { CDN: 'http', CDN_PURGE_URL: `${cdn.url}/`, CDN_PURGE_METHOD: 'POST', CDN_TOKEN: 'secret' },
  fastly: { CDN: 'fastly', CDN_PURGE_URL: cdn.url, CDN_SERVICE_ID: 'service-1', CDN_TOKEN: 'secret' },
  cloudflare: { CDN: 'cloudflare', CDN_PURGE_URL: cdn.url, CDN_SERVICE_ID: 'zone-1', CDN_TOKEN: 'secret' },
});
type Kind = keyof ReturnType<typeof settings>;

/** Starts a site behind the CDN, and waits until it has purged everything once. */
async function startSite(kind: Kind, env: Record<string, string> = {}): Promise<TestSite> {
  const site = await testSite(peer, { SITE_CACHE_FOLDER: folder, SITE_CACHE_MB: '16', ...settings()[kind], ...env });
  sites.push(site);
  cdn.sitePort = site.port;
  await site.ready();
  return site;
}

const get = (path: string, headers: Record<string, string> = {}) => ask(cdn.port, path, { headers });
const isPurged = (tag: string) => () => cdn.purges.some(({ tags }) => tags.includes(tag));
const changeAbout = (title: string, tags: string[] = ['Page:1:3']) => {
  content.page(1, 'over-ons', 3, title);
  peer.announce(tags);
};

describe('API-06 headers for a CDN', () => {
  test('without a CDN there are none', async () => {
    const site = await testSite(peer);
    sites.push(site);
    await site.ready();
    await site.get('/over-ons/');
    const { headers } = await site.get('/over-ons/');
    expect(headers['cache-control']).toBe('public, no-cache');
    expect(headers.vary).toBe('Accept-Encoding');
    expect(Object.keys(headers).filter((name) => /surrogate|cache-tag|cdn/.test(name))).toEqual([]);
  });

  test.each([
    [
      'http',
      { 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=2, stale-if-error=7200' },
      { name: 'surrogate-key', separator: ' ' },
    ],
    [
      'fastly',
      {
        'surrogate-control': 'max-age=60, stale-while-revalidate=60, stale-if-error=7200',
        'cache-control': 'public, no-cache',
      },
      { name: 'surrogate-key', separator: ' ' },
    ],
    [
      'cloudflare',
      {
        'cloudflare-cdn-cache-control': 'public, max-age=60, stale-while-revalidate=60, stale-if-error=7200',
        'cache-control': 'public, no-cache',
      },
      { name: 'cache-tag', separator: ',' },
    ],
  ] as const)('%s gets its own', async (kind, expected, { name, separator }) => {
    const site = await startSite(kind, { CDN_MAX_AGE_SECONDS: '60', STALE_IF_ERROR_HOURS: '2' });
    const { headers } = await site.get('/over-ons/');
    expect(headers).toMatchObject({ ...expected, vary: 'Accept-Encoding, Cookie' });
    const tags = String(headers[name]).split(separator);
    expect(tags).toEqual(expect.arrayContaining(['plantsoen', 'Page:1:3', 'path:1:over-ons']));
  });

  test('a picture has the tag of its file', async () => {
    const site = await startSite('http');
    const { headers } = await site.get('/media/crops/0123456789abcdef01234567-abcdef/bank-625.avif');
    expect(headers['surrogate-key']).toBe(`plantsoen ${fileTag('0123456789abcdef01234567')}`);
  });

  test.each([
    ['a 404 page', '/weg/', {}],
    ['a search', '/zoeken/?query=bank', {}],
    ['a page of a member', '/over-ons/', { cookie: memberCookies() }],
  ])('%s has none', async (_, path, headers) => {
    const site = await startSite('http');
    const answer = await site.get(path, { headers });
    expect(String(answer.headers['cache-control'])).not.toContain('max-age');
    expect(answer.headers['surrogate-key']).toBeUndefined();
  });

  test('a 503 page is not cacheable', async () => {
    const site = await startSite('http');
    await peer.stop();
    const { status, headers } = await site.get('/nieuws/');
    expect(status).toBe(503);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['surrogate-key']).toBeUndefined();
  });
});

describe('API-06 purges', () => {
  test.each(['http', 'post', 'fastly', 'cloudflare'] as const)('%s shows a change, and stores other pages on', async (kind) => {
    await startSite(kind);
    await expect.poll(isPurged('plantsoen')).toBe(true);
    for (const path of ['/over-ons/', '/nieuws/']) await get(path);
    expect((await get('/over-ons/')).headers['x-cache']).toBe('hit');
    changeAbout('Over ons, nieuw');
    await expect.poll(async () => (await get('/over-ons/')).text, { timeout: 10_000 }).toContain('Over ons, nieuw');
    await expect.poll(async () => (await get('/over-ons/')).headers['x-cache']).toBe('hit');
    expect((await get('/over-ons/')).text).toContain('Over ons, nieuw');
    expect((await get('/nieuws/')).headers['x-cache']).toBe('hit');
  });

  test('the former page, which is answered while the new one is rendered, is not stored', async () => {
    const site = await startSite('http');
    // The clock stops, so the page remains a former one.
    vi.useFakeTimers({ toFake: ['Date'] });
    await get('/over-ons/');
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    site.application.whileRendering = () => released;
    changeAbout('Over ons, nieuw');
    await expect.poll(isPurged('Page:1:3')).toBe(true);
    const former = await get('/over-ons/');
    expect(former.headers['cache-status']).toBe('plantsoen; hit; detail=stale-while-revalidate');
    expect(cdn.tagsOf('/over-ons/')).toBeUndefined();
    release();
    await expect.poll(async () => (await get('/over-ons/')).text).toContain('Over ons, nieuw');
  });

  test('SEC-09 withdrawn content is gone, and its purge comes before others', async () => {
    const site = await startSite('http');
    await expect.poll(isPurged('plantsoen')).toBe(true);
    await get('/over-ons/');
    cdn.refuse = () => ({ status: 503 });
    peer.announce(['Page:1:2', 'Product:1:list']);
    await expect.poll(() => site.logged.some(({ msg }) => String(msg).startsWith('a purge of the CDN failed'))).toBe(true);
    content.remove(1, 'over-ons');
    peer.announce(['Page:1:3', withdrawalOf('Page:1:3')]);
    await expect.poll(async () => (await site.get('/over-ons/')).status).toBe(404);
    const before = cdn.purges.length;
    cdn.refuse = () => undefined;
    await expect.poll(isPurged('Page:1:2'), { timeout: 10_000 }).toBe(true);
    expect(cdn.purges[before]?.tags).toEqual(['Page:1:3', 'Page:any']);
    expect((await get('/over-ons/')).status).toBe(404);
  });

  test('a reset of the change stream purges everything', async () => {
    await startSite('http');
    await expect.poll(isPurged('plantsoen')).toBe(true);
    await get('/over-ons/');
    const before = cdn.purges.length;
    peer.reset();
    await expect.poll(() => cdn.purges.slice(before).some(({ tags }) => tags.includes('plantsoen'))).toBe(true);
    expect(cdn.tagsOf('/over-ons/')).toBeUndefined();
  });

  test('a purge that a site could not send is sent after its next start', async () => {
    const site = await startSite('http');
    await expect.poll(() => cdn.purges.length, { timeout: 10_000 }).toBe(2);
    await get('/over-ons/');
    cdn.refuse = () => ({ status: 503 });
    changeAbout('Over ons, nieuw');
    await expect.poll(async () => (await site.get('/over-ons/')).text).toContain('nieuw');
    await site.stop();
    cdn.refuse = () => undefined;
    const before = cdn.purges.length;
    await startSite('http');
    await expect.poll(isPurged('Page:1:3')).toBe(true);
    expect(cdn.purges[before]?.tags).toEqual(['Page:1:3', 'Page:any']);
    expect((await get('/over-ons/')).text).toContain('nieuw');
  });

  test('a site that dies during its purge loses none, because the others purge, too', async () => {
    const dying = await startSite('http');
    await startSite('http');
    await expect.poll(() => cdn.purges.filter(({ tags }) => tags.includes('plantsoen')).length).toBeGreaterThanOrEqual(2);
    await get('/over-ons/');
    let isHeld = false;
    cdn.refuse = ({ tags }) => {
      if (isHeld || !tags.includes('Page:1:3')) return undefined;
      isHeld = true;
      return new Promise<never>(() => {});
    };
    changeAbout('Over ons, nieuw');
    await expect.poll(isPurged('Page:1:3')).toBe(true);
    await dying.stop();
    await expect.poll(async () => (await get('/over-ons/')).text).toContain('nieuw');
    expect(isHeld).toBe(true);
  });

  test('a refused token is logged, and the purge is repeated', async () => {
    const site = await startSite('fastly', { CDN_TOKEN: 'wrong' });
    cdn.refuse = ({ headers }) => (headers['fastly-key'] === 'secret' ? undefined : { status: 401, body: 'Unauthorized' });
    changeAbout('Over ons, nieuw');
    const reason = () => site.logged.find(({ msg }) => String(msg).startsWith('a purge of the CDN failed'))?.reason;
    await expect.poll(reason).toBe('the CDN answered with status 401: Unauthorized');
  });
});

describe('SEC-05 members behind a CDN', () => {
  test('get their own page, and guests never see a price', async () => {
    const price = 'EUR 1.250';
    content.root.entry = ({ uri, siteId }) => {
      const isMember = peer.heard.at(-1)?.authorization !== undefined;
      return { __typename: 'Page', id: 3, uri, siteId, title: isMember ? price : 'Over ons' };
    };
    await startSite('http');
    const cookie = memberCookies();
    expect((await get('/over-ons/', { cookie })).text).toContain(price);
    expect((await get('/over-ons/')).text).not.toContain(price);
    expect((await get('/over-ons/')).headers['x-cache']).toBe('hit');
    expect((await get('/over-ons/', { cookie })).text).toContain(price);
    changeAbout('Over ons');
    await expect.poll(isPurged('Page:1:3')).toBe(true);
    expect((await get('/over-ons/')).text).not.toContain(price);
  });
});

test('ERR-02 a CDN answers stored pages while all sites are away', async () => {
  const site = await startSite('http', { CDN_MAX_AGE_SECONDS: '1' });
  await expect.poll(isPurged('plantsoen')).toBe(true);
  await get('/over-ons/');
  await site.stop();
  const stored = async () => (await get('/over-ons/')).headers['x-cache'];
  await expect.poll(stored, { timeout: 5000 }).toBe('stale');
  expect((await get('/over-ons/')).text).toContain('Over ons');
});
