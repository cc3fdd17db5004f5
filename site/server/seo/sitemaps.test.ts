import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ContractPeer, contractPeer } from '../../src/platform/testing/contract-peer.ts';
import { TestContent } from '../../src/platform/testing/test-content.ts';
import { type TestSite, testSite } from '../testing/test-site.ts';

type Entry = { uri: string; changedAt: string; alternates: { siteId: number; uri: string }[] };

let entries: Record<string, Entry[]>;
let peer: ContractPeer;
let site: TestSite;

beforeAll(async () => {
  entries = {
    'pages-1': [{ uri: '__home__', changedAt: '2026-11-01T10:00:00.000Z', alternates: [{ siteId: 2, uri: '__home__' }] }],
    'products-2': [{ uri: 'banken/r&d', changedAt: '2026-11-03T10:00:00.000Z', alternates: [] }],
  };
  const content = new TestContent();
  const root = {
    ...content.root,
    sitemap: ({ part = '' }: { part?: string }) => entries[part] ?? [],
    sitemapParts: () => Object.entries(entries).map(([name, [first]]) => ({ name, changedAt: first?.changedAt })),
  };
  peer = await contractPeer({ root, tagsOf: ({ part }) => (part === 'pages-1' ? ['Page:1:list'] : ['Product:1:list']) });
  site = await testSite(peer);
  await site.ready();
});
afterAll(async () => {
  await site.stop();
  await peer.stop();
});

const get = (path: string, host = 'nl.test') => site.get(path, { host });

test('SEO-02 the sitemap of a domain is an index of parts, whose addresses have their last change and their alternates', async () => {
  const index = await get('/sitemap.xml');
  expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(index.text).toContain(
    '<sitemap><loc>https://nl.test/sitemap-products-2.xml</loc><lastmod>2026-11-03T10:00:00.000Z</lastmod></sitemap>',
  );
  expect((await get('/sitemap-pages-1.xml')).text).toContain(
    '<url><loc>https://nl.test/</loc><lastmod>2026-11-01T10:00:00.000Z</lastmod>' +
      '<xhtml:link rel="alternate" hreflang="nl-NL" href="https://nl.test/"/>' +
      '<xhtml:link rel="alternate" hreflang="en" href="https://en.test/"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://nl.test/"/></url>',
  );
  expect((await get('/sitemap-products-2.xml')).text).toContain(
    '<url><loc>https://nl.test/banken/r&amp;d/</loc><lastmod>2026-11-03T10:00:00.000Z</lastmod></url>',
  );
});

test('SEO-02 a part without entries, and a name that no part can have, are not found', async () => {
  for (const path of ['/sitemap-products-1.xml', '/sitemap-products-0.xml', '/sitemap-1.xml', '/sitemap-.xml'])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});

test('SEO-02 API-06 only the requested part is read, once, and again when its entries change', async () => {
  const asked = () => peer.asked.filter((name) => name.startsWith('Sitemap'));
  const before = asked().length;
  const visit = async () => {
    for (const part of ['pages-1', 'products-2']) await get(`/sitemap-${part}.xml`, 'en.test');
  };
  await visit();
  await visit();
  expect(asked().slice(before)).toEqual(['SitemapPart', 'SitemapPart']);
  entries['products-2'] = [{ uri: 'banken/nieuw', changedAt: '2026-11-04T10:00:00.000Z', alternates: [] }];
  peer.announce(['Product:1:list']);
  await expect.poll(async () => (await get('/sitemap-products-2.xml', 'en.test')).text).toContain('banken/nieuw');
  await visit();
  expect(asked().slice(before)).toEqual(['SitemapPart', 'SitemapPart', 'SitemapPart']);
});

test('SEO-02 API-06 a part without entries is read once, and appears with its first entry', async () => {
  const asked = () => peer.asked.filter((name) => name === 'SitemapPart').length;
  const before = asked();
  const status = async () => (await get('/sitemap-products-3.xml')).status;
  for (let visit = 0; visit < 3; visit += 1) expect(await status()).toBe(404);
  expect(asked() - before).toBe(1);
  entries['products-3'] = [{ uri: 'banken/eerste', changedAt: '2026-11-05T10:00:00.000Z', alternates: [] }];
  peer.announce(['Product:1:list']);
  await expect.poll(status).toBe(200);
});

test('SEO-02 a hundred parts without entries are remembered, and displace no part with entries', async () => {
  const part = (number: number) => get(`/sitemap-news-${number}.xml`);
  await get('/sitemap-pages-1.xml');
  for (let number = 1; number <= 100; number += 1) await part(number);
  const asked = () => peer.asked.filter((name) => name === 'SitemapPart').length;
  const before = asked();
  for (const number of [1, 100]) await part(number);
  await get('/sitemap-pages-1.xml');
  expect(asked() - before).toBe(0);
  await part(101);
  await part(2);
  expect(asked() - before).toBe(2);
});

test('SEO-02 a compressed part contains the same text', async () => {
  const plain = await get('/sitemap-pages-1.xml');
  const { headers, body } = await site.get('/sitemap-pages-1.xml', { host: 'nl.test', headers: { 'accept-encoding': 'br' } });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(body).toString()).toBe(plain.text);
});

test('SEO-02 robots.txt names the sitemap of its domain and disallows personal pages', async () => {
  const { text } = await get('/robots.txt', 'en.test');
  expect(text).toMatch(/^User-agent: \*\nDisallow: \/graphql\n/);
  for (const path of ['/search/', '/log-in/', '/account/', '/favorites/', '/quotation-list/']) {
    expect(text).toContain(`Disallow: ${path}\n`);
  }
  expect(text).toMatch(/\nSitemap: https:\/\/en\.test\/sitemap\.xml\n$/);
});

test("SEO-02 a host outside the site's domains is closed to crawlers and has no sitemap", async () => {
  expect((await get('/robots.txt', 'localhost')).text).toBe('User-agent: *\nDisallow: /\n');
  expect((await get('/sitemap.xml', 'localhost')).status).toBe(404);
});
