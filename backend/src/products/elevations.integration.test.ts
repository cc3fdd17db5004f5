import { cacheIdentity } from '@plantsoen/contract/cache-identity.ts';
import { describe, expect, it } from 'vitest';
import { apiTest } from '../testing/open-api.ts';

const api = apiTest('demo');

const asEditor = { overrideAccess: true, depth: 0, locale: 'nl' } as const;
const question = `query ($ids: [Int!]!) { productsById(siteId: 1, ids: $ids) {
  __typename id siteId title elevation { url widthMm heightMm } dimensionalDrawing { id } category { id } } }`;
const byId = async (...ids: number[]) => (await api.ask(question, { ids })).data.productsById;
const categoriesQuestion = `{ categories(siteId: 1) { id title cutOut { id cutOut crop(name: productHighlight) { url } }
  elevation { url heightMm widthMm } children { id cutOut { id } elevation { url heightMm widthMm } } } }`;

describe('products by id', () => {
  it('QUO-01 are returned in the given order, each once, without products that are not live in the site', async () => {
    const answer = await api.ask(question, { ids: [9, 2, 9, 4711, 5] });
    expect(answer.data.productsById.map(({ id }: { id: number }) => id)).toEqual([9, 2, 5]);
    expect(answer.tags).toContain('Product:1:4711');
    expect((await api.ask(question, { ids: [] })).data.productsById).toEqual([]);
  });

  it('API-02 are refused as invalid input for more than 100 IDs or an unknown site', async () => {
    const many = Array.from({ length: 101 }, (_, index) => index + 1);
    expect((await api.ask(question, { ids: many })).codes).toEqual(['BAD_USER_INPUT']);
    expect((await api.ask(question, { ids: many.slice(1) })).errors).toEqual([]);
    expect((await api.ask('{ productsById(siteId: 4, ids: [1]) { id } }')).codes).toEqual(['BAD_USER_INPUT']);
  });
});

describe('elevations', () => {
  it('BLK-21 are on the card of every demo product, with an address from their content', async () => {
    const products = (await api.ask('{ products(siteId: 1, first: 48) { hits { title elevation { url widthMm heightMm } } } }'))
      .data;
    expect(products.products.hits).toHaveLength(48);
    for (const { title, elevation } of products.products.hits) {
      expect(elevation?.url, title).toMatch(/^\/media\/elevations\/[0-9a-f]{24}\.svg$/);
      expect(elevation.widthMm, title).toBeGreaterThan(90);
      expect(elevation.heightMm, title).toBeGreaterThan(40);
    }
  });

  it('CAT-15 CAT-13 are those of the own drawing of a variant, or keep the ends of the drawing of its product', async () => {
    const asked =
      '{ productsByNumber(siteId: 1, numbers: ["BM-1010"]) { product { elevation { url widthMm } variants { dimensions { lengthMm } elevation { url widthMm heightMm } } } } }';
    const answer = async () => (await api.ask(asked)).data.productsByNumber[0].product;
    const own = (await answer()).variants[1].elevation;
    expect(own.url).toMatch(/^\/media\/elevations\/[0-9a-f]{24}\.svg$/);
    expect(own.widthMm).toBeGreaterThan(2390);
    const where = { sku: { equals: 'BM-1010-02' } };
    await api.payload.update({ collection: 'variants', where, data: { dimensionalDrawing: null }, ...asEditor });
    const product = await answer();
    type Drawn = { dimensions: { lengthMm: number }; elevation: { url: string; widthMm: number; heightMm: number } };
    const [drawn, longer]: Drawn[] = product.variants;
    expect(drawn?.elevation.url).toBe(product.elevation.url);
    expect(longer?.elevation.widthMm).toBe(product.elevation.widthMm + 600);
    expect(longer?.elevation.url).toMatch(/^\/media\/elevations\/[0-9a-f]{24}-\d+x\d+\.svg$/);
  });

  it('BLK-21 are updated when the drawing changes, and the product is announced (API-06)', async () => {
    const bench = (await api.ask('{ products(siteId: 1, search: "BM-1010") { hits { id } } }')).data.products.hits[0].id;
    const [before] = await byId(bench);
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 200" data-scale="0.5"><path data-view="front" d="M0 0H500V200Z"/></svg>';
    const replace = (content: string) =>
      api.payload.update({
        collection: 'drawings',
        id: before.dimensionalDrawing.id,
        data: {},
        file: { data: Buffer.from(content), name: 'anew.svg', mimetype: 'image/svg+xml', size: content.length },
        ...asEditor,
      });
    expect(await api.announced(() => replace(drawing))).toContain(cacheIdentity(before));
    const [after] = await byId(bench);
    expect(after.elevation).toMatchObject({ widthMm: 1000, heightMm: 400 });
    expect(after.elevation.url).not.toBe(before.elevation.url);
    await replace('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0H10V10"/></svg>');
    const strip = '{ algemeen(siteId: 1) { globals { stripProducts { id } } } }';
    expect((await byId(bench))[0].elevation).toBeNull();
    const { stripProducts } = (await api.ask(strip)).data.algemeen.globals;
    expect(stripProducts).toHaveLength(7);
    expect(stripProducts).not.toContainEqual(expect.objectContaining({ id: bench }));
  });
});

describe('the picture of a category', () => {
  it('NAV-03 is the first cut-out picture and the first elevation of its products that is not a mere line, also in the menu', async () => {
    const { categories } = (await api.ask(categoriesQuestion)).data;
    expect(categories).toHaveLength(8);
    for (const { title, cutOut, elevation, children } of categories) {
      expect(cutOut, title).toMatchObject({ cutOut: true, crop: { url: expect.stringContaining('/productHighlight-') } });
      expect(elevation?.url, title).toBeTruthy();
      expect(elevation.heightMm * 4, title).toBeGreaterThanOrEqual(elevation.widthMm);
      expect(
        children.map((child: { elevation: unknown }) => child.elevation),
        title,
      ).toContainEqual(elevation);
    }
    const grates = categories.find(({ title }: { title: string }) => title === 'Boomproducten').children[0];
    expect(grates.elevation.heightMm * 4, 'where all are flat, a flat one').toBeLessThan(grates.elevation.widthMm);
    const menu = (await api.ask('{ navigation(locale: 1) { children { kind uri category { uri elevation { url } } } } }')).data;
    const shown = menu.navigation.flatMap(({ children }: { children: { kind: string; uri: string | null }[] }) => children);
    const ofCategories = shown.filter(({ kind }: { kind: string }) => kind === 'category');
    expect(ofCategories.length).toBeGreaterThan(0);
    for (const { uri, category } of ofCategories) expect(category).toMatchObject({ uri, elevation: { url: expect.any(String) } });
    for (const item of shown) if (item.kind !== 'category') expect(item.category).toBeNull();
  });

  it('NAV-03 changes when the first picture is no longer a cut-out', async () => {
    const cutOutOf = async () => (await api.ask(categoriesQuestion)).data.categories[0].cutOut.id;
    const first = await cutOutOf();
    const mark = (cutOut: boolean) => api.payload.update({ collection: 'media', id: first, data: { cutOut }, ...asEditor });
    expect(await api.announced(() => mark(false))).toContain('Product:1:list');
    expect(await cutOutOf()).not.toBe(first);
    await mark(true);
    expect(await cutOutOf()).toBe(first);
  });
});
