import { beforeAll, expect, it, vi } from 'vitest';
import { payloadTest } from '../../../testing/test-payload.ts';

const test = payloadTest();
const titles = ['Zwaan', 'Bank', 'Bank', 'Bank', 'Bank', 'Hek', 'Lamp'];

beforeAll(async () => {
  for (const [place, title] of titles.entries()) {
    const data = { title, slug: `bericht-${place}`, topic: place === 0 ? null : 'Park' };
    const { id } = await test.payload.create({ collection: 'news', locale: 'nl', draft: true, data: data as never });
    // A second version and a second language are no further entries.
    await test.payload.update({ collection: 'news', id, locale: 'de', draft: true, data: { title: `${title} de` } });
  }
  // Equal times leave the order of equal titles open.
  await test.payload.db.pool.query("update _news_v set created_at = '2026-01-01'");
});

const list = (args: object) => test.payload.find({ collection: 'news', draft: true, locale: 'nl', limit: 3, depth: 0, ...args });
const like = (title: string) => ({ title: { like: title } });

it('API-08 pages of drafts contain each entry once, in the order of a localised text', async () => {
  const pages = [await list({ sort: 'title' }), await list({ sort: 'title', page: 2 }), await list({ sort: 'title', page: 3 })];
  const docs = pages.flatMap((page) => page.docs);
  expect(docs.map(({ title }) => title)).toEqual(titles.toSorted());
  expect(new Set(docs.map(({ id }) => id)).size).toBe(titles.length);
});

it('API-08 a page of drafts states its number and its neighbours', async () => {
  const { docs, ...second } = await list({ sort: '-title', page: 2 });
  expect(docs).toHaveLength(3);
  const numbers = { page: 2, limit: 3, pagingCounter: 4, totalDocs: 7, totalPages: 3 };
  expect(second).toEqual({ ...numbers, hasPrevPage: true, prevPage: 1, hasNextPage: true, nextPage: 3 });
  expect(await list({ page: 3 })).toMatchObject({ hasNextPage: false, nextPage: null });
});

it('API-08 a search counts the drafts that match in the language', async () => {
  expect(await list({ where: like('bank') })).toMatchObject({ totalDocs: 4, totalPages: 2 });
  expect(await list({ where: like('de') })).toMatchObject({ totalDocs: 0, totalPages: 1, docs: [] });
  expect(await list({ where: like('de'), locale: 'de' })).toMatchObject({ totalDocs: 7 });
});

it('API-08 a search reads the matching drafts with one statement, and its page with another', async () => {
  const query = vi.spyOn(test.payload.db.pool, 'query');
  await list({ where: like('bank'), sort: 'title' });
  expect(query.mock.calls.length).toBe(2);
  query.mockRestore();
});

it.each(['title', 'postDate'])(
  'API-08 a page after the last one is empty in the order of %s, and counts the entries',
  async (sort) => {
    expect(await list({ sort, page: 9 })).toMatchObject({ docs: [], totalDocs: 7, totalPages: 3, prevPage: 8, nextPage: null });
  },
);

it('API-08 conditions on lists and on all languages find each draft once', async () => {
  expect(await list({ where: { 'products.title': { exists: false } } })).toMatchObject({ totalDocs: 7 });
  expect(await list({ where: like('bank'), locale: 'all' })).toMatchObject({ totalDocs: 4 });
});

it('API-08 an editor sees own changes within the transaction', async () => {
  const transactionID = await test.payload.db.beginTransaction();
  const req = { transactionID } as never;
  await test.payload.create({ collection: 'news', locale: 'nl', draft: true, data: { title: 'Uil', slug: 'uil' } as never, req });
  expect(await list({ where: like('uil'), req })).toMatchObject({ totalDocs: 1 });
  await test.payload.db.rollbackTransaction(transactionID as string);
  expect(await list({ where: like('uil') })).toMatchObject({ totalDocs: 0 });
});
