import { writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { fileTag, withdrawalOf } from '@plantsoen/contract/cache-identity.ts';
import { describe, expect, test, vi } from 'vitest';
import { cdnTest, kinds } from '../testing/cdn-test.ts';
import { memberCookies } from '../testing/member.ts';
import { file, immutable } from '../testing/outage-test.ts';

const behind = cdnTest();

describe('API-06 purges', () => {
  test.each(kinds)('%s shows a change, and stores other pages on', async (kind) => {
    // Without a position, the first site would purge everything, also while the pages are checked.
    behind.peer.purges.set('former', 0);
    await behind.startSite(kind);
    for (const path of ['/over-ons/', '/nieuws/'])
      await expect.poll(async () => (await behind.get(path)).headers['x-cache']).toBe('hit');
    behind.changeAbout('Over ons, nieuw');
    await expect.poll(async () => (await behind.get('/over-ons/')).text, { timeout: 10_000 }).toContain('Over ons, nieuw');
    await expect.poll(async () => (await behind.get('/over-ons/')).headers['x-cache']).toBe('hit');
    expect((await behind.get('/over-ons/')).text).toContain('Over ons, nieuw');
    expect((await behind.get('/nieuws/')).headers['x-cache']).toBe('hit');
  });

  test.each(kinds)('%s does not store the former page, which is answered while the new one is rendered', async (kind) => {
    const site = await behind.startSite(kind);
    // The clock stops, so the page remains a former one.
    vi.useFakeTimers({ toFake: ['Date'] });
    await behind.get('/over-ons/');
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    site.application.whileRendering = () => released;
    behind.changeAbout('Over ons, nieuw');
    await expect.poll(behind.isPurged('Page:1:3')).toBe(true);
    const former = await behind.get('/over-ons/');
    expect(former.headers['cache-status']).toBe('plantsoen; hit; detail=stale-while-revalidate');
    expect(behind.cdn.tagsOf('/over-ons/')).toBeUndefined();
    release();
    await expect.poll(async () => (await behind.get('/over-ons/')).text).toContain('Over ons, nieuw');
  });

  test('SEC-09 withdrawn content is gone, and its purge comes before others', async () => {
    const site = await behind.startSite('http');
    await expect.poll(behind.isPurged('plantsoen')).toBe(true);
    await behind.get('/over-ons/');
    behind.cdn.refuse = () => ({ status: 503 });
    behind.peer.announce(['Page:1:2', 'Product:1:list']);
    await expect.poll(() => site.logged.some(({ msg }) => String(msg).startsWith('a purge of the CDN failed'))).toBe(true);
    behind.content.remove(1, 'over-ons');
    behind.peer.announce(['Page:1:3', withdrawalOf('Page:1:3')]);
    await expect.poll(async () => (await site.get('/over-ons/')).status).toBe(404);
    const before = behind.cdn.purges.length;
    behind.cdn.refuse = () => undefined;
    await expect.poll(behind.isPurged('Page:1:2'), { timeout: 10_000 }).toBe(true);
    expect(behind.cdn.purges[before]?.tags).toEqual(['Page:1:3', 'Page:any']);
    expect((await behind.get('/over-ons/')).status).toBe(404);
  });

  test('a reset of the change stream purges everything', async () => {
    await behind.startSite('http');
    await expect.poll(behind.isPurged('plantsoen')).toBe(true);
    await behind.get('/over-ons/');
    const before = behind.cdn.purges.length;
    behind.peer.reset();
    await expect.poll(() => behind.cdn.purges.slice(before).some(({ tags }) => tags.includes('plantsoen'))).toBe(true);
    expect(behind.cdn.tagsOf('/over-ons/')).toBeUndefined();
  });

  test('a purge that a site could not send is sent after its next start', async () => {
    const site = await behind.startSite('http');
    await expect.poll(() => behind.cdn.purges.length, { timeout: 10_000 }).toBe(2);
    await behind.get('/over-ons/');
    behind.cdn.refuse = () => ({ status: 503 });
    behind.changeAbout('Over ons, nieuw');
    await expect.poll(async () => (await site.get('/over-ons/')).text).toContain('nieuw');
    await site.stop();
    behind.cdn.refuse = () => undefined;
    const before = behind.cdn.purges.length;
    await behind.startSite('http');
    await expect.poll(behind.isPurged('Page:1:3')).toBe(true);
    expect(behind.cdn.purges[before]?.tags).toEqual(['Page:1:3', 'Page:any']);
    expect((await behind.get('/over-ons/')).text).toContain('nieuw');
  });

  test('sites that share a folder each continue from their own position', { timeout: 30_000 }, async () => {
    const [one, other] = [
      { SITE_PORT: '3101', CDN_TOKEN: 'one' },
      { SITE_PORT: '3102', CDN_TOKEN: 'other' },
    ];
    const purgesOf = (token: string) => behind.cdn.purges.filter(({ headers }) => headers.authorization === `Bearer ${token}`);
    const lagging = await behind.startSite('post', one);
    await behind.startSite('post', other);
    const counts = () => [purgesOf('one').length, purgesOf('other').length];
    await expect.poll(counts, { timeout: 10_000 }).toEqual([2, 2]);
    behind.cdn.refuse = ({ headers }) => (headers.authorization === 'Bearer one' ? { status: 503 } : undefined);
    behind.changeAbout('Over ons, nieuw');
    await expect.poll(counts, { timeout: 10_000 }).toEqual([2, 4]);
    await lagging.stop();
    behind.cdn.refuse = () => undefined;
    await behind.startSite('post', one);
    await expect.poll(() => purgesOf('one')[2]?.tags).toEqual(['Page:1:3', 'Page:any']);
  });

  test('OPS-06 a new site continues from the position of the other sites, and purges pages of other builds', async () => {
    for (const tag of ['Page:1:1', 'Page:1:2', 'Page:1:3']) behind.peer.announce([tag]);
    behind.peer.purges.set('former', 2);
    await behind.startSite('http');
    await expect.poll(behind.isPurged('Page:1:3')).toBe(true);
    expect(behind.cdn.purges.flatMap(({ tags }) => tags)).toEqual(['build:former', 'Page:1:3', 'Page:any']);
  });

  test('OPS-06 a further site purges nothing', { timeout: 30_000 }, async () => {
    await behind.startSite('post', { CDN_TOKEN: 'one' });
    await expect.poll(() => behind.peer.purges.size, { timeout: 10_000 }).toBe(1);
    await behind.startSite('post', { CDN_TOKEN: 'other', SITE_CACHE_FOLDER: join(behind.folder, 'other') });
    await behind.get('/over-ons/');
    behind.changeAbout('Over ons, nieuw', ['Page:1:2']);
    const ofOther = () => behind.cdn.purges.filter(({ headers }) => headers.authorization === 'Bearer other');
    await expect.poll(() => ofOther()[0]?.tags).toEqual(['Page:1:2', 'Page:any']);
    expect((await behind.get('/over-ons/')).headers['x-cache']).toBe('hit');
  });

  test.each([
    ['purges', { purged: 0, stored: 2 }, { tag: 'plantsoen', status: 200 }],
    ['pages on disk', { purged: 2, stored: 0 }, { tag: 'build:former', status: 503 }],
  ])('if the change log does not reach back to its %s, a site drops only these', async (_, positions, expected) => {
    const former = await behind.startSite('http');
    await former.get('/over-ons/');
    for (const tag of ['Page:1:1', 'Page:1:2']) behind.peer.announce([tag]);
    await expect.poll(behind.isPurged('Page:1:2')).toBe(true);
    await former.stop();
    const purged = JSON.stringify({ build: 'former', position: positions.purged });
    writeFileSync(join(behind.folder, `purged-${hostname()}-3000.json`), purged);
    writeFileSync(join(behind.folder, 'changes.jsonl'), `{"position":0}\n{"position":${positions.stored}}\n`);
    behind.peer.logFrom = 1;
    const before = behind.cdn.purges.length;
    const site = await behind.startSite('http');
    await expect.poll(() => behind.cdn.purges[before]?.tags).toEqual([expected.tag]);
    await behind.peer.stop();
    expect((await site.get('/over-ons/')).status).toBe(expected.status);
  });

  test('SEC-09 a file that is withdrawn during its transfer is not stored', async () => {
    await behind.startSite('http');
    const body = new PassThrough();
    body.write('the first part');
    let isRequested = false;
    behind.peer.content.file = () => {
      isRequested = true;
      return { status: 200, headers: { 'cache-control': immutable }, body };
    };
    const answer = behind.get(file);
    await expect.poll(() => isRequested).toBe(true);
    const tag = fileTag('0123456789abcdef01234567');
    behind.peer.announce([withdrawalOf(tag)]);
    await expect.poll(behind.isPurged(tag)).toBe(true);
    body.end('and the rest');
    expect((await answer).status).toBe(502);
    expect(behind.cdn.tagsOf(file)).toBeUndefined();
  });

  test('pages are not stored while the change stream is not connected', async () => {
    const site = await behind.startSite('http');
    await site.get('/over-ons/');
    expect((await site.get('/over-ons/')).headers['surrogate-key']).toBeDefined();
    await behind.peer.stop();
    await expect.poll(async () => (await site.get('/over-ons/')).headers['surrogate-key']).toBeUndefined();
    expect((await site.get('/over-ons/')).headers['cache-control']).toBe('public, no-cache');
  });

  test('a site that dies during its purge loses none, because the others purge, too', async () => {
    const dying = await behind.startSite('http');
    await behind.startSite('http');
    await expect.poll(() => behind.cdn.purges.filter(({ tags }) => tags.includes('plantsoen')).length).toBeGreaterThanOrEqual(2);
    await behind.get('/over-ons/');
    let isHeld = false;
    behind.cdn.refuse = ({ tags }) => {
      if (isHeld || !tags.includes('Page:1:3')) return undefined;
      isHeld = true;
      return new Promise<never>(() => {});
    };
    behind.changeAbout('Over ons, nieuw');
    await expect.poll(behind.isPurged('Page:1:3')).toBe(true);
    await dying.stop();
    await expect.poll(async () => (await behind.get('/over-ons/')).text).toContain('nieuw');
    expect(isHeld).toBe(true);
  });

  test('a refused token is logged, and the purge is repeated', async () => {
    const site = await behind.startSite('fastly', { CDN_TOKEN: 'wrong' });
    behind.cdn.refuse = ({ headers }) => (headers['fastly-key'] === 'secret' ? undefined : { status: 401, body: 'Unauthorized' });
    behind.changeAbout('Over ons, nieuw');
    const reason = () => site.logged.find(({ msg }) => String(msg).startsWith('a purge of the CDN failed'))?.reason;
    await expect.poll(reason).toBe('the CDN answered with status 401: Unauthorized');
  });
});

describe('SEC-05 members behind a CDN', () => {
  test('get their own page, and guests never see a price', async () => {
    const price = 'EUR 1.250';
    behind.content.root.entry = ({ uri, siteId }) => {
      const isMember = behind.peer.heard.at(-1)?.authorization !== undefined;
      return { __typename: 'Page', id: 3, uri, siteId, title: isMember ? price : 'Over ons' };
    };
    await behind.startSite('http');
    const cookie = memberCookies();
    expect((await behind.get('/over-ons/', { cookie })).text).toContain(price);
    expect((await behind.get('/over-ons/')).text).not.toContain(price);
    expect((await behind.get('/over-ons/')).headers['x-cache']).toBe('hit');
    expect((await behind.get('/over-ons/', { cookie })).text).toContain(price);
    behind.changeAbout('Over ons');
    await expect.poll(behind.isPurged('Page:1:3')).toBe(true);
    expect((await behind.get('/over-ons/')).text).not.toContain(price);
  });
});

test('ERR-02 a CDN answers stored pages while all sites are away', async () => {
  const site = await behind.startSite('http', { CDN_MAX_AGE_SECONDS: '1' });
  await expect.poll(behind.isPurged('plantsoen')).toBe(true);
  await behind.get('/over-ons/');
  await site.stop();
  const stored = async () => (await behind.get('/over-ons/')).headers['x-cache'];
  await expect.poll(stored, { timeout: 5000 }).toBe('stale');
  expect((await behind.get('/over-ons/')).text).toContain('Over ons');
});
