import { expect, it } from 'vitest';
import { apiTest } from '../testing/open-api.ts';

const api = apiTest('demo');
const member = { id: 1, collection: 'members', isApproved: true } as never;
const waiting = { id: 2, collection: 'members', isApproved: false } as never;

type Hit = {
  product: { sku: string } | null;
  variants: string[];
  download: { id: number; titleField: string; url: string | null; size: number | null };
};
const question = `query ($siteId: Int!, $facts: [FactFilter!], $search: String, $ids: [Int!], $sort: DownloadSort, $first: Int, $offset: Int) {
  downloads(siteId: $siteId, facts: $facts, search: $search, ids: $ids, sort: $sort, first: $first, offset: $offset) {
    total totalUnfiltered facets { key name values { value label count } }
    hits { product { sku elevation { widthMm } } variants download { id titleField kind documentKind language size url } } } }`;
const answer = (variables: object = {}, viewer?: never) => api.ask(question, { siteId: 1, ...variables }, viewer);
const list = async (variables: object = {}, viewer?: never) => {
  const { data, errors } = await answer(variables, viewer);
  expect(errors).toEqual([]);
  return data.downloads as { total: number; totalUnfiltered: number; hits: Hit[]; facets: { key: string; values: object[] }[] };
};

it('CAT-15 files come by product in the order of the catalogue, and general files last', async () => {
  const { total, totalUnfiltered, hits } = await list();
  expect(total).toBe(totalUnfiltered);
  expect(hits).toHaveLength(48);
  expect(hits[0]).toMatchObject({ product: { sku: expect.stringMatching(/^BM-1/) }, variants: [expect.any(String)] });
  const last = await list({ offset: Math.max(0, total - 10), first: 10 });
  expect(last.hits.at(-1)?.product).toBeNull();
  expect(last.hits.map(({ download }) => download.titleField)).toContain('Onderhoud van hout');
});

it('CAT-15 filters, search and IDs narrow the files', async () => {
  const found = await list({ search: 'bm-1010 glb' });
  // One for each of its lengths.
  expect(found.total).toBe(3);
  expect(found.hits[0]).toMatchObject({ product: { sku: 'BM-1010' }, download: { kind: 'glb', documentKind: 'model' } });
  const dxf = await list({ facts: [{ key: 'format', values: ['dxf'] }] });
  expect(new Set(dxf.hits.map(({ download }) => (download as unknown as { kind: string }).kind))).toEqual(new Set(['dxf']));
  const ids = [dxf.hits[3], dxf.hits[0]].map((hit) => hit?.download.id ?? 0);
  const chosen = await list({ ids: [...ids, 999_999] });
  expect(chosen.hits.map(({ download }) => download.id)).toEqual(ids.toReversed());
  expect((await list({ ids: [] })).total).toBe(0);
  const facets = (await list()).facets.map(({ key }) => key);
  expect(facets).toEqual(expect.arrayContaining(['category', 'product', 'kind', 'format']));
  // The files for several products are those of each of them.
  const ofBench = await list({ facts: [{ key: 'product', values: ['BM-1010'] }] });
  expect(new Set(ofBench.hits.map(({ product }) => product?.sku))).toEqual(new Set(['BM-1010', undefined]));
});

it('MEM-01 MEM-02 guests and waiting members get a file for members by its name only', async () => {
  for (const viewer of [undefined, waiting]) {
    const { hits } = await list({ search: 'prijslijst' }, viewer);
    expect(hits.map(({ download }) => download)).toMatchObject([
      { titleField: expect.stringContaining('Prijslijst 2027'), url: null, size: null },
    ]);
    expect(JSON.stringify(hits)).not.toContain('price-list');
  }
  const { hits } = await list({ search: 'prijslijst' }, member);
  expect(hits[0]?.download).toMatchObject({ url: expect.stringMatching(/^\/media\/files\//), size: expect.any(Number) });
});

it('MEM-03 a Dutch-only file is not offered in other languages, even by its ID', async () => {
  const { hits } = await list({ search: 'bestekteksten' });
  const ids = hits.map(({ download }) => download.id);
  expect(ids).toHaveLength(1);
  for (const siteId of [2, 3]) expect((await list({ siteId, ids }, member)).total).toBe(0);
});

it('CAT-15 impossible questions are refused, and texts are limited', async () => {
  for (const variables of [
    { first: 49 },
    { offset: -1 },
    { ids: Array(101).fill(1) },
    { facts: [{ key: 'colour', values: ['x'] }] },
    { facts: [{ key: 'kind', values: ['secret'] }] },
    { facts: [{ key: 'kind', values: Array(61).fill('bim') }] },
    { siteId: 4 },
  ]) {
    expect((await answer(variables)).codes, JSON.stringify(variables).slice(0, 60)).toEqual(['BAD_USER_INPUT']);
  }
  expect((await list({ search: `${'x'.repeat(5000)}` })).total).toBe(0);
});

it('CAT-15 takes few statements, and a change of a download invalidates it', async () => {
  const { statements, tags } = await answer();
  expect(statements).toBeLessThanOrEqual(8);
  expect(tags).toEqual(expect.arrayContaining(['Download:1:list', 'Product:1:list', 'Category:1:list']));
});

it('CAT-15 a file of an unpublished product alone is not offered', async () => {
  const { docs } = await api.payload.find({ collection: 'products', where: { articleNumber: { equals: 'BM-1060' } }, depth: 0 });
  await api.payload.update({
    collection: 'products',
    id: docs[0]?.id ?? 0,
    locale: 'nl',
    draft: false,
    data: { _status: 'draft' },
  });
  expect((await list({ search: 'bm-1060' })).total).toBe(0);
});
