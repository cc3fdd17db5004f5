import { describe, expect, it } from 'vitest';
import { apiTest } from '../testing/open-api.ts';

const question = `query ($siteId: Int = 1, $facts: [FactFilter!], $search: String, $near: NearInput, $first: Int, $offset: Int) {
  projects(siteId: $siteId, facts: $facts, search: $search, near: $near, first: $first, offset: $offset) {
    total totalUnfiltered near { name countryName }
    hits { id title uri location country countryName placeKind areaM2 year distanceKm headerslider { alt crop(name: projectCard) { path } } }
    facets { key name kind values { value label count } }
    markers { projectId title uri latitude longitude }
  }
}`;

const api = apiTest('demo');

const list = async (variables: object = {}) => (await api.ask(question, variables as Record<string, unknown>)).data.projects;
const titles = async (variables: object) => (await list(variables)).hits.map(({ title }: { title: string }) => title);
const facet = async (key: string, variables: object = {}) =>
  (await list(variables)).facets.find((one: { key: string }) => one.key === key);

describe('CON-01 the project list', () => {
  it('returns all live projects, newest first, in pages, with few statements', async () => {
    const answer = await api.ask(question);
    const { total, totalUnfiltered, hits, markers } = answer.data.projects;
    expect([total, totalUnfiltered, hits.length, markers.length]).toEqual([16, 16, 8, 16]);
    expect(hits.map(({ year }: { year: number }) => year)).toEqual([2026, 2025, 2025, 2025, 2025, 2025, 2024, 2024]);
    expect(answer.statements).toBeLessThanOrEqual(3);
    const next = await list({ offset: 8, first: 48 });
    expect(new Set([...hits, ...next.hits].map(({ id }: { id: number }) => id)).size).toBe(16);
  });

  it('LOC-07 returns countries and kinds of place in the language of the site', async () => {
    const [dutch] = (await list({ search: 'Hafenbogen' })).hits;
    expect(dutch).toMatchObject({ country: 'DE', countryName: 'Duitsland', placeKind: 'Waterkant' });
    const [german] = (await list({ search: 'Hafenbogen', siteId: 3 })).hits;
    expect(german).toMatchObject({ countryName: 'Deutschland', placeKind: 'Ufer' });
    expect(german.areaM2).toBeGreaterThan(0);
  });

  it('CAT-02 has facets for country, kind of place, year, product group and product, with counts', async () => {
    const { facets } = await list();
    expect(facets.map(({ key, name }: { key: string; name: string }) => [key, name])).toEqual([
      ['country', 'Land'],
      ['placeKind', 'Soort plek'],
      ['year', 'Jaar'],
      ['category', 'Productgroep'],
      ['product', 'Product'],
    ]);
    expect((await facet('country')).values).toEqual([
      { value: 'be', label: 'België', count: 2 },
      { value: 'de', label: 'Duitsland', count: 4 },
      { value: 'nl', label: 'Nederland', count: 7 },
      { value: 'gb', label: 'Verenigd Koninkrijk', count: 3 },
    ]);
    expect((await facet('year')).values[0]).toEqual({ value: '2026', label: '2026', count: 1 });
    expect((await facet('category')).values[0]).toMatchObject({ value: 'seating', label: 'Zitmeubilair' });
  });

  it('CON-09 finds the projects of a product by its article number', async () => {
    const facts = [{ key: 'product', values: ['BM-1060'] }];
    const { total, hits } = await list({ facts });
    expect(hits.map(({ title }: { title: string }) => title)).toContain('Havenkop Zuid');
    const { values } = await facet('product');
    expect(values.find(({ value }: { value: string }) => value === 'BM-1060')).toMatchObject({ count: total });
    expect(total).toBeLessThan(16);
  });

  it('CON-09 finds the projects near a place, the nearest first', async () => {
    const near = { place: 'Middelburg', km: 250 };
    const { total, totalUnfiltered, hits, near: found, markers } = await list({ near });
    expect(found).toEqual({ name: 'Middelburg', countryName: 'Nederland' });
    expect(hits[0].title).toBe('Havenkop Zuid');
    const distances = hits.map((hit: { distanceKm: number }) => hit.distanceKm);
    expect(distances[0]).toBeGreaterThan(0);
    expect(distances).toEqual(distances.toSorted((one: number, other: number) => one - other));
    expect((await list({})).hits[0].distanceKm).toBeNull();
    expect([total, totalUnfiltered]).toEqual([markers.length, 16]);
    expect(total).toBeGreaterThan(2);
    expect(total).toBeLessThan(16);
    expect(await titles({ near: { ...near, km: 10 } })).toEqual(['Havenkop Zuid']);
    expect(await titles({ near: { ...near, km: 10 }, search: 'Hafenbogen' })).toEqual([]);
  });

  it('CON-09 returns all projects for an unknown place, and refuses an impossible distance', async () => {
    expect(await list({ near: { place: 'Nergenshuizen', km: 50 } })).toMatchObject({ near: null, total: 16 });
    expect((await api.ask(question, { near: { place: 'Middelburg', km: 0 } })).codes).toEqual(['BAD_USER_INPUT']);
  });

  it('CAT-02 counts the hits that each value would have under the other facets', async () => {
    const facts = [
      { key: 'country', values: ['de', 'nl'] },
      { key: 'placeKind', values: ['waterfront'] },
    ];
    expect((await list({ facts })).total).toBe(2);
    const countries = (await facet('country', { facts })).values;
    expect(countries.map(({ value, count }: { value: string; count: number }) => `${value} ${count}`)).toEqual([
      'be 0',
      'de 1',
      'nl 1',
      'gb 1',
    ]);
    const kinds = (await facet('placeKind', { facts })).values;
    expect(kinds.find(({ value }: { value: string }) => value === 'park').count).toBe(2);
  });

  it('returns a map marker for every hit, regardless of the page size', async () => {
    const { markers, hits } = await list({ first: 1, facts: [{ key: 'country', values: ['be'] }] });
    expect(hits).toHaveLength(1);
    expect(markers.map(({ title }: { title: string }) => title)).toEqual(['Kanaaltuin', 'Vlasmarktplein']);
    expect(markers[0]).toMatchObject({ uri: 'projecten/kanaaltuin', latitude: 51.0543, longitude: 3.7174 });
  });

  it.each([
    ['title', 'kanaal', ['Kanaaltuin']],
    ['place, without its accents', 'munster', ['Gartenband West']],
    ['client', 'gebiedsfonds', ['Havenkop Zuid']],
    ['landscape architect', 'getij grond', ['Havenkop Zuid']],
    ['all words, in any order', 'zuid havenkop', ['Havenkop Zuid']],
    ['nothing that is like the words', 'qqqq', []],
    ['words among signs', `${'🌳'.repeat(60)}\t\u0000kanaal`, ['Kanaaltuin']],
    ['the first 200 characters', `kanaal${' '.repeat(194)}${'x'.repeat(10_000)}`, ['Kanaaltuin']],
  ])('CAT-02 is searched by %s', async (_, search, found) => {
    expect(await titles({ search })).toEqual(found);
  });

  it.each([
    ['fact', { facts: [{ key: 'material', values: ['oak'] }] }],
    ['value', { facts: [{ key: 'country', values: ['xx'] }] }],
    ['kind of place', { facts: [{ key: 'placeKind', values: ['moon'] }] }],
    ['range', { facts: [{ key: 'year', min: 2020 }] }],
    ['number of hits', { first: 49 }],
  ])('API-04 an unknown %s is an error', async (_, variables) => {
    expect((await api.ask(question, variables as Record<string, unknown>)).codes).toEqual(['BAD_USER_INPUT']);
  });

  it('API-06 is invalidated by the publication of any project', async () => {
    expect((await api.ask(question)).tags).toEqual(
      expect.arrayContaining(['Project:1:list', 'Product:1:list', 'Category:1:list']),
    );
  });
});

