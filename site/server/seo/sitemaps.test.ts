import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ContractPeer, contractPeer } from '../../src/platform/testing/contract-peer.ts';
import { TestContent } from '../../src/platform/testing/test-content.ts';
import { type TestSite, testSite } from '../testing/test-site.ts';

type Entry = { uri: string; changedAt: string; alternates: { siteId: number; uri: string }[] };

let entries: Entry[];
let peer: ContractPeer;
let site: TestSite;

beforeAll(async () => {
  entries = [
    { uri: '__home__', changedAt: '2026-11-01T10:00:00.000Z', alternates: [{ siteId: 2, uri: '__home__' }] },
    { uri: 'banken/r&d', changedAt: '2026-11-03T10:00:00.000Z', alternates: [] },
  ];
  const content = new TestContent();
  const root = {
    ...content.root,
    sitemap: ({ after }: { after?: string }) => entries.filter(({ uri }) => uri > (after ?? '')).slice(0, 5000),
  };
  peer = await contractPeer({ root, tagsOf: () => ['Page:1:list'] });
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
    '<sitemap><loc>https://nl.test/sitemap-1.xml</loc><lastmod>2026-11-03T10:00:00.000Z</lastmod></sitemap>',
  );
  const { text } = await get('/sitemap-1.xml');
  expect(text).toContain(
    '<url><loc>https://nl.test/</loc><lastmod>2026-11-01T10:00:00.000Z</lastmod>' +
      '<xhtml:link rel="alternate" hreflang="nl-NL" href="https://nl.test/"/>' +
      '<xhtml:link rel="alternate" hreflang="en" href="https://en.test/"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://nl.test/"/></url>',
  );
  expect(text).toContain('<url><loc>https://nl.test/banken/r&amp;d/</loc><lastmod>2026-11-03T10:00:00.000Z</lastmod></url>');
  expect((await get('/sitemap-2.xml')).status).toBe(404);
});

test('SEO-02 a part lists at most 5,000 addresses; the sitemap is rendered once, and again after a publication', async () => {
  await get('/sitemap.xml', 'en.test');
  const { requests } = peer;
  await get('/sitemap-1.xml', 'en.test');
  expect(peer.requests).toBe(requests);
  const before = entries;
  entries = Array.from({ length: 5001 }, (_, index) => ({
    uri: `pagina-${String(index).padStart(5, '0')}`,
    changedAt: '2026-11-02T10:00:00.000Z',
    alternates: [],
  }));
  peer.announce(['Page:1:list']);
  await expect.poll(async () => (await get('/sitemap-2.xml', 'en.test')).status).toBe(200);
  expect((await get('/sitemap-1.xml', 'en.test')).text.match(/<loc>/g)).toHaveLength(5000);
  expect((await get('/sitemap-2.xml', 'en.test')).text.match(/<loc>/g)).toHaveLength(1);
  entries = before;
  peer.announce(['Page:1:list']);
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
