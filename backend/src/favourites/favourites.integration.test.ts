import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../platform/api/context.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { makeMember } from '../testing/members.ts';
import { apiTest } from '../testing/open-api.ts';
import { maxFavourites, replaceFavourites } from './change-favourite.ts';

const api = apiTest('demo');
let member: Viewer;
let products: number[];

beforeAll(async () => {
  member = await makeMember(api.payload);
  const { data } = await api.ask('{ products(siteId: 1, first: 12) { hits { id } } }');
  products = data.products.hits.map(({ id }: { id: number }) => id);
});
beforeEach(() => api.payload.db.pool.query('delete from members_rels'));

const change = (productId: number | undefined, isFavourite = true, viewer: Viewer | undefined = member) =>
  api.ask(
    `mutation ($productId: Int!, $isFavourite: Boolean!) { changeFavourite(productId: $productId, isFavourite: $isFavourite) {
      __typename ... on AccountDone { message } ... on AccountRefusal { reason problems { handle key amount } } } }`,
    { productId, isFavourite },
    viewer,
  );
const kept = async (viewer = member, siteId = 1): Promise<number[]> => {
  const question = `{ viewer { favoriteProductIds favoriteProducts(siteId: ${siteId}) { id uri price { amount } } } }`;
  const { data } = await api.ask(question, {}, viewer);
  expect(data.viewer.favoriteProducts.map(({ id }: { id: number }) => id)).toEqual(data.viewer.favoriteProductIds);
  return data.viewer.favoriteProductIds;
};

describe('FAV-02 API-03 a member', () => {
  it('adds products, each once and the latest last, and removes them again', async () => {
    const [first, second] = products;
    expect((await change(second)).data.changeFavourite).toEqual({ __typename: 'AccountDone', message: 'Saved' });
    await change(first);
    await change(second);
    expect(await kept()).toEqual([second, first]);
    await change(second, false);
    await change(second, false);
    expect(await kept()).toEqual([first]);
  });

  it('loses no favourite when many tabs add products concurrently', async () => {
    await Promise.all([...products, ...products].map((id) => change(id)));
    expect((await kept()).sort((one, other) => one - other)).toEqual([...products].sort((one, other) => one - other));
  });

  it('has favourites that no other member sees or changes', async () => {
    const other = await makeMember(api.payload);
    await change(products[0]);
    await change(products[0], false, other);
    expect([await kept(), await kept(other)]).toEqual([[products[0]], []]);
  });

  it('cannot add a product that is live in no language, or exceed the maximum', async () => {
    for (const id of [0, -1, 2_147_483_647]) {
      expect((await change(id)).data.changeFavourite).toMatchObject({
        reason: 'invalid',
        problems: [{ handle: 'favoriteProducts', key: 'goneProduct', amount: null }],
      });
    }
    await api.payload.db.pool.query(
      `insert into members_rels (parent_id, path, products_id, "order") select $1, 'favoriteProducts', $2, n from generate_series(1, $3) n`,
      [member.id, products[0], maxFavourites],
    );
    const problems = [{ handle: 'favoriteProducts', key: 'tooManyChoices', amount: maxFavourites }];
    expect((await change(products[1])).data.changeFavourite).toMatchObject({ problems });
  });

  it('replaces the whole list when it is saved', async () => {
    const replace = (ids: number[]) =>
      inTransaction(api.payload, (_, transaction) => replaceFavourites(transaction, member.id as number, ids));
    const [first = 0, second = 0, third = 0] = products;
    await change(first);
    await replace([third, second, third]);
    expect(await kept()).toEqual([third, second]);
    await expect(replace([first, 2_147_483_647])).rejects.toMatchObject({ problems: [{ key: 'goneProduct' }] });
    expect(await kept()).toEqual([third, second]);
  });
});

it('FAV-03 favourites contain the data that pages show of them, in the language of the site', async () => {
  await change(products[0]);
  const { data } = await api.ask(
    `{ viewer { favoriteProducts(siteId: 3) { id uri title price { amount from }
      category { id siteId title slug level uri localized { slug language } }
      productImage { id url title webp crop(name: quotation) { url width height } } } } }`,
    {},
    member,
  );
  expect(data.viewer.favoriteProducts).toHaveLength(1);
  const [kept] = data.viewer.favoriteProducts;
  expect(kept).toMatchObject({
    ...{ id: products[0], uri: expect.stringMatching(/^produkte\//), price: { amount: expect.any(Number) } },
    category: {
      siteId: 3,
      slug: expect.any(String),
      level: 2,
      uri: expect.stringMatching(/^produkte\//),
      localized: expect.anything(),
    },
    productImage: { webp: expect.stringContaining('.webp'), crop: { width: 140, height: 100 } },
  });
});

it('FAV-03 the category of a favourite has its slug in every language', async () => {
  const { data } = await api.ask(
    '{ entry(uri: "producten/zitmeubilair/meent-parkbank", siteId: 1) { ... on Product { category { slug localized { slug language } } } } }',
  );
  const { slug, localized } = data.entry.category;
  expect(localized.map(({ language }: { language: string }) => language)).toEqual(['nl-NL', 'en', 'de-DE']);
  expect(localized[0].slug).toBe(slug);
  expect(new Set(localized.map((one: { slug: string }) => one.slug)).size).toBe(3);
});

it('FAV-01 a guest cannot add favourites', async () => {
  const { codes, errors } = await change(products[0], true, null as never);
  expect([codes, errors]).toEqual([['UNAUTHENTICATED'], ['Invalid Authorization Header']]);
});

describe('CAT-06 CAT-09 sorting by price', () => {
  const list = (sort: string, viewer?: Viewer) =>
    api.ask(`{ products(siteId: 1, first: 48, sort: ${sort}) { total hits { id price { amount } } } }`, {}, viewer);
  const amounts = ({ data }: Awaited<ReturnType<typeof list>>): number[] =>
    data.products.hits.map(({ price }: { price: { amount: number } }) => price.amount);

  it('sorts the whole list for members, with one additional statement', async () => {
    const [up, down, plain] = [
      await list('priceAscending', member),
      await list('priceDescending', member),
      await api.ask('{ products(siteId: 1, first: 48) { hits { id price { amount } } } }', {}, member),
    ];
    expect(amounts(up)).toEqual([...amounts(plain)].sort((one, other) => one - other));
    expect(amounts(down)).toEqual([...amounts(plain)].sort((one, other) => other - one));
    expect(up.data.products.total).toBe(48);
    expect(up.statements).toBeLessThanOrEqual(plain.statements + 1);
  });

  it('is refused for guests and unapproved members, because the order would reveal prices', async () => {
    for (const viewer of [undefined, await makeMember(api.payload, { isApproved: false })]) {
      const { data, codes } = await list('priceAscending', viewer);
      expect([data, codes]).toEqual([null, ['BAD_USER_INPUT']]);
    }
  });

  it('puts products without a price last', async () => {
    const cheapest = (await list('priceAscending', member)).data.products.hits[0].id;
    await api.payload.db.pool.query('update variants set price_eur = null where product_id = $1', [cheapest]);
    for (const sort of ['priceAscending', 'priceDescending']) {
      expect((await list(sort, member)).data.products.hits.at(-1)).toEqual({ id: cheapest, price: null });
    }
  });
});
