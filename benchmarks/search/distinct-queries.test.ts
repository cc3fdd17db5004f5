import { expect, it } from 'vitest';
import { distinctQueries } from './distinct-queries.ts';

it('SEA-06 the generated queries are distinct, in three languages, and mostly different for another seed', () => {
  const queries = distinctQueries(300, 1);
  const texts = queries.map(({ siteId, query }) => `${siteId} ${query}`);
  expect(new Set(texts).size).toBe(300);
  expect(new Set(queries.map(({ siteId }) => siteId)).size).toBe(3);
  expect(distinctQueries(300, 1)).toEqual(queries);
  const others = distinctQueries(300, 2).filter(({ siteId, query }) => !texts.includes(`${siteId} ${query}`));
  expect(others.length).toBeGreaterThan(200);
  for (const { query } of queries) expect(query.trim()).not.toBe('');
});
