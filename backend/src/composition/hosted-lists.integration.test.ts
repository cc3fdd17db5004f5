import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { Viewer } from '../platform/api/context.ts';
import { cacheOf } from '../platform/changes/content-cache.ts';
import { type TestDatabase, testDatabase } from '../platform/database/test-database.ts';
import { liveCatalogue } from '../products/catalogue/catalogue.ts';
import { hostedEngine } from '../search/hosted/hosted-engine.ts';
import { retrieved } from '../search/hosted/records.ts';
import { searchPeer } from '../search/hosted/service-peer.ts';
import { rebuildIndex } from '../search/indexing/rebuild-index.ts';
import { makeMember } from '../testing/members.ts';
import { openApi, type TestApi } from '../testing/open-api.ts';
import { openSearchInstance } from '../testing/search-instance.ts';

const timeouts = { readMs: 5000, writeMs: 10_000, taskMs: 60_000, pauseMs: 5 };
const question = `query ($siteId: Int!, $categoryId: Int, $facts: [FactFilter!], $search: String, $sort: ProductSort, $offset: Int) {
  products(siteId: $siteId, categoryId: $categoryId, facts: $facts, search: $search, sort: $sort, first: 48, offset: $offset) {
    total totalUnfiltered
    hits { id uri price { amount from } match { variant { sku dimensions { lengthMm } } colour mounting } }
    facets { key name kind unit min max values { value label count } }
  }
}`;
const tree = `query ($siteId: Int!) {
  categories(siteId: $siteId) { id productCount cutOut { url } elevation { url } children { id productCount cutOut { url } elevation { url } } }
}`;
const longer = { key: 'lengthMm', min: 1700, max: 2500 };
const questions: object[] = [
  {},
  { facts: [longer] },
  { facts: [longer, { key: 'weightKg', min: 0, max: 90 }, { key: 'material', values: ['steel-galv', 'fsc-hardwood'] }] },
  { facts: [{ key: 'colour', values: ['any-ral', 'db-703'] }, longer] },
  {
    facts: [
      { key: 'mounting', values: ['surface'] },
      { key: 'highlight', values: ['new', 'featured'] },
    ],
  },
  { search: 'bank', facts: [longer] },
  { search: 'BM-1010-03' },
  { offset: 40 },
];

let database: TestDatabase;
let member: Viewer;
let memory: TestApi;
beforeAll(async () => {
  database = await testDatabase('demo');
  memory = await openApi(database);
  member = await makeMember(memory.payload);
});
afterAll(async () => {
  await memory.close();
  await database.drop();
});

async function openHosted() {
  const peer = await searchPeer();
  const keys = async () =>
    (await memory.payload.db.pool.query<{ key: string }>('select key from facts')).rows.map(({ key }) => key);
  const engine = hostedEngine(peer.service, timeouts, keys);
  await rebuildIndex(database.url, engine);
  const hosted = await openSearchInstance(database, { searchEngine: engine });
  // The same search finds the products of lists in memory.
  const same = await openApi(database, { searchEngine: { ...engine, lists: undefined } });
  onTestFinished(async () => {
    await hosted.close();
    await same.close();
  });
  return { ...peer, engine, hosted, same };
}

it('CAT-01 CAT-02 CAT-11 API-10 the API answers the same from lists at the service, without the catalogue in memory', async () => {
  const { hosted, same, indexes } = await openHosted();
  const { rows } = await memory.payload.db.pool.query<{ id: number }>('select id from categories order by id limit 3');
  for (const siteId of [1, 3]) {
    for (const variables of [...questions, ...rows.map(({ id }) => ({ categoryId: id }))]) {
      const expected = await same.ask(question, { siteId, ...variables });
      const answer = await hosted.ask(question, { siteId, ...variables });
      expect(answer.errors).toEqual([]);
      expect(answer.data, JSON.stringify(variables)).toEqual(expected.data);
      expect(answer.tags).toContain(`SearchResults:${siteId}:list`);
    }
    expect((await hosted.ask(tree, { siteId })).data).toEqual((await same.ask(tree, { siteId })).data);
  }
  for (const sort of ['priceAscending', 'priceDescending']) {
    const variables = { siteId: 1, facts: [longer], sort };
    expect((await hosted.ask(question, variables, member)).data).toEqual((await same.ask(question, variables, member)).data);
    expect((await hosted.ask(question, variables)).codes).toEqual(['BAD_USER_INPUT']);
  }
  expect((await hosted.ask(question, { siteId: 1, offset: 5001 })).codes).toEqual(['BAD_USER_INPUT']);
  expect(cacheOf(hosted.payload).followed(liveCatalogue).present).toBeUndefined();
  const attributes = new Set([...indexes.values()].flatMap(({ records }) => [...records.values()].flatMap(Object.keys)));
  const ofLists = ['entry', 'listed', 'place', 'categoryIds', 'hasCutOut', 'elevation', 'shared', 'own', 'numbers'];
  const ofSearch = [...retrieved, 'objectID', 'codes', 'names', 'facts', 'text', 'position'];
  expect([...attributes].sort(), 'no price').toEqual([...ofSearch, ...ofLists].sort());
});

