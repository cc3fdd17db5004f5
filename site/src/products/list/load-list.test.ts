import { expect, test } from 'vitest';
import { readFilters } from '../../filters/filters.ts';
import { DataError } from '../../platform/data/data-error.ts';
import { loadList, shownCount } from './load-list.ts';

type Variables = { first: number; offset?: number; facts: { key: string }[] };

const location = (search: Record<string, string> = {}) => ({ publicHref: '/producten/?f.material=plastic', search });

/** An API with 60 products, which refuses the material plastic. */
function asked(texts: Record<string, string>) {
  const heard: [string, number, number | undefined][] = [];
  const query = async (operation: { name: string }, { first, offset, facts }: Variables) => {
    heard.push([operation.name, first, offset]);
    if (JSON.stringify(facts).includes('plastic')) throw new DataError('no value plastic', 400, 'BAD_USER_INPUT');
    const hits = Array.from({ length: first }, (_, index) => ({ id: (offset ?? 0) + index, elevation: null }));
    const facets = [{ key: 'material', kind: 'list', values: [{ value: 'oak' }] }];
    return { products: { total: 60, totalUnfiltered: 60, facets, hits } };
  };
  return { heard, list: { query: query as never, siteId: 1, filters: readFilters(texts) } };
}

test('CAT-02 a list has twelve hits, or as many as its address says', async () => {
  expect([shownCount({}), shownCount({ show: '36' }), shownCount({ show: '13' }), shownCount({ show: '9999' })]).toEqual([
    12, 36, 12, 12,
  ]);
  const { heard, list } = asked({});
  expect((await loadList(list, location())).hits).toHaveLength(12);
  expect(heard).toEqual([['ProductList', 12, undefined]]);
});

test('CAT-02 more than the API answers at once come in their order', async () => {
  const { heard, list } = asked({});
  const { hits } = await loadList(list, location({ show: '60' }));
  expect(hits.map(({ id }) => id)).toEqual(Array.from({ length: 60 }, (_, index) => index));
  expect(heard).toEqual([
    ['ProductList', 48, undefined],
    ['MoreProducts', 12, 48],
  ]);
});

test('ERR-04 filters that do not exist lead to the address without them', async () => {
  const { list } = asked({ 'f.material': 'oak plastic' });
  const thrown = await loadList(list, location()).catch((error: unknown) => error);
  expect(thrown).toMatchObject({ status: 302 });
  expect((thrown as Response).headers.get('location') ?? (thrown as { options: { href: string } }).options.href).toBe(
    '/producten/?f.material=oak',
  );
});

test('CAT-08 the spare picture of a product with an elevation does not travel with the page', async () => {
  const { list } = asked({});
  const drawn = { id: 1, elevation: { url: 'a' }, impressionImage: { alt: 'b' } };
  const query = async () => ({
    products: { total: 1, totalUnfiltered: 1, facets: [], hits: [drawn, { ...drawn, elevation: null }] },
  });
  const { hits } = await loadList({ ...list, query: query as never }, location());
  expect(hits).toMatchObject([{ impressionImage: null }, { impressionImage: { alt: 'b' } }]);
});
