import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { versionActivity } from '../activity/document-activity.ts';
import type { Viewer } from '../platform/api/context.ts';
import { instrumentedSql } from '../platform/api/instrumented-sql.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { dutchDay } from '../platform/dutch-time.ts';
import { discontinuationEffects } from '../products/discontinuation/discontinuation-effects.ts';
import { rebuildIndex } from '../search/indexing/rebuild-index.ts';
import { askAdmin, endAdmin } from '../testing/admin-rest.ts';
import { makeMember } from '../testing/members.ts';
import { memoryEngine } from '../testing/memory-engine.ts';
import { apiTest } from '../testing/open-api.ts';
import { discontinueDueProducts } from './discontinue-products.ts';

const engine = memoryEngine();
const api = apiTest('demo', { searchEngine: engine });
const editor = { email: 'eva@example.org', password: 'eikenblad in de wind' };
const locale = 'nl';
let token: string;
let [bench, successor, other] = [0, 0, 0];

const query = async (text: string, values: unknown[] = []) => (await api.payload.db.pool.query(text, values)).rows;
const inDays = (days: number) => dutchDay(new Date(Date.now() + days * 86_400_000));

beforeAll(async () => {
  await api.payload.create({ collection: 'users', data: { ...editor, name: 'Eva', role: 'editor' } });
  ({ token } = await askAdmin(api.payload, 'POST', 'users/login', { body: JSON.stringify(editor) }));
  const idOf = async (articleNumber: string) =>
    (await query('select id from products where article_number = $1', [articleNumber]))[0]?.id as number;
  [bench, successor, other] = [await idOf('BM-1010'), await idOf('BM-1020'), await idOf('BM-1030')];
});
afterAll(() => endAdmin(api.payload));
beforeEach(async () => {
  for (const id of [bench, successor, other]) await post(id, 'make-available');
});

const post = (id: number | string, action: string, body: object = {}, as = `JWT ${token}`) =>
  askAdmin(api.payload, 'POST', `products/${id}/${action}`, { headers: { authorization: as }, body: JSON.stringify(body) });
const discontinue = (id: number, more: object = {}) =>
  post(id, 'discontinue', { discontinuedOn: dutchDay(), successorId: null, sparePartsYears: 10, ...more });

const page = 'producten/zitmeubilair/meent-parkbank';
const entry = async (viewer?: Viewer) =>
  (
    await api.ask(
      `{ entry(uri: "${page}", siteId: 1) { __typename ... on Product { sku price { amount } variants { price { amount } }
        supply { leadTimeStandardWeeks leadTimeSpecialWeeks sparePartsYears warrantyYears }
        discontinued { date sparePartsUntil successor { uri } } } } }`,
      {},
      viewer,
    )
  ).data.entry;
const listed = async (variables: object = {}) =>
  (
    await api.ask(
      `query ($siteId: Int!, $facts: [FactFilter!], $search: String) { products(siteId: $siteId, facts: $facts, search: $search, first: 48) {
        total totalUnfiltered hits { id } facets { key values { value count } } } }`,
      { siteId: 1, ...variables },
    )
  ).data.products;
const ids = async (variables: object = {}) => (await listed(variables)).hits.map(({ id }: { id: number }) => id);

