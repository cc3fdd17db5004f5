import { expect, test } from 'vitest';
import { newsFeedXml } from './news-feed-xml.ts';

const overview = { title: 'News & more', introtext: null, uri: 'news' };
const article = {
  title: 'A "new" <bench>\u0007',
  uri: 'news/a-new-bench',
  introtext: null as string | null,
  postDate: '2026-11-05T12:00:00.000Z',
  headerslider: [] as object[],
};
const feed = (more: Partial<typeof article> = {}) =>
  newsFeedXml({ overview, articles: [{ ...article, ...more }], companyName: 'Acme' } as never, 'en', 'https://en.example.com');

test('CON-03 a feed has its title, overview and language with absolute addresses', () => {
  const xml = feed();
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rss version="2\.0"/);
  expect(xml).toContain('<title>News &amp; more – Acme</title>\n<link>https://en.example.com/news/</link>');
  expect(xml).toContain('<atom:link href="https://en.example.com/news/rss.xml" rel="self"');
  expect(xml).toContain('<language>en</language>');
});

test('CON-03 an article has its title, address and date; characters that XML cannot contain are escaped or removed', () => {
  const xml = feed();
  expect(xml).toContain('<title>A &quot;new&quot; &lt;bench&gt;</title>');
  expect(xml).toContain('<guid>https://en.example.com/news/a-new-bench/</guid>');
  expect(xml).toContain('<pubDate>Thu, 05 Nov 2026 12:00:00 GMT</pubDate>');
  expect(xml).not.toContain('media:content url');
});

test('CON-03 an article has its introduction and first picture', () => {
  const crop = { url: '/media/crops/a/openGraph-1200.jpg', width: 1200, height: 630 };
  const xml = feed({ introtext: 'Stands & lasts', headerslider: [{ crop }] });
  expect(xml).toContain('<description>Stands &amp; lasts</description>');
  expect(xml).toContain(
    '<media:content url="https://en.example.com/media/crops/a/openGraph-1200.jpg" medium="image" width="1200" height="630"/>',
  );
});
