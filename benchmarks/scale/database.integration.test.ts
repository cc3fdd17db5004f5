import { afterAll, beforeAll, expect, it } from 'vitest';
import { reprojectAll } from '../../backend/src/composition/reproject-all.ts';
import { type TestDatabase, testDatabase } from '../../backend/src/platform/database/test-database.ts';
import { openApi, type TestApi } from '../../backend/src/testing/open-api.ts';
import { fillDatabase, firstProductId } from './database.ts';

const size = 200;
let database: TestDatabase;
let api: TestApi;
let categoryId: number;
beforeAll(async () => {
  database = await testDatabase('demo');
  categoryId = await fillDatabase(database.url, size);
  api = await openApi(database);
});
afterAll(async () => {
  await api?.close();
  await database?.drop();
});

const list = async (variables: Record<string, unknown>) => {
  const question = `query ($siteId: Int!, $categoryId: Int) {
    products(siteId: $siteId, categoryId: $categoryId, first: 3) { total hits { id title uri } } }`;
  const { data } = await api.ask(question, variables);
  return data.products as { total: number; hits: { id: number; title: string; uri: string }[] };
};

it('BUDGET a filled database has the products in each language, and in their category', async () => {
  for (const siteId of [1, 2, 3]) expect((await list({ siteId })).total, `site ${siteId}`).toBe(size);
  const { total, hits } = await list({ siteId: 2, categoryId });
  expect(total).toBe(size - 48);
  expect(hits[0]).toMatchObject({ id: firstProductId, uri: expect.stringMatching(/^products\/collection\/[a-z0-9-]+-0$/) });
});

it('BUDGET the addresses and the catalogue of a filled database are those that publications derive', async () => {
  const { entries, changed } = await reprojectAll(api.payload);
  expect(entries).toBeGreaterThan(size);
  expect(changed).toBe(0);
});

it('BUDGET an editor can publish a product of a filled database, with its own variants and versions', async () => {
  const data = { title: 'Gewijzigd product', _status: 'published' } as const;
  await api.payload.update({ collection: 'products', id: firstProductId, locale: 'nl', depth: 0, data });
  expect((await list({ siteId: 1, categoryId })).hits[0]).toMatchObject({ id: firstProductId, title: 'Gewijzigd product' });
  const { docs } = await api.payload.find({ collection: 'variants', where: { product: { equals: firstProductId } }, depth: 0 });
  expect(docs.map(({ sku }) => sku)).toContain('BM-10000-01');
  const { totalDocs } = await api.payload.count({ collection: 'products' });
  // Three of the demo content are discontinued.
  expect(totalDocs).toBe(size + 3);
});