it('SEA-02 CAT-02 API-10 lists at the service follow publications, and contain products that are hidden from search', async () => {
  const { hosted, indexes } = await openHosted();
  const { payload } = hosted;
  const idsOf = async (variables: object): Promise<number[]> =>
    (await hosted.ask(question, { siteId: 1, ...variables })).data.products.hits.map(({ id }: { id: number }) => id);
  const { docs } = await payload.find({ collection: 'variants', where: { sku: { equals: 'BM-1010-03' } }, depth: 0, limit: 1 });
  const [variant] = docs;
  const id = Number(variant?.product);
  const recordsOf = () =>
    [...(indexes.get('shop_nl')?.records.values() ?? [])].filter((record) => record.entry === `products-${id}`);
  const far = { facts: [{ key: 'lengthMm', min: 9000, max: 9999 }] };
  expect(await idsOf(far)).toEqual([]);
  await payload.update({ collection: 'variants', id: variant?.id ?? 0, data: { lengthMm: 9500 }, locale: 'nl', depth: 0 });
  await expect.poll(() => idsOf(far), { timeout: 10_000 }).toEqual([id]);
  const { productImages } = await payload.findByID({ collection: 'products', id, depth: 0 });
  const [picture] = (productImages ?? []) as number[];
  expect(recordsOf().every(({ hasCutOut }) => hasCutOut)).toBe(true);
  await payload.update({ collection: 'media', id: picture ?? 0, data: { cutOut: false }, locale: 'nl', depth: 0 });
  await expect.poll(() => recordsOf().some(({ hasCutOut }) => hasCutOut), { timeout: 10_000 }).toBe(false);
  await payload.update({
    ...{ collection: 'products', id, locale: 'nl', depth: 0 },
    data: { hideFromSearch: true, _status: 'published' } as never,
  });
  await expect.poll(() => idsOf({ search: 'BM-1010' }), { timeout: 10_000 }).toEqual([]);
  expect(await idsOf(far)).toEqual([id]);
  await payload.update({ collection: 'products', id, locale: 'nl', data: { _status: 'draft' } as never, depth: 0 });
  expect(await idsOf(far), 'withdrawn, also before the index is updated').toEqual([]);
  await expect.poll(recordsOf, { timeout: 10_000 }).toEqual([]);
  await payload.update({
    ...{ collection: 'products', id, locale: 'nl', depth: 0 },
    data: { hideFromSearch: false, _status: 'published' } as never,
  });
  await expect.poll(() => idsOf(far), { timeout: 10_000 }).toEqual([id]);
});

it('SEA-05 API-10 while the service is down, lists are UNAVAILABLE and menus have the figures of its last answer', async () => {
  const { hosted, stop } = await openHosted();
  const before = await hosted.ask(tree, { siteId: 1 });
  stop();
  expect((await hosted.ask(question, { siteId: 1 })).codes).toEqual(['UNAVAILABLE']);
  await memory.payload.db.pool.query("insert into change (tags) values ('{Product:1:list}')");
  expect((await hosted.ask(tree, { siteId: 1 })).data).toEqual(before.data);
  expect((await hosted.ask(tree, { siteId: 2 })).codes).toContain('UNAVAILABLE');
});
