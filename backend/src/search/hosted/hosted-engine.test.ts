import { expect, test } from 'vitest';
import type { SearchDocument } from '../search-engine.ts';
import { hostedEngine } from './hosted-engine.ts';
import { quickly, searchPeer } from './service-peer.ts';

const bench: SearchDocument = {
  siteId: 1,
  collection: 'products',
  id: 42,
  kind: 'product',
  title: 'Meent parkbank',
  uri: 'producten/zitmeubilair/meent-parkbank',
  categoryTitle: 'Zitmeubilair',
  categoryUri: 'producten/zitmeubilair',
  status: 'live',
  hideFromSearch: false,
  imageId: 7,
  codes: ['MNT-120'],
  names: ['Meent'],
  facts: ['hardhout'],
  text: 'Een bank met rugleuning van hardhout.',
  position: 3,
};
const project: SearchDocument = {
  ...bench,
  collection: 'projects',
  id: 5,
  kind: 'project',
  title: 'Parkbank aan de IJssel 🌳',
  codes: [],
};
const ask = { siteId: 1, kinds: ['product', 'project', 'page'], first: 6, offset: 0 } as const;

test('API-10 sets up each index, pushes documents to the index of their site and waits for the task', async () => {
  const { service, asked, indexes } = await searchPeer();
  const engine = hostedEngine(service, quickly);
  await engine.put([bench, { ...bench, siteId: 3, title: 'Meent Parkbank' }, project]);
  const writes = asked.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
  expect(writes).toHaveLength(4);
  expect(writes.slice(0, 3).sort()).toEqual(['de', 'en', 'nl'].map((locale) => `PUT /1/indexes/shop_${locale}/settings`));
  expect(writes[3]).toBe('POST /1/indexes/*/batch');
  expect(asked.find(({ path }) => path.endsWith('/batch'))?.headers).toMatchObject({
    'x-algolia-application-id': 'APP1',
    'x-algolia-api-key': 'write-key',
    'content-type': 'application/json',
  });
  expect(asked.at(-1)).toMatchObject({ method: 'GET', path: expect.stringMatching(/^\/1\/indexes\/shop_(nl|de)\/task\/\d+$/) });
  expect(indexes.get('shop_nl')?.records.get('products-42')).toMatchObject({
    title: 'Meent parkbank',
    codes: ['MNT-120', 'MNT120'],
    position: 3,
    hideFromSearch: false,
  });
  expect([...(indexes.get('shop_de')?.records.keys() ?? [])]).toEqual(['products-42']);
  await engine.put([bench]);
  expect(asked.filter(({ path }) => path.endsWith('/settings'))).toHaveLength(3);
});

test('SEA-06 sets up an index for its language: inflections, compounds, titles first, no typing errors in codes', async () => {
  const { service, indexes } = await searchPeer();
  await hostedEngine(service, quickly).put([bench]);
  expect(indexes.get('shop_nl')?.settings).toMatchObject({
    searchableAttributes: ['unordered(title)', 'unordered(codes)', 'unordered(names)', 'unordered(facts)', 'unordered(text)'],
    queryLanguages: ['nl'],
    ignorePlurals: true,
    decompoundedAttributes: { nl: ['title', 'names', 'facts', 'text'] },
    typoTolerance: true,
    disableTypoToleranceOnAttributes: ['codes'],
    customRanking: ['asc(position)'],
    paginationLimitedTo: 5000,
  });
  expect(indexes.get('shop_en')?.settings).toMatchObject({ indexLanguages: ['en'], decompoundedAttributes: {} });
});

test('SEA-06 requests all columns at once; hits have all displayed fields, with marks in title and excerpt', async () => {
  const { service, asked } = await searchPeer();
  const engine = hostedEngine(service, quickly);
  await engine.put([bench, project]);
  asked.length = 0;
  const { columns, suggestions } = await engine.search({ ...ask, query: 'parkbank' });
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ method: 'POST', path: '/1/indexes/*/queries' });
  expect(asked[0]?.body).toMatchObject({
    requests: [
      { indexName: 'shop_nl', query: 'parkbank', offset: 0, length: 6, analytics: false },
      { filters: 'kind:project AND status:live AND hideFromSearch:false' },
      { filters: 'kind:page AND status:live AND hideFromSearch:false' },
    ],
  });
  expect(columns.map(({ kind, total }) => [kind, total])).toEqual([
    ['product', 1],
    ['project', 1],
    ['page', 0],
  ]);
  const { text: _text, position: _position, codes: _codes, names: _names, facts: _facts, siteId: _site, ...shown } = bench;
  expect(columns[0]?.hits).toEqual([{ document: shown, titleMarks: [{ start: 6, end: 14 }], excerptMarks: [] }]);
  expect(suggestions).toEqual([]);
  const [found] = (await engine.search({ ...ask, query: 'hardhout' })).columns;
  expect(found?.hits[0]).toMatchObject({ titleMarks: [], excerpt: '…Een bank met rugleuning van hardhout.' });
  expect(found?.hits[0]?.excerptMarks).toEqual([{ start: 29, end: 37 }]);
});

test('SEA-02 hidden and removed entries are not found', async () => {
  const { service } = await searchPeer();
  const engine = hostedEngine(service, quickly);
  await engine.put([bench, { ...bench, id: 43, hideFromSearch: true }]);
  expect(await engine.find({ siteId: 1, query: 'parkbank', kind: 'product' })).toEqual([42]);
  await engine.remove([bench]);
  expect(await engine.find({ siteId: 1, query: 'parkbank', kind: 'product' })).toEqual([]);
});

test('CAT-02 returns the ids of all hits for a list, page by page', async () => {
  const { service, asked } = await searchPeer();
  const engine = hostedEngine(service, quickly);
  await engine.put(Array.from({ length: 2300 }, (_, id) => ({ ...bench, id })));
  asked.length = 0;
  const ids = await engine.find({ siteId: 1, query: 'parkbank', kind: 'product' });
  expect(ids).toEqual(Array.from({ length: 2300 }, (_, id) => id));
  expect(asked.map(({ body }) => (body as { requests: { page: number }[] }).requests.map(({ page }) => page))).toEqual([
    [0],
    [1, 2],
  ]);
});

test('SEA-05 a query without a letter or number sends no request, and any other text gets an answer', async () => {
  const { service, asked } = await searchPeer();
  const engine = hostedEngine(service, quickly);
  await engine.put([bench]);
  asked.length = 0;
  for (const query of ['', ' ', '%&*"\'--', '\u0000\u0007', '🌳🌳']) {
    expect(
      (await engine.search({ ...ask, query })).columns.map(({ total }) => total),
      query,
    ).toEqual([0, 0, 0]);
    expect(await engine.find({ siteId: 1, query, kind: 'product' })).toEqual([]);
  }
  expect(asked).toEqual([]);
  for (const query of [
    'é'.repeat(10_000),
    `a${'🌳'.repeat(200)}`,
    "'; drop table x --",
    '<b>bank</b>',
    'a\u0000b\ud800c',
    'عربي',
  ])
    expect(
      (await engine.search({ ...ask, query })).columns.map(({ total }) => total),
      query,
    ).toEqual([0, 0, 0]);
  expect((await engine.search({ ...ask, query: 'parkbank', first: 0 })).columns[0]).toMatchObject({ total: 1, hits: [] });
});

test('SEA-01 an index that does not exist finds nothing', async () => {
  const { service } = await searchPeer();
  expect((await hostedEngine(service, quickly).search({ ...ask, query: 'bank' })).columns.map(({ total }) => total)).toEqual([
    0, 0, 0,
  ]);
});
