import { expect, it } from 'vitest';
import { htmlToLexical } from '../platform/rich-text/html-to-lexical.ts';
import { apiTest } from '../testing/open-api.ts';

type Entry = { uri: string; changedAt: string; alternates: { siteId: number; uri: string }[] };

const question = `query ($siteId: Int!, $after: String) {
  sitemap(siteId: $siteId, after: $after) { uri changedAt alternates { siteId uri } }
}`;

const partQuestion = `query ($siteId: Int!, $part: String!) {
  sitemap(siteId: $siteId, part: $part) { uri changedAt alternates { siteId uri } }
}`;

const latest = (entries: readonly Entry[]) =>
  entries
    .map(({ changedAt }) => changedAt)
    .sort()
    .at(-1);

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

it('SEO-02 the parts together contain each entry once, and an entry stays in its part when another one is published', async () => {
  const parts = async (siteId: number): Promise<{ name: string; changedAt: string }[]> =>
    (await api.ask('query ($siteId: Int!) { sitemapParts(siteId: $siteId) { name changedAt } }', { siteId })).data.sitemapParts;
  const partOf = async (siteId: number, part: string): Promise<Entry[]> =>
    (await api.ask(partQuestion, { siteId, part })).data.sitemap;
  const sorted = (entries: Entry[]) => entries.map((entry) => JSON.stringify(entry)).sort();
  for (const siteId of [1, 2, 3]) {
    const named = await parts(siteId);
    const entries = await Promise.all(named.map(({ name }) => partOf(siteId, name)));
    expect(sorted(entries.flat())).toEqual(sorted(await sitemapOf(siteId)));
  }
  expect((await parts(1)).map(({ name }) => name)).toEqual([
    'categories-1',
    'faq-1',
    'news-1',
    'pages-1',
    'products-1',
    'projects-1',
  ]);

  const before = await partOf(1, 'products-1');
  const part = (await parts(1)).find(({ name }) => name === 'products-1');
  // A discontinued product is in no part, but changes the part that it has left (CAT-17).
  expect(Date.parse(part?.changedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(latest(before) ?? ''));
  await api.payload.db.pool.query(`
    insert into address (site_id, path, kind, entry_type, entry_id, title, updated_at) values
      (1, 'producten/aaa', 'canonical', 'products', 5001, 'Aaa', '2026-11-26T10:00:00Z'),
      (2, 'products/zzz', 'canonical', 'products', 10001, 'Zzz', now())`);
  expect(await partOf(1, 'products-1')).toEqual(before);
  expect(await partOf(1, 'products-2')).toEqual([
    { uri: 'producten/aaa', changedAt: '2026-11-26T10:00:00.000Z', alternates: [] },
  ]);
  expect((await parts(1)).slice(4, 6)).toEqual([part, { name: 'products-2', changedAt: '2026-11-26T10:00:00.000Z' }]);
  expect((await parts(2)).map(({ name }) => name)).toContain('products-3');
});

it.each(['products-0', 'products-01', 'products', 'media-1', 'toString-1'])('SEO-02 %s is no part', async (part) => {
  expect((await api.ask(partQuestion, { siteId: 1, part })).data.sitemap).toEqual([]);
});

it('SEO-02 a part changes with the entries of its collection alone, the list of parts with any entry', async () => {
  const part = await api.ask('{ sitemap(siteId: 2, part: "products-1") { uri } }');
  expect(part.data.sitemap.length).toBeGreaterThan(40);
  const lists = (tags: readonly string[]) => tags.filter((tag) => tag.endsWith(':list')).toSorted();
  expect(lists(part.tags)).toEqual(['Product:1:list', 'Product:2:list', 'Product:3:list']);
  const { tags } = await api.ask('{ sitemapParts(siteId: 2) { name } }');
  expect(tags).toEqual(expect.arrayContaining(['Page:1:list', 'Product:3:list', 'NewsArticle:2:list']));
});

it('SEO-02 a part has changed when its newest entry is deleted', async () => {
  const changedAt = async () => {
    const { data } = await api.ask('{ sitemapParts(siteId: 1) { name changedAt } }');
    return data.sitemapParts.find(({ name }: { name: string }) => name === 'faq-1').changedAt as string;
  };
  const [topic] = (await api.payload.find({ collection: 'faqTopics', limit: 1 })).docs;
  const texts = { title: 'Nieuwste vraag', slug: 'nieuwste-vraag', answer: htmlToLexical('<p>Ja.</p>', (url) => ({ url })) };
  const data = { ...texts, topic: topic?.id, _status: 'published' } as never;
  const { id } = await api.payload.create({ collection: 'faq', locale: 'nl', data });
  const newest = await changedAt();
  await api.payload.delete({ collection: 'faq', id });
  expect(Date.parse(await changedAt())).toBeGreaterThan(Date.parse(newest));
});
