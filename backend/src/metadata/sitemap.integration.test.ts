import { expect, it } from 'vitest';
import { apiTest } from '../testing/open-api.ts';

type Entry = { uri: string; changedAt: string; alternates: { siteId: number; uri: string }[] };

const question = `query ($siteId: Int!, $after: String) {
  sitemap(siteId: $siteId, after: $after) { uri changedAt alternates { siteId uri } }
}`;

const api = apiTest('demo');
const sitemapOf = async (siteId: number, after?: string): Promise<Entry[]> =>
  (await api.ask(question, { siteId, after })).data.sitemap;

it('SEO-02 lists entries of every type with their last change and their addresses in other languages', async () => {
  const entries = await sitemapOf(1);
  const bench = entries.find(({ uri }) => uri === 'producten/zitmeubilair/meent-parkbank');
  expect(bench?.changedAt).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(bench?.alternates).toEqual([
    { siteId: 2, uri: 'products/seating/meent-park-bench' },
    { siteId: 3, uri: 'produkte/sitzmoebel/meent-parkbank' },
  ]);
  const uris = entries.map(({ uri }) => uri);
  expect(uris).toEqual(expect.arrayContaining(['__home__', 'producten', 'producten/zitmeubilair', 'cookies', 'contact']));
  for (const folder of ['projecten/', 'nieuws/', 'veelgestelde-vragen/']) {
    expect(uris.some((uri) => uri.startsWith(folder))).toBe(true);
  }
  expect(uris.length).toBe(new Set(uris).size);
});

it('SEO-02 omits pages for members, personal pages and error pages in all languages', async () => {
  const { rows } = await api.payload.db.pool.query<{ uri: string }>(
    `select path as uri from address where kind <> 'canonical' or members_only`,
  );
  for (const siteId of [1, 2, 3]) {
    const uris = (await sitemapOf(siteId)).flatMap(({ uri, alternates }) => [uri, ...alternates.map((other) => other.uri)]);
    const unlisted = ['zoeken', 'search', 'suche', 'account', 'aanmelden', 'log-in', 'favorieten', 'offertelijst', '404', '503'];
    expect(uris.filter((uri) => unlisted.includes(uri))).toEqual([]);
    const hidden = rows.map(({ uri }) => uri).filter((uri) => uri !== 'news' && uri !== 'contact');
    expect(uris.filter((uri) => hidden.includes(uri))).toEqual([]);
  }
});

it('SEO-02 continues after an address, and changes with any entry', async () => {
  const [first, second] = await sitemapOf(2);
  const { data, tags, statements } = await api.ask(question, { siteId: 2, after: first?.uri });
  expect(data.sitemap[0].uri).toBe(second?.uri);
  expect(statements).toBe(1);
  expect(tags).toEqual(expect.arrayContaining(['Page:1:list', 'Product:3:list', 'NewsArticle:2:list', 'FaqQuestion:2:list']));
});