describe('CAT-17 a discontinued product', () => {
  it('keeps its address with date, successor and spare parts, in every language and without a price', async () => {
    const member = await makeMember(api.payload);
    const before = await entry(member);
    expect(before.price).toEqual({ amount: expect.any(Number) });
    expect(before.supply).toMatchObject({ leadTimeStandardWeeks: expect.any(Number), sparePartsYears: expect.any(Number) });
    expect((await discontinue(bench, { successorId: successor })).body).toMatchObject({ availability: 'discontinued' });
    const found = await entry(member);
    expect(found).toMatchObject({
      ...{ __typename: 'Product', sku: 'BM-1010', price: null },
      discontinued: {
        date: dutchDay(),
        sparePartsUntil: Number(dutchDay().slice(0, 4)) + 10,
        successor: { uri: 'producten/zitmeubilair/meent-zitbank-zonder-rugleuning' },
      },
    });
    expect(found.variants.every(({ price }: { price: unknown }) => price === null)).toBe(true);
    expect(found.supply, 'no lead time and no second term of spare parts').toEqual({
      ...before.supply,
      ...{ leadTimeStandardWeeks: null, leadTimeSpecialWeeks: null, sparePartsYears: null },
    });
    const { data } = await api.ask(
      '{ entry(uri: "produkte/sitzmoebel/meent-parkbank", siteId: 3) { ... on Product { discontinued { successor { uri } } } } }',
    );
    expect(data.entry.discontinued.successor.uri).toMatch(/^produkte\//);
  });

  it('is in no list, count, facet, category, block, feed or sitemap, and returns to them', async () => {
    const counts = async () => {
      const list = await listed();
      const series = list.facets.find(({ key }: { key: string }) => key === 'series');
      const meent = series.values.find(({ value }: { value: string }) => value === 'Meent');
      const { data } = await api.ask(`{ categories(siteId: 1) { productCount } sitemap(siteId: 1) { uri }
        productFeed(siteId: 1) { items { product { id } } } colours: entry(uri: "${page}", siteId: 1) {
        ... on Product { category { productCount } } } }`);
      return {
        total: list.total as number,
        meent: meent.count as number,
        feed: data.productFeed.items.length as number,
        category: data.colours.category.productCount as number,
        all: data.categories.reduce((sum: number, { productCount }: { productCount: number }) => sum + productCount, 0) as number,
        sitemap: data.sitemap.filter(({ uri }: { uri: string }) => uri === page).length as number,
      };
    };
    const before = await counts();
    expect(before.sitemap).toBe(1);
    await discontinue(bench);
    expect(await counts()).toEqual(Object.fromEntries(Object.entries(before).map(([name, count]) => [name, count - 1])));
    expect(await ids()).not.toContain(bench);
    expect((await post(bench, 'make-available')).body).toMatchObject({ availability: 'available', discontinuedOn: null });
    expect(await counts()).toEqual(before);
    expect((await entry()).discontinued).toBeNull();
  });

  it('is not among related products and products of pages, but among those of ids and projects', async () => {
    const data = { relatedProducts: [bench], _status: 'published' } as never;
    await api.payload.update({ collection: 'products', id: other, locale, data });
    const [{ uri }] = await query(
      "select path as uri from address where entry_type = 'products' and entry_id = $1 and site_id = 1 and kind = 'canonical'",
      [other],
    );
    const related = async () =>
      (await api.ask(`{ entry(uri: "${uri}", siteId: 1) { ... on Product { relatedProducts { id } } } }`)).data.entry
        .relatedProducts;
    expect(await related()).toEqual([{ id: bench }]);
    await discontinue(bench);
    expect(await related()).toEqual([]);
    const byId = await api.ask(`{ productsById(siteId: 1, ids: [${bench}]) { id discontinued { date } } }`);
    expect(byId.data.productsById).toEqual([{ id: bench, discontinued: { date: dutchDay() } }]);
  });

  it('is found in its own column, and first among the products by its title or its exact article number', async () => {
    await discontinue(bench);
    await rebuildIndex(api.database.url, engine);
    const search = async (words: string, kinds?: string[]) => {
      const { data } = await api.ask(
        `query ($words: String!, $kinds: [SearchKind!]) { search(siteId: 1, query: $words, kinds: $kinds) {
          columns { kind total hits { key discontinued } } } }`,
        { words, kinds },
      );
      return data.search.columns as { kind: string; total: number; hits: { key: string; discontinued: boolean }[] }[];
    };
    const hit = { key: `Product:${bench}`, discontinued: true };
    const byTitle = await search('Meent parkbank');
    expect(byTitle.map(({ kind }) => kind)).toEqual(['product', 'project', 'page']);
    expect(byTitle[0]?.hits[0]).toEqual(hit);
    expect((await search('parkbank')).flatMap(({ hits }) => hits)).not.toContainEqual(hit);
    expect(await search('Meent parkbank', ['discontinued'])).toEqual([{ kind: 'discontinued', total: 1, hits: [hit] }]);
    const [products] = await search('BM-1010', ['product']);
    expect(products?.hits[0]).toEqual(hit);
    expect((await search('1010', ['product']))[0]?.hits).not.toContainEqual(hit);
    expect(await ids({ search: 'BM-1010' })).not.toContain(bench);
    await post(bench, 'make-available');
    await rebuildIndex(api.database.url, engine);
    expect((await search('Meent parkbank'))[0]?.hits).toContainEqual({ ...hit, discontinued: false });
  });

  it('stays a favourite, and one change replaces it by its successor', async () => {
    const member = await makeMember(api.payload);
    const change =
      'mutation ($id: Int!, $old: Int) { changeFavourite(productId: $id, isFavourite: true, insteadOf: $old) { __typename } }';
    await api.ask(change, { id: bench }, member);
    await discontinue(bench, { successorId: successor });
    const favourites = async () =>
      (
        await api.ask(
          '{ viewer { favoriteProducts(siteId: 1) { id price { amount } discontinued { successor { id } } } } }',
          {},
          member,
        )
      ).data.viewer.favoriteProducts;
    expect(await favourites()).toEqual([{ id: bench, price: null, discontinued: { successor: { id: successor } } }]);
    await api.ask(change, { id: successor, old: bench }, member);
    expect((await favourites()).map(({ id }: { id: number }) => id)).toEqual([successor]);
  });

  it('has no offer but its end as structured data, and is still indexed', async () => {
    const metadata = async () =>
      (await api.ask(`{ seoMetadata(uri: "${page}", siteId: 1) { metaJsonLdContainer metaTagContainer } }`)).data.seoMetadata;
    expect(JSON.stringify(await metadata())).not.toContain('Offer');
    await discontinue(bench);
    const { metaJsonLdContainer, metaTagContainer } = await metadata();
    expect(JSON.parse(metaJsonLdContainer).Product.offers).toEqual({
      '@type': 'Offer',
      availability: 'https://schema.org/Discontinued',
    });
    expect(JSON.parse(metaTagContainer).robots).toBeUndefined();
  });
});

describe('EDT-04 the action', () => {
  it('is announced once for the product and the lists of every site', async () => {
    const [{ id: before }] = await query('select coalesce(max(id), 0) as id from change');
    await discontinue(bench);
    const rows = await query('select tags, products from change where id > $1', [before]);
    expect(rows).toHaveLength(1);
    for (const site of [1, 2, 3])
      expect(rows[0].tags).toEqual(expect.arrayContaining([`Product:${site}:${bench}`, `Product:${site}:list`]));
    expect(new Set(rows[0].products)).toEqual(new Set([bench]));
  });

  it('takes effect on its day for all products of that day at once, and not before', async () => {
    const day = inDays(40);
    expect((await discontinue(bench, { discontinuedOn: day })).body).toMatchObject({ availability: 'phasingOut' });
    await discontinue(other, { discontinuedOn: day });
    await discontinueDueProducts(api.payload);
    expect(await ids()).toEqual(expect.arrayContaining([bench, other]));
    expect((await entry()).discontinued).toBeNull();
    await query('update products set discontinued_on = $1 where id = any($2)', [inDays(-1), [bench, other]]);
    const [{ id: before }] = await query('select max(id) as id from change');
    await Promise.all([discontinueDueProducts(api.payload), discontinueDueProducts(api.payload)]);
    expect(await query('select 1 from change where id > $1', [before])).toHaveLength(1);
    expect((await entry()).discontinued).toMatchObject({ date: inDays(-1) });
    for (const id of [bench, other]) expect(await ids()).not.toContain(id);
  });

  it('leaves drafts as they are, and publishing one or saving an outdated form does not undo it', async () => {
    const draft = { title: 'Meent parkbank, nieuw', availability: 'available', discontinuedOn: '' };
    const save = (data: object, isDraft: boolean) =>
      api.payload.update({
        ...{ collection: 'products', id: bench, locale, draft: isDraft, data: data as never, overrideAccess: false },
        user: { id: 1, email: editor.email, role: 'editor', collection: 'users' } as never,
      });
    await save({ ...draft, _status: 'draft' }, true);
    await discontinue(bench, { successorId: successor });
    const read = () => api.payload.findByID({ collection: 'products', id: bench, locale, depth: 0, draft: true });
    expect(await read()).toMatchObject({ title: draft.title, availability: 'discontinued', successor });
    await save({ ...draft, _status: 'published' }, false);
    expect(await read()).toMatchObject({ title: draft.title, availability: 'discontinued', successor });
    expect((await entry()).discontinued).toMatchObject({ date: dutchDay() });
    await save({ title: 'Meent parkbank', _status: 'published' }, false);
  });

  it('is in the activity of the product with its author and values', async () => {
    await discontinue(bench, { successorId: successor });
    const [latest] = await versionActivity(instrumentedSql(api.payload.db.pool), 'products', bench);
    expect(latest).toMatchObject({ authorName: 'Eva', action: 'update', versionId: null });
    expect(latest?.changes?.listed).toEqual(
      expect.arrayContaining([
        { steps: [{ name: 'availability' }], change: 'value', before: 'available', after: 'discontinued' },
        { steps: [{ name: 'successor' }], change: 'value', after: successor },
      ]),
    );
  });

  it('is refused with a reason for impossible values, and changes nothing', async () => {
    await discontinue(other, { successorId: successor });
    const refusals: [object, string[]][] = [
      [{ discontinuedOn: 'gisteren' }, ['date']],
      [{ discontinuedOn: 20261127, sparePartsYears: '10' }, ['date', 'years']],
      [{ sparePartsYears: 31 }, ['years']],
      [{ successorId: bench }, ['itself']],
      [{ successorId: other }, ['notLive']],
      [{ successorId: 2_147_483_647 }, ['notLive']],
      [{ successorId: 'x' }, ['notLive']],
    ];
    for (const [more, problems] of refusals)
      expect(await discontinue(bench, more)).toMatchObject({ status: 422, body: { problems } });
    await discontinue(successor, { successorId: bench, discontinuedOn: inDays(9) });
    expect((await discontinue(bench, { successorId: successor })).body).toEqual({ problems: ['circle'] });
    for (const id of [0, 'x', 2_147_483_647]) expect((await post(id, 'discontinue')).body.problems ?? []).toContain('product');
    expect(await ids()).toContain(bench);
  });

  it('is refused for guests and members', async () => {
    for (const action of ['discontinue', 'make-available'])
      for (const as of ['', 'JWT x']) expect((await post(bench, action, {}, as)).status).toBe(401);
    expect(await ids()).toContain(bench);
  });

  it('counts favourites, quotation lists, open requests, planned publications and prices that it affects', async () => {
    const sql = instrumentedSql(api.payload.db.pool);
    const member = await makeMember(api.payload);
    const line = JSON.stringify([
      { id: bench, amount: 1 },
      { id: bench, amount: 2 },
    ]);
    const before = await discontinuationEffects(sql, bench);
    await query(`insert into members_rels (parent_id, path, products_id, "order") values ($1, 'favoriteProducts', $2, 1)`, [
      member.id,
      bench,
    ]);
    await query('insert into member_quotation_list (member_id, version, lines) values ($1, 1, $2)', [member.id, line]);
    await query(
      `insert into shared_quotation_list (token_hash, revoke_hash, site_id, lines, expires_at)
       select sha256('a'::bytea), sha256('b'::bytea), 1, $1::jsonb, now() + interval '1 day'`,
      [line],
    );
    for (const status of ['new', 'answered'])
      await inTransaction(api.payload, (_, transaction) =>
        api.payload.create({
          collection: 'quote-requests',
          data: { number: `A2026-9${status}`, site: 'nl', status, lines: [{ productId: bench, amount: 1 }] } as never,
          req: transaction as never,
        }),
      );
    const doc = { relationTo: 'products' as const, value: bench };
    const waitUntil = new Date(Date.now() + 86_400_000);
    await api.payload.jobs.queue({ task: 'schedulePublish', input: { type: 'publish', locale, doc }, waitUntil });
    await query(
      `with planned as (insert into price_change (note, effective_on) values ('', current_date + 30) returning id)
       insert into price_change_line (change_id, variant_id, new_price)
       select planned.id, (select min(id) from variants where product_id = $1), 100 from planned`,
      [bench],
    );
    const after = await discontinuationEffects(sql, bench);
    expect(after).toEqual(Object.fromEntries(Object.entries(before).map(([name, count]) => [name, count + 1])));
    await query('delete from payload_jobs');
    await query('delete from price_change');
  });
});
