import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileTag } from '@plantsoen/contract/cache-identity.ts';
import { describe, expect, test } from 'vitest';
import { cdnTest, kinds } from '../testing/cdn-test.ts';
import { memberCookies } from '../testing/member.ts';
import { immutable, picture } from '../testing/outage-test.ts';

const behind = cdnTest();

describe('API-06 headers for a CDN', () => {
  test('without a CDN there are none', async () => {
    const site = await behind.startSite('off');
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
    const site = await behind.startSite(kind, { CDN_MAX_AGE_SECONDS: '60', STALE_IF_ERROR_HOURS: '2' });
    const { headers } = await site.get('/over-ons/');
    expect(headers).toMatchObject({ ...expected, vary: 'Accept-Encoding, Cookie' });
    const tags = String(headers[name]).split(separator);
    expect(tags).toEqual(expect.arrayContaining(['plantsoen', 'Page:1:3', 'path:1:over-ons']));
  });

  test('a picture has the tag of its file', async () => {
    const site = await behind.startSite('http');
    const { headers } = await site.get(picture);
    expect(headers['surrogate-key']).toBe(`plantsoen ${fileTag('0123456789abcdef01234567')}`);
  });

  test.each(kinds)('%s stores no answer without a lifetime', async (kind) => {
    await behind.startSite(kind);
    const paths = [
      '/weg/',
      '/over-ons',
      '/zoeken/?query=bank',
      '/sitemap.xml',
      '/robots.txt',
      '/health/',
      '/media/none',
      '/a.js',
    ];
    for (const path of [...paths, '/favicon.ico', '/nieuws/feed.xml', '/service-worker.js']) {
      expect((await behind.get(path)).status, path).toBeLessThan(500);
      expect(behind.cdn.tagsOf(path), path).toBeUndefined();
    }
    behind.peer.content.file = () => ({ status: 200, headers: { 'cache-control': immutable }, body: 'picture' });
    await behind.get(picture);
    expect(behind.cdn.tagsOf(picture)).toEqual(['plantsoen', fileTag('0123456789abcdef01234567')]);
  });

  test('Fastly stores no copy that is shown while the API fails', async () => {
    const site = await behind.startSite('fastly');
    await site.get('/over-ons/');
    await expect.poll(() => readdirSync(join(behind.folder, 'entries'), { recursive: true }).length).toBeGreaterThan(0);
    await site.stop();
    await behind.peer.stop();
    const { headers } = await (await behind.openSite('fastly')).get('/over-ons/');
    expect(headers['cache-status']).toBe('plantsoen; hit; detail=stale-if-error');
    expect(headers['surrogate-control']).toBe('max-age=0');
  });

  test.each([
    ['a 404 page', '/weg/', {}],
    ['a search', '/zoeken/?query=bank', {}],
    ['a page of a member', '/over-ons/', { cookie: memberCookies() }],
  ])('%s has none', async (_, path, headers) => {
    const site = await behind.startSite('http');
    const answer = await site.get(path, { headers });
    expect(String(answer.headers['cache-control'])).not.toContain('max-age');
    expect(answer.headers['surrogate-key']).toBeUndefined();
  });

  test('a 503 page is not cacheable', async () => {
    const site = await behind.startSite('http');
    await behind.peer.stop();
    const { status, headers } = await site.get('/nieuws/');
    expect(status).toBe(503);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['surrogate-key']).toBeUndefined();
  });
});