describe('CON-09 the quantities of a project', () => {
  const quantities = async (siteId: number, uri: string) => {
    const { entry } = (
      await api.ask(`{ entry(siteId: ${siteId}, uri: "${uri}") { ... on Project { products { sku }
        quantities { sku variantTitle amount product { title } } } } }`)
    ).data;
    return entry;
  };

  it('are the pieces of each variant, in the language of the site', async () => {
    const { products, quantities: rows } = await quantities(3, 'referenz/brinkpark-oost');
    expect(rows.map(({ sku, amount }: { sku: string; amount: number }) => `${amount} ${sku}`)).toEqual([
      '6 BM-1010-02',
      '4 BM-1030-01',
      '2 BM-1030-02',
      '5 BM-3020-01',
    ]);
    expect(rows[0].product.title).toBe('Meent Parkbank');
    expect(products.map(({ sku }: { sku: string }) => sku)).toEqual(['BM-1010', 'BM-1030', 'BM-3020']);
  });

  it('add the products of their variants to the project, which lists find it by', async () => {
    const { docs } = await api.payload.find({ collection: 'variants', where: { sku: { equals: 'BM-8060-01' } }, depth: 0 });
    const project = (await api.payload.find({ collection: 'projects', where: { title: { equals: 'Kanaaltuin' } }, depth: 0 }))
      .docs[0];
    const change = (data: object) => api.payload.update({ collection: 'projects', id: project?.id ?? 0, data, depth: 0 });
    await change({ quantities: [{ variant: docs[0]?.id, amount: 3 }], _status: 'published' });
    const facts = [{ key: 'product', values: ['BM-8060'] }];
    expect(await titles({ facts })).toContain('Kanaaltuin');
    expect((await quantities(1, 'projecten/kanaaltuin')).quantities).toMatchObject([{ sku: 'BM-8060-01', amount: 3 }]);
    await change({ quantities: project?.quantities, products: project?.products, _status: 'published' });
  });
});

describe('CON-01 projects by their ids', () => {
  const byId =
    'query ($ids: [Int!]!) { projectsById(siteId: 1, ids: $ids) { id title headerslider { crop(name: projectPopup) { width height } } } }';

  it('are returned in the given order with the picture of the card, without unknown ones', async () => {
    const { markers } = await list();
    const ids = [markers[3].projectId, 999_999, markers[0].projectId];
    const { projectsById } = (await api.ask(byId, { ids })).data;
    expect(projectsById.map(({ title }: { title: string }) => title)).toEqual([markers[3].title, markers[0].title]);
    expect(projectsById[0].headerslider[0].crop).toEqual({ width: 291, height: 218 });
  });

  it('API-04 are limited to 48 per request', async () => {
    expect((await api.ask(byId, { ids: Array.from({ length: 49 }, (_, id) => id) })).codes).toEqual(['BAD_USER_INPUT']);
  });
});
