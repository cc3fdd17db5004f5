import { expect, test } from 'vitest';
import { startingContent, type TestContent } from '../../src/platform/testing/test-content.ts';
import { siteTest } from '../testing/test-site.ts';

let content: TestContent;

const article = { id: 7, siteId: 1, title: 'Bank', uri: 'nieuws/bank', headerslider: [] };
const show = (document: object) => {
  Object.assign(content.root, { document: { siteId: 1, total: 1, ...document } });
};

const site = siteTest(() => {
  content = startingContent();
  show({ overview: { id: 3, siteId: 1, title: 'Nieuws', uri: 'nieuws' }, news: [article] });
  return content;
}, 'test');

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
  const asked = () => site.peer.asked.filter((name) => name === 'NewsFeed').length;
  await site.get('/nieuws/rss.xml');
  const { headers } = await site.get('/nieuws/rss.xml');
  expect(asked()).toBe(1);
  const again = await site.get('/nieuws/rss.xml', { headers: { 'if-none-match': String(headers.etag) } });
  expect(again.status).toBe(304);
  show({ overview: { id: 3, siteId: 1, title: 'Nieuws', uri: 'nieuws' }, news: [{ ...article, title: 'Tafel' }] });
  site.peer.announce(['NewsArticle:1:7']);
  await expect.poll(async () => (await site.get('/nieuws/rss.xml')).text).toContain('<title>Tafel</title>');
});

test('CON-03 without an overview there is no feed', async () => {
  show({ overview: null, news: [] });
  expect((await site.get('/nieuws/rss.xml')).status).toBe(404);
  expect((await site.get('/nieuws/atom.xml')).status).toBe(404);
});
