import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../platform/api/context.ts';
import { type TestDatabase, testDatabase } from '../platform/database/test-database.ts';
import { makeMember } from '../testing/members.ts';
import { openApi, type TestApi } from '../testing/open-api.ts';

const question = `query ($uri: String!, $siteId: Int!) {
  entry(uri: $uri, siteId: $siteId) {
    __typename
    ... on Entry { id title uri breadcrumbs { title uri } routeTranslations { siteId uri exact } }
    ... on EntryMoved { movedTo: uri permanent }
  }
}`;

const translationsQuestion = `query ($uri: String!, $siteId: Int!) {
  entry(uri: $uri, siteId: $siteId) { ... on Entry { routeTranslations { uri slug child grandchild } } } }`;

let database: TestDatabase;
let api: TestApi;
const entry = async (uri: string, siteId = 1) => (await api.ask(question, { uri, siteId })).data.entry;

beforeAll(async () => {
  database = await testDatabase('demo');
  api = await openApi(database);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

describe('an entry is found at its address', () => {
  it('CAT-01 a product of a subcategory stands at {category}/{product}; its breadcrumbs show the whole chain (NAV-09)', async () => {
    const bench = await entry('producten/zitmeubilair/meent-parkbank');
    expect(bench).toMatchObject({ __typename: 'Product', title: 'Meent parkbank' });
    expect(bench.breadcrumbs.map(({ uri }: { uri: string }) => uri)).toEqual([
      'producten',
      'producten/zitmeubilair',
      'producten/zitmeubilair/banken-met-rugleuning',
      'producten/zitmeubilair/meent-parkbank',
    ]);
  });

  it('LOC-06 the language switcher leads to the same entry by its own slug', async () => {
    const { routeTranslations } = await entry('products/seating/meent-park-bench', 2);
    expect(routeTranslations).toEqual([
      { siteId: 1, uri: 'producten/zitmeubilair/meent-parkbank', exact: true },
      { siteId: 2, uri: 'products/seating/meent-park-bench', exact: true },
      { siteId: 3, uri: 'produkte/sitzmoebel/meent-parkbank', exact: true },
    ]);
  });

  it.each([
    ['products/seating/meent-park-bench', 2, { slug: 'seating', child: 'meent-park-bench', grandchild: null }],
    ['projecten/havenkop-zuid', 1, { slug: 'havenkop-zuid', child: null, grandchild: null }],
    ['duurzaamheid/materialen/hardhout', 1, { slug: 'duurzaamheid', child: 'materialen', grandchild: 'hardhout' }],
    ['contact', 1, { slug: null, child: null, grandchild: null }],
  ])('LOC-06 the route translations of %s carry the parameters of its route', async (uri, siteId, parameters) => {
    const { data } = await api.ask(translationsQuestion, { uri, siteId });
    const translation = data.entry.routeTranslations[siteId - 1];
    expect(translation).toEqual({ uri, ...parameters });
  });

  it('LOC-05 an address in the words of another locale leads to the same entry in this one, not for good', async () => {
    expect(await entry('products/seating/meent-park-bench')).toMatchObject({
      __typename: 'EntryMoved',
      movedTo: 'producten/zitmeubilair/meent-parkbank',
      permanent: false,
    });
    expect(await entry('producten/seating')).toMatchObject({ movedTo: 'producten/zitmeubilair', permanent: false });
  });

  it('LOC-08 content pages stand below their parents, three levels deep', async () => {
    const { breadcrumbs } = await entry('duurzaamheid/materialen/hardhout');
    expect(breadcrumbs.map(({ uri }: { uri: string }) => uri)).toEqual([
      'duurzaamheid',
      'duurzaamheid/materialen',
      'duurzaamheid/materialen/hardhout',
    ]);
    expect(await entry('__home__', 3)).toMatchObject({ __typename: 'Page', uri: '__home__' });
  });

  it('MEM-01 a members-only page tells a guest nothing but that it is for members', async () => {
    expect(await entry('voor-leden')).toEqual({ __typename: 'EntryForMembers' });
    expect((await api.ask('{ seoMetadata(uri: "voor-leden", siteId: 1) { metaTitleContainer } }')).data.seoMetadata).toBeNull();
  });

  it('MEM-01 a member reads it when approved; the own account is there before', async () => {
    const typenames = async (viewer?: Viewer) =>
      Promise.all(
        ['voor-leden', 'account', 'account/wachtwoord-wijzigen', 'favorieten'].map(
          async (uri) =>
            (await api.ask(`{ entry(uri: "${uri}", siteId: 1) { __typename ... on Page { type } } }`, {}, viewer)).data.entry,
        ),
      );
    const own = ['account', 'changePassword', 'favorites'].map((type) => ({ __typename: 'Page', type }));
    const forMembers = { __typename: 'EntryForMembers' };
    expect(await typenames()).toEqual(Array(4).fill(forMembers));
    expect(await typenames(await makeMember(api.payload, { isApproved: false }))).toEqual([forMembers, ...own]);
    expect(await typenames(await makeMember(api.payload))).toEqual([{ __typename: 'Page', type: 'contentPage' }, ...own]);
  });

  it('API-06 an absent address is a tag of the answer, so that a page made of it is renewed when an entry comes to stand there', async () => {
    const answer = await api.ask(question, { uri: 'bestaat-niet', siteId: 1 });
    expect(answer.data.entry).toEqual({ __typename: 'EntryAbsent' });
    expect(answer.tags).toEqual(['path:1:bestaat-niet']);
  });

  it('API-02 an unknown site is the caller’s mistake', async () => {
    expect((await api.ask(question, { uri: 'producten', siteId: 4 })).codes).toEqual(['BAD_USER_INPUT']);
  });
});

describe('what is published moves addresses', () => {
  const asEditor = { overrideAccess: true, depth: 0 } as const;
  const idOf = async (uri: string) => (await entry(uri)).id as number;

  it('LOC-06 an entry that is not live in a locale does not exist there, and the switcher leads to its parent', async () => {
    const id = await idOf('producten/zitmeubilair/wilg-ligbank');
    await api.payload.update({ collection: 'products', id, locale: 'de', data: { _status: 'draft' } as never, ...asEditor });
    const { routeTranslations } = await entry('producten/zitmeubilair/wilg-ligbank');
    expect(routeTranslations.at(2)).toMatchObject({ siteId: 3, exact: false });
    expect(routeTranslations.at(2).uri).toMatch(/^produkte\/sitzmoebel\//);
    const list = await api.ask('{ products(siteId: 3, search: "BM-1040") { total } }');
    expect(list.data.products.total).toBe(0);
  });

  it('LOC-05 a changed slug leaves an old address that leads on for good, for everything below it too', async () => {
    const id = await idOf('producten/afvalbakken');
    await api.payload.update({
      collection: 'categories',
      id,
      locale: 'nl',
      data: { slug: 'bakken', _status: 'published' } as never,
      ...asEditor,
    });
    expect(await entry('producten/afvalbakken')).toMatchObject({ movedTo: 'producten/bakken', permanent: true });
    const products = await api.ask('query ($id: Int) { products(siteId: 1, categoryId: $id, first: 1) { hits { uri } } }', {
      id,
    });
    const uri: string = products.data.products.hits[0].uri;
    expect(uri).toMatch(/^producten\/bakken\//);
    expect(await entry(uri.replace('bakken', 'afvalbakken'))).toMatchObject({ movedTo: uri, permanent: true });
  });

  it('SEC-09 a draft changes nothing for readers and announces nothing; publishing it does', async () => {
    const changes = async () =>
      (await api.payload.db.pool.query('select tags from change order by id')).rows.map(({ tags }) => tags);
    const id = await idOf('producten/zitmeubilair/meent-parkbank');
    const before = (await changes()).length;
    await api.payload.update({ collection: 'products', id, locale: 'nl', draft: true, data: { title: 'Concept' }, ...asEditor });
    expect(await changes()).toHaveLength(before);
    expect((await entry('producten/zitmeubilair/meent-parkbank')).title).toBe('Meent parkbank');

    const data = { title: 'Meent bank', _status: 'published' } as never;
    await api.payload.update({ collection: 'products', id, locale: 'nl', data, ...asEditor });
    expect((await entry('producten/zitmeubilair/meent-parkbank')).title).toBe('Meent bank');
    expect((await changes()).slice(before).flat()).toEqual(expect.arrayContaining([`Product:1:${id}`, 'Product:1:list']));
  });
});
