import { withdrawalOf } from '@plantsoen/contract/cache-identity.ts';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '../platform/api/context.ts';
import { makeMember } from '../testing/members.ts';
import { apiTest } from '../testing/open-api.ts';

const question = `query ($uri: String!, $siteId: Int!) {
  entry(uri: $uri, siteId: $siteId) {
    __typename
    ... on Entry { id title uri breadcrumbs { title uri } routeTranslations { siteId uri exact } }
    ... on EntryMoved { movedTo: uri permanent }
  }
}`;

const translationsQuestion = `query ($uri: String!, $siteId: Int!) {
  entry(uri: $uri, siteId: $siteId) { ... on Entry { routeTranslations { uri slug child grandchild } } } }`;

const api = apiTest('demo');
const entry = async (uri: string, siteId = 1) => (await api.ask(question, { uri, siteId })).data.entry;

describe('an entry by its address', () => {
  it('CAT-01 returns a product of a subcategory at {category}/{product}, with the whole chain as breadcrumbs (NAV-09)', async () => {
    const bench = await entry('producten/zitmeubilair/meent-parkbank');
    expect(bench).toMatchObject({ __typename: 'Product', title: 'Meent parkbank' });
    expect(bench.breadcrumbs.map(({ uri }: { uri: string }) => uri)).toEqual([
      'producten',
      'producten/zitmeubilair',
      'producten/zitmeubilair/banken-met-rugleuning',
      'producten/zitmeubilair/meent-parkbank',
    ]);
  });

  it('LOC-06 links the language switcher to the same entry under its slug in each language', async () => {
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
  ])('LOC-06 returns the route parameters in the route translations of %s', async (uri, siteId, parameters) => {
    const { data } = await api.ask(translationsQuestion, { uri, siteId });
    const translation = data.entry.routeTranslations[siteId - 1];
    expect(translation).toEqual({ uri, ...parameters });
  });

  it('LOC-05 redirects an address with slugs of another locale temporarily to the same entry in this locale', async () => {
    expect(await entry('products/seating/meent-park-bench')).toMatchObject({
      __typename: 'EntryMoved',
      movedTo: 'producten/zitmeubilair/meent-parkbank',
      permanent: false,
    });
    expect(await entry('producten/seating')).toMatchObject({ movedTo: 'producten/zitmeubilair', permanent: false });
  });

  it('LOC-08 nests content pages below their parents, three levels deep', async () => {
    const { breadcrumbs } = await entry('duurzaamheid/materialen/hardhout');
    expect(breadcrumbs.map(({ uri }: { uri: string }) => uri)).toEqual([
      'duurzaamheid',
      'duurzaamheid/materialen',
      'duurzaamheid/materialen/hardhout',
    ]);
    expect(await entry('__home__', 3)).toMatchObject({ __typename: 'Page', uri: '__home__' });
  });

  it('MEM-01 answers guests on a members-only page only that it is for members', async () => {
    expect(await entry('voor-leden')).toEqual({ __typename: 'EntryForMembers' });
    expect((await api.ask('{ seoMetadata(uri: "voor-leden", siteId: 1) { metaTitleContainer } }')).data.seoMetadata).toBeNull();
  });

  it('MEM-01 returns members-only pages to approved members, and account pages to unapproved members too', async () => {
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

  it('API-06 tags an answer with an absent address, so that a new entry at that address invalidates it', async () => {
    const answer = await api.ask(question, { uri: 'bestaat-niet', siteId: 1 });
    expect(answer.data.entry).toEqual({ __typename: 'EntryAbsent' });
    expect(answer.tags).toEqual(['path:1:bestaat-niet']);
  });

  it('API-02 refuses an unknown site as invalid input', async () => {
    expect((await api.ask(question, { uri: 'producten', siteId: 4 })).codes).toEqual(['BAD_USER_INPUT']);
  });
});

describe('publishing changes addresses', () => {
  const asEditor = { overrideAccess: true, depth: 0 } as const;
  const idOf = async (uri: string) => (await entry(uri)).id as number;

  it('LOC-06 hides an entry in a locale where it is not live, and links the switcher to its parent', async () => {
    const id = await idOf('producten/zitmeubilair/wilg-ligbank');
    await api.payload.update({ collection: 'products', id, locale: 'de', data: { _status: 'draft' } as never, ...asEditor });
    const { routeTranslations } = await entry('producten/zitmeubilair/wilg-ligbank');
    expect(routeTranslations.at(2)).toMatchObject({ siteId: 3, exact: false });
    expect(routeTranslations.at(2).uri).toMatch(/^produkte\/sitzmoebel\//);
    const list = await api.ask('{ products(siteId: 3, search: "BM-1040") { total } }');
    expect(list.data.products.total).toBe(0);
  });

  it('LOC-05 redirects the old address permanently after a slug change, and those of all entries below it', async () => {
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

  it('MEM-01 closes all entries below a page with the page, as withdrawn, and opens them with it again', async () => {
    const uris = ['duurzaamheid', 'duurzaamheid/materialen', 'duurzaamheid/materialen/hardhout'];
    const typenames = () => Promise.all(uris.map(async (uri) => (await entry(uri)).__typename));
    const [top, ...below] = await Promise.all(uris.map(idOf));
    const restrict = (membersOnly: boolean) =>
      api.payload.update({
        collection: 'pages',
        id: top as number,
        locale: 'nl',
        data: { membersOnly, _status: 'published' } as never,
        ...asEditor,
      });
    expect(await typenames()).toEqual(['Page', 'Page', 'Page']);

    await restrict(true);
    expect(await typenames()).toEqual(['EntryForMembers', 'EntryForMembers', 'EntryForMembers']);
    const { rows } = await api.payload.db.pool.query<{ tags: string[] }>('select tags from change order by id desc limit 1');
    expect(rows[0]?.tags).toEqual(expect.arrayContaining(below.map((id) => withdrawalOf(`Page:1:${id}`))));

    await restrict(false);
    expect(await typenames()).toEqual(['Page', 'Page', 'Page']);
  });

  it('SEC-09 changes and announces content when a draft is published, not when it is saved', async () => {
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
