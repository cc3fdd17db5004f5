import { expect, test, vi } from 'vitest';
import type { SearchResultsQueryVariables } from '../../platform/generated/operations-types.ts';
import { findResults } from './find-results.ts';

const totals = { product: 100, project: 7, page: 0, discontinued: 0 };

/** A site whose hits are numbered. */
const numberedHits = vi.fn(async (_: unknown, { kinds, first, offset }: SearchResultsQueryVariables) => {
  const columns = ([kinds ?? []].flat() as (keyof typeof totals)[]).map((kind) => ({
    kind,
    total: totals[kind],
    hits: Array.from({ length: Math.max(0, Math.min(first, totals[kind] - offset)) }, (_, index) => ({
      key: `${kind}:${offset + index}`,
    })),
  }));
  return { search: { columns, corrected: null, suggestions: [] } };
});

const find = (query: string, shown: Partial<Record<'products' | 'projects' | 'pages' | 'discontinued', number>> = {}) => {
  numberedHits.mockClear();
  return findResults(numberedHits as never, 1, query, { products: 6, projects: 6, pages: 6, discontinued: 6, ...shown });
};

test('SEA-04 six hits of each column are queried at once, as a submitted search', async () => {
  const found = await find('bank');
  expect(found?.columns.map(({ hits }) => hits.length)).toEqual([6, 6, 0, 0]);
  expect(numberedHits.mock.calls.map(([, variables]) => variables)).toEqual([
    { siteId: 1, query: 'bank', kinds: ['product', 'project', 'page', 'discontinued'], first: 6, offset: 0, submitted: true },
  ]);
});

test('SEA-04 an address with more hits loads all of them in order, in parts of at most 48', async () => {
  const found = await find('bank', { products: 60, projects: 12 });
  const [products, projects] = found?.columns ?? [];
  expect(products?.hits.map(({ key }) => key)).toEqual(Array.from({ length: 60 }, (_, index) => `product:${index}`));
  expect(projects?.hits).toHaveLength(7);
  const parts = numberedHits.mock.calls.map(([, { kinds, first, offset, submitted }]) => [kinds, first, offset, submitted]);
  expect(parts.slice(1)).toEqual([
    [['product'], 48, 6, false],
    [['product'], 6, 54, false],
    [['project'], 1, 6, false],
  ]);
});

test('SEA-04 an address with more hits than exist sends no further queries', async () => {
  const found = await find('bank', { projects: 240, pages: 240 });
  expect(found?.columns.map(({ hits }) => hits.length)).toEqual([6, 7, 0, 0]);
  expect(numberedHits).toHaveBeenCalledTimes(2);
});

test('SEA-05 without words there is no query', async () => {
  expect(await find('')).toBeUndefined();
  expect(numberedHits).not.toHaveBeenCalled();
});
