import { expect, test } from 'vitest';
import { DataError } from '../platform/data/data-error.ts';
import { shownCount } from '../platform/pagination.ts';
import { type Filters, factFilters, readFilters } from './filters.ts';
import { type Listed, type ListSource, loadList } from './load-list.ts';

const location = (search: Record<string, string> = {}) => ({ publicHref: '/producten/?f.material=plastic', search });

/** A list of 60 hits that rejects the material plastic. */
function listOf60() {
  const heard: [string, number, number][] = [];
  const hits = (filters: Filters, first: number, offset: number) => {
    if (JSON.stringify(factFilters(filters)).includes('plastic')) throw new DataError('no plastic', 400, 'BAD_USER_INPUT');
    return Array.from({ length: first }, (_, index) => ({ id: offset + index }));
  };
  const facets = [{ key: 'material', kind: 'list', values: [{ value: 'oak' }] }] as never;
  const source: ListSource<Listed<{ id: number }>> = {
    atATime: 12,
    ask: async (filters, first) => {
      heard.push(['ask', first, 0]);
      return { total: 60, totalUnfiltered: 60, facets, hits: hits(filters, first, 0) };
    },
    more: async (filters, first, offset) => {
      heard.push(['more', first, offset]);
      return hits(filters, first, offset);
    },
  };
  return { heard, source };
}

test('CAT-02 a list shows one page of hits, or the number in its address', async () => {
  expect([undefined, '36', '13', '9999'].map((show) => shownCount({ show }, 12))).toEqual([12, 36, 12, 12]);
  expect(['16', '12'].map((show) => shownCount({ show }, 8))).toEqual([16, 8]);
  const { heard, source } = listOf60();
  expect((await loadList(source, readFilters({}), location())).hits).toHaveLength(12);
  expect(heard).toEqual([['ask', 12, 0]]);
});

test('CAT-02 hits beyond the maximum of one API request are returned in order', async () => {
  const { heard, source } = listOf60();
  const { hits } = await loadList(source, readFilters({}), location({ show: '60' }));
  expect(hits.map(({ id }) => id)).toEqual(Array.from({ length: 60 }, (_, index) => index));
  expect(heard).toEqual([
    ['ask', 48, 0],
    ['more', 12, 48],
  ]);
});

test('ERR-04 filters that do not exist redirect to the address without them', async () => {
  const filters = readFilters({ 'f.material': 'oak plastic' });
  const thrown = await loadList(listOf60().source, filters, location()).catch((error: unknown) => error);
  expect(thrown).toMatchObject({ status: 302 });
  expect((thrown as Response).headers.get('location') ?? (thrown as { options: { href: string } }).options.href).toBe(
    '/producten/?f.material=oak',
  );
});
