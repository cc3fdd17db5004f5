import { beforeAll, expect, it } from 'vitest';
import { memoryEngine } from '../testing/memory-engine.ts';
import { apiTest, openApi } from '../testing/open-api.ts';
import { rebuildIndex } from './indexing/rebuild-index.ts';

const question = `query ($siteId: Int!, $query: String!, $kinds: [SearchKind!], $first: Int, $offset: Int) {
  search(siteId: $siteId, query: $query, kinds: $kinds, first: $first, offset: $offset) {
    siteId corrected suggestions
    columns { kind total hits {
      key title uri variant categoryTitle categoryUri status hideFromSearch excerpt titleMarks { start end } excerptMarks { start end }
      image { id url }
    } }
  }
}`;

const engine = memoryEngine();
const api = apiTest('demo', { searchEngine: engine });
beforeAll(() => rebuildIndex(api.database.url, engine));

const search = (query: string, more: Record<string, unknown> = {}) => api.ask(question, { siteId: 1, query, ...more });

it('SEA-01 a hit has title, uri, category, status, hideFromSearch and picture, in one statement', async () => {
  const { data, errors, tags, statements } = await search('BM-1010');
  expect(errors).toEqual([]);
  expect(statements).toBe(1);
  const [products] = data.search.columns;
  expect(products.hits[0]).toMatchObject({
    title: 'Meent parkbank',
    uri: 'producten/zitmeubilair/meent-parkbank',
    categoryTitle: expect.any(String),
    categoryUri: expect.stringMatching(/^producten\/zitmeubilair/),
    status: 'live',
    hideFromSearch: false,
    image: { url: expect.stringContaining('/media/') },
  });
  expect(tags).toEqual(expect.arrayContaining(['SearchResults:1:list', products.hits[0].key.replace(':', ':1:')]));
});

it('SEA-03 a hit has the variant whose article number the query contains, in one statement', async () => {
  const hitOf = async (query: string) => {
    const { data, statements } = await search(query, { kinds: ['product'] });
    expect(statements).toBe(1);
    return data.search.columns[0].hits[0];
  };
  expect(await hitOf('bm-1010-03')).toMatchObject({ title: 'Meent parkbank', variant: 'BM-1010-03' });
  expect(await hitOf('BM-1010')).toMatchObject({ title: 'Meent parkbank', variant: null });
});

it('CAT-18 the code of a type plate finds its product and variant', async () => {
  const first = async (query: string) => (await search(query)).data.search.columns[0].hits[0];
  for (const code of ['BM-1010-03 24 0617', 'bm1010.03240617'])
    expect(await first(code)).toMatchObject({ title: 'Meent parkbank', variant: 'BM-1010-03' });
  expect((await search('ZZ-9999-01 24 0617')).errors).toEqual([]);
});

it('SEA-01 returns the requested columns, each with its number of hits', async () => {
  const { data } = await search('bank', { kinds: ['page', 'project'], first: 2 });
  expect(data.search.columns.map(({ kind }: { kind: string }) => kind)).toEqual(['project', 'page']);
  for (const { total, hits } of data.search.columns) {
    expect(hits.length).toBe(2);
    expect(total).toBeGreaterThan(2);
  }
  const next = await search('bank', { kinds: ['project'], first: 2, offset: 2 });
  expect(next.data.search.columns[0].hits[0].key).not.toBe(data.search.columns[0].hits[0].key);
  expect((await search('bank', { kinds: [] })).data.search.columns).toEqual([]);
});

it('SEA-02 an entry that is hidden from search in a language disappears there at once, even if it is still indexed', async () => {
  const { docs } = await api.payload.find({ collection: 'products', where: { articleNumber: { equals: 'BM-1010' } }, depth: 0 });
  const hide = (hideFromSearch: boolean) =>
    api.payload.update({
      collection: 'products',
      id: docs[0]?.id ?? 0,
      locale: 'nl',
      data: { hideFromSearch, _status: 'published' } as never,
    });
  await hide(true);
  const hidden = await search('BM-1010', { kinds: ['product'] });
  expect(hidden.data.search.columns).toEqual([{ kind: 'product', total: 0, hits: [] }]);
  expect(hidden.statements).toBe(1);
  expect((await search('BM-1010', { siteId: 3 })).data.search.columns[0].total).toBe(1);
  await hide(false);
  expect((await search('BM-1010')).data.search.columns[0].total).toBe(1);
});

it('CAT-17 words for the state of discontinued products and for successors find them in each language', async () => {
  const words = {
    1: ['opvolger', 'niet meer leverbaar'],
    2: ['successor', 'discontinued'],
    3: ['Nachfolger', 'nicht mehr lieferbar'],
  };
  for (const [siteId, queries] of Object.entries(words)) {
    for (const query of queries) {
      const { data } = await search(query, { siteId: Number(siteId), kinds: ['discontinued'] });
      expect(data.search.columns[0].total, query).toBeGreaterThan(0);
    }
  }
});

it.each(['Mand 50', 'Mand 50 afvalbak', 'Horst parkbank'])(
  'CAT-17 a discontinued product leads the hits for its title: %s',
  async (query) => {
    const panel = (await search(query, { kinds: ['product'] })).data.search.columns;
    expect(panel[0].hits[0].title).toContain(query);
    const page = (await search(query, { kinds: ['product', 'project', 'page', 'discontinued'] })).data.search.columns;
    expect(page[0].kind).toBe('discontinued');
    expect(page[0].hits[0].title).toContain(query);
  },
);

it('SEA-05 a query without a letter or number finds nothing and is not sent to the engine', async () => {
  const asked = engine.asked;
  for (const query of ['', '   ', '\u0000\n', '!&|:*()', '🌳', '"', '--']) {
    const { data, errors } = await search(query);
    expect([errors, data.search.columns.map(({ total }: { total: number }) => total)]).toEqual([[], [0, 0, 0]]);
  }
  expect(engine.asked).toBe(asked);
});

it('SEA-05 uses at most 200 characters, and refuses more than 48 hits or a large offset', async () => {
  const { data } = await search(`BM-1010${' '.repeat(193)}${'x'.repeat(10_000)}`);
  expect(data.search.columns[0].total).toBe(1);
  for (const more of [{ first: 49 }, { first: 0 }, { offset: -1 }, { offset: 5001 }, { siteId: 9 }])
    expect((await search('bank', more)).codes).toEqual(['BAD_USER_INPUT']);
});

it('SEA-06 a failing engine causes a generic error message', async () => {
  const broken = { ...engine, search: async () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7:443')) };
  const other = await openApi(api.database, { searchEngine: broken });
  const { data, errors, codes } = await other.ask(question, { siteId: 1, query: 'bank' });
  const empty = await other.ask(question, { siteId: 1, query: ' ' });
  await other.close();
  expect([data, errors, codes]).toEqual([null, ['Search is not available at the moment. Try again later.'], ['UNAVAILABLE']]);
  expect(empty.errors).toEqual([]);
});
