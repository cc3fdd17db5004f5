import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ContractPeer, contractPeer } from '../../src/platform/testing/contract-peer.ts';
import { startingContent, type TestContent } from '../../src/platform/testing/test-content.ts';
import { type TestSite, testSite } from '../testing/test-site.ts';

let peer: ContractPeer;
let content: TestContent;
let site: TestSite;

const article = { id: 7, siteId: 1, title: 'Bank', uri: 'nieuws/bank', headerslider: [] };
const show = (document: object) => {
  Object.assign(content.root, { document: { siteId: 1, total: 1, ...document } });
};

beforeEach(async () => {
  content = startingContent();
  show({ overview: { id: 3, siteId: 1, title: 'Nieuws', uri: 'nieuws' }, news: [article] });
  peer = await contractPeer(content);
  site = await testSite(peer);
  await site.ready();
});

afterEach(async () => {
  await site.stop();
  await peer.stop();
});

test('CON-03 LOC-02 the feed uses the configured addresses on every host', async () => {
  for (const host of ['nl.test', 'localhost']) {
    const { status, headers, text } = await site.get('/nieuws/rss.xml', { host });
    expect([status, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    expect(text).toContain('<link>https://nl.test/nieuws/bank/</link>');
    expect(headers['x-robots-tag']).toBe(host === 'localhost' ? 'noindex' : undefined);
  }
});

test('LOC-05 the feed address of another locale redirects to the own one', async () => {
  const { status, headers } = await site.get('/nieuws/rss.xml', { host: 'en.test' });
  expect([status, headers.location]).toEqual([301, '/news/rss.xml']);
});

test('API-08 the feed is cached and rendered again when the news changes', async () => {
  const asked = () => peer.asked.filter((name) => name === 'NewsFeed').length;
  await site.get('/nieuws/rss.xml');
  const { headers } = await site.get('/nieuws/rss.xml');
  expect(asked()).toBe(1);
  const again = await site.get('/nieuws/rss.xml', { headers: { 'if-none-match': String(headers.etag) } });
  expect(again.status).toBe(304);
  show({ overview: { id: 3, siteId: 1, title: 'Nieuws', uri: 'nieuws' }, news: [{ ...article, title: 'Tafel' }] });
  peer.announce(['NewsArticle:1:7']);
  await expect.poll(async () => (await site.get('/nieuws/rss.xml')).text).toContain('<title>Tafel</title>');
});

test('CON-03 without an overview there is no feed', async () => {
  show({ overview: null, news: [] });
  expect((await site.get('/nieuws/rss.xml')).status).toBe(404);
  expect((await site.get('/nieuws/atom.xml')).status).toBe(404);
});
