import { beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../platform/api/context.ts';
import { makeMember } from '../testing/members.ts';
import { apiTest } from '../testing/open-api.ts';

const listQuestion = `query ($facts: [FactFilter!], $search: String, $first: Int, $offset: Int) {
  products(siteId: 1, facts: $facts, search: $search, first: $first, offset: $offset) {
    total totalUnfiltered
    hits { id title uri newProduct featuredProduct category { title uri } dimensions { lengthMm widthMm heightMm }
      productImage { alt crop(name: product) { path widths formats url } } price { amount from } }
    facets { key name kind unit min max values { value label count } }
  }
}`;

const productQuestion = `query ($uri: String!) { entry(uri: $uri, siteId: 1) { ... on Product {
  sku series description extendedInformation price { amount from }
  variants { sku title weightKg dimensions { lengthMm } price { amount from } }
  colours { code hex surcharge } mountings { title } materials { title shareKg } specifications { name value unit }
  environmental { co2eKg boundary source date illustrative } dimensionalDrawing { url views { kind } } model { url size }
  downloads { titleField kind membersOnly dutchOnly url } relatedProducts { title uri } relatedProjects { title uri }
  productImages { url webp thumbnail title width height }
} } }`;

const api = apiTest('demo');
let member: Viewer;
const bench = { uri: 'producten/zitmeubilair/meent-parkbank' };

beforeAll(async () => {
  member = await makeMember(api.payload);
});

describe('the product list', () => {
  it('CAT-01 returns all live products in the catalogue’s order, in pages', async () => {
    const first = (await api.ask(listQuestion, { first: 48 })).data.products;
    expect(first).toMatchObject({ total: 48, totalUnfiltered: 48 });
    expect(first.hits).toHaveLength(48);
    const page = (await api.ask(listQuestion, { first: 12, offset: 12 })).data.products;
    expect(page.hits.map(({ id }: { id: number }) => id)).toEqual(first.hits.slice(12, 24).map(({ id }: { id: number }) => id));
  });

  it('CAT-01 counts each product of a catalogue that is read in several batches once', async () => {
    const insert = `insert into catalogue
      select made.* from generate_series(1, 2001) n,
        (select c from catalogue c where site_id = 1 order by product_id limit 1) first,
        jsonb_populate_record(first.c, jsonb_build_object('product_id', 1000000 + n)) made`;
    const announce = "insert into change (tags) values ('{Product:1:list}')";
    await api.payload.db.pool.query(`${insert}; ${announce}`);
    expect((await api.ask(listQuestion, { first: 1 })).data.products.total).toBe(48 + 2001);
    await api.payload.db.pool.query(`delete from catalogue where product_id > 1000000; ${announce}`);
    expect((await api.ask(listQuestion, { first: 1 })).data.products.total).toBe(48);
  });

  it('CAT-02 labels a value with the editors’ latest text', async () => {
    const labelOf = async (key: string) => {
      const { facets } = (await api.ask(listQuestion, {})).data.products;
      return facets
        .find((facet: { key: string }) => facet.key === 'material')
        .values.find(({ value }: { value: string }) => value === key).label;
    };
    const { docs } = await api.payload.find({ collection: 'materials', locale: 'nl', limit: 1, sort: 'id' });
    const [material] = docs;
    if (!material) throw new Error('there is no material');
    const { id, key, title } = material;
    expect(await labelOf(key)).toBe(title);
    const rename = (name: string) => api.payload.update({ collection: 'materials', id, locale: 'nl', data: { title: name } });
    await rename('Maanhout');
    expect(await labelOf(key)).toBe('Maanhout');
    await rename(title);
    expect(await labelOf(key)).toBe(title);
  });

  it('CAT-08 returns all data of a card, with its picture as a named crop (CAT-07)', async () => {
    const { hits } = (await api.ask(listQuestion, { search: 'BM-1010' })).data.products;
    expect(hits).toHaveLength(1);
    expect(hits[0]).toMatchObject({
      title: 'Meent parkbank',
      ...bench,
      featuredProduct: true,
      newProduct: false,
      category: { title: 'Banken met rugleuning' },
      dimensions: { lengthMm: 1800, widthMm: 640, heightMm: 835 },
    });
    expect(hits[0].productImage.crop.formats.slice(0, 2)).toEqual(['avif', 'webp']);
    expect(hits[0].productImage.alt).toMatch(/Meent/);
  });

  it('CAT-02 filters by facts and counts each value under the other facts', async () => {
    const { total, facets } = (await api.ask(listQuestion, { facts: [{ key: 'mounting', values: ['freestanding'] }] })).data
      .products;
    expect(total).toBe(13);
    const mounting = facets.find(({ key }: { key: string }) => key === 'mounting');
    const counts = Object.fromEntries(
      mounting.values.map(({ value, count }: { value: string; count: number }) => [value, count]),
    );
    expect(counts).toEqual({ 'in-ground': 36, surface: 36, freestanding: 13, wall: 1, post: 2 });
    const seats = (await api.ask(listQuestion, { facts: [{ key: 'seatHeightMm', min: 460, max: 480 }] })).data.products;
    expect(seats.total).toBe(3);
  });

  it('CAT-02 keeps filters and their values for any chosen value', async () => {
    type Facet = { key: string; kind: string; values: { value: string }[] };
    const facetsUnder = async (facts: object[]): Promise<Facet[]> =>
      (await api.ask(listQuestion, { facts, first: 1 })).data.products.facets;
    const placesOf = (facets: Facet[]) => facets.map(({ key, values }) => [key, values.map(({ value }) => value)]);
    const untouched = await facetsUnder([]);
    const values = untouched.flatMap(({ key, values }) => values.map(({ value }) => ({ key, values: [value] })));
    expect(values.length).toBeGreaterThan(60);
    for (const choice of values)
      expect(placesOf(await facetsUnder([choice])), JSON.stringify(choice)).toEqual(placesOf(untouched));
  });

  it('CAT-02 accepts any text as a search and uses its first 200 characters', async () => {
    for (const search of [`${'🌳'.repeat(60)}\t\u0000BM-1010`, `BM-1010${' '.repeat(193)}${'x'.repeat(10_000)}`])
      expect((await api.ask(listQuestion, { search })).data.products.total).toBe(1);
  });

  it('CAT-02 refuses an unknown fact, an unknown value and an invalid page as invalid input', async () => {
    const wrong = [
      { facts: [{ key: 'price', min: 1 }] },
      { facts: [{ key: 'mounting', values: ['floating'] }] },
      { facts: [{ key: 'lengthMm', min: 9, max: 1 }] },
      { first: 1000 },
      { offset: -1 },
    ];
    for (const variables of wrong)
      expect((await api.ask(listQuestion, variables)).codes, JSON.stringify(variables)).toEqual(['BAD_USER_INPUT']);
  });

  it('CAT-02 reads a list with its facets with few statements', async () => {
    await api.ask(listQuestion);
    expect((await api.ask(listQuestion)).statements).toBeLessThanOrEqual(4);
    expect((await api.ask('{ products(siteId: 1) { hits { title } } }')).statements).toBeLessThanOrEqual(2);
  });

  it('CAT-02 returns an empty list, not an error, for choices without hits', async () => {
    const facts = [
      { key: 'mounting', values: ['wall'] },
      { key: 'seatHeightMm', min: 460, max: 480 },
    ];
    const { data, errors } = await api.ask(listQuestion, { facts });
    expect(errors).toEqual([]);
    expect(data.products).toMatchObject({ total: 0, hits: [] });
    expect(data.products.facets.find(({ key }: { key: string }) => key === 'seatHeightMm')).toMatchObject({
      min: null,
      max: null,
    });
  });
});

describe('the product page', () => {
  it('CAT-05 returns variants, drawing, model, downloads, projects and related products', async () => {
    const { data, statements } = await api.ask(productQuestion, bench);
    const product = data.entry;
    expect(statements).toBeLessThanOrEqual(8);
    expect(product.variants.map(({ dimensions }: { dimensions: { lengthMm: number } }) => dimensions.lengthMm)).toEqual([
      1800, 2400, 3000,
    ]);
    expect(product.dimensionalDrawing.url).toMatch(/^\/media\/drawings\/[0-9a-f]{24}\.svg$/);
    expect(product.dimensionalDrawing.views.map(({ kind }: { kind: string }) => kind)).toEqual(['front', 'side', 'top']);
    expect(product.model.size).toBeGreaterThan(1000);
    expect(product.downloads.length).toBeGreaterThan(3);
    expect(product.relatedProducts).toHaveLength(4);
    expect(product.relatedProjects).toHaveLength(2);
    expect(product.colours).toHaveLength(7);
    expect(product.environmental).toMatchObject({ illustrative: true, date: '2026-11' });
    expect(product.environmental.source).toMatch(/demofactoren/);
  });

  it('CAT-06 returns no price, surcharge or extended information to guests', async () => {
    const { data, errors } = await api.ask(productQuestion, bench);
    expect(errors).toEqual([]);
    expect(data.entry).toMatchObject({ price: null, extendedInformation: null });
    expect(data.entry.variants.every(({ price }: { price: unknown }) => price === null)).toBe(true);
    expect(data.entry.colours.every(({ surcharge }: { surcharge: unknown }) => surcharge === null)).toBe(true);
    expect(JSON.stringify(data)).not.toMatch(/890|1040|1190/);
    expect((await api.ask(listQuestion)).data.products.hits.every(({ price }: { price: unknown }) => price === null)).toBe(true);
  });

  it('CAT-06 returns the same answer to unapproved members as to guests', async () => {
    const newMember = await makeMember(api.payload, { isApproved: false });
    for (const [asked, variables] of [
      [productQuestion, bench],
      [listQuestion, { first: 48 }],
    ] as const)
      expect((await api.ask(asked, variables, newMember)).data).toEqual((await api.ask(asked, variables)).data);
  });

  it('CAT-09 returns the lowest variant price as from-price to members, and each variant’s own price', async () => {
    const { entry } = (await api.ask(productQuestion, bench, member)).data;
    expect(entry.price).toEqual({ amount: 890, from: true });
    expect(entry.variants.map(({ price }: { price: { amount: number } }) => price.amount)).toEqual([890, 1040, 1190]);
    expect(entry.extendedInformation).toMatch(/BM-1010-01/);
    const single = (await api.ask(listQuestion, { search: 'BM-4030' }, member)).data.products.hits[0];
    expect(single.price).toEqual({ amount: 2680, from: false });
  });

  it('MEM-02 returns the address of a members-only download to members alone; MEM-03 offers a Dutch-only one in nl alone', async () => {
    const downloads = (await api.ask(productQuestion, bench)).data.entry.downloads;
    for (const { membersOnly, url } of downloads) expect(url === null).toBe(membersOnly);
    const question =
      'query ($siteId: Int!, $uri: String!) { entry(uri: $uri, siteId: $siteId) { ... on Product { downloads { dutchOnly url } } } }';
    const english = (await api.ask(question, { siteId: 2, uri: 'products/seating/meent-park-bench' })).data.entry.downloads;
    expect(english.length).toBeGreaterThan(0);
    expect(english.some(({ dutchOnly }: { dutchOnly: boolean }) => dutchOnly)).toBe(false);
  });
});
