import { expect, test } from 'vitest';
import type { Query } from '../platform/data/query.ts';
import { loadNews } from './news-loader.ts';

const asked: unknown[] = [];
const query = (async (_: unknown, variables: { first: number; offset: number }) => {
  asked.push(variables);
  const news = Array.from({ length: variables.first }, (_, index) => ({ id: variables.offset + index }));
  return { document: { total: 500, news } };
}) as unknown as Query;

test('CON-03 many articles are queried in parts that the API allows', async () => {
  const { document } = await loadNews(query, 1, 60);
  expect(asked).toEqual([
    { siteId: 1, offset: 0, first: 48 },
    { siteId: 1, offset: 48, first: 12 },
  ]);
  expect(document.news.map(({ id }) => id)).toEqual(Array.from({ length: 60 }, (_, index) => index));
  expect(document.total).toBe(500);
});
