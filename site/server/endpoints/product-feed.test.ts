import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Ajv2020 from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { startingContent, type TestContent } from '../../src/platform/testing/test-content.ts';
import { siteTest } from '../testing/test-site.ts';
import { withPrices } from './product-feed-json.ts';
import { feedSchema } from './product-feed-schema.ts';

let content: TestContent;
const category = { id: 3, siteId: 1, title: 'Zitmeubilair', uri: 'producten/zitmeubilair', parent: null };
const picture = { id: 5, siteId: 1, url: '/media/meent.jpg', alt: 'Bank', width: 800, height: 600 };
const measures = { lengthMm: 2000, widthMm: 500, heightMm: null };
const product = {
  ...{
    id: 42,
    siteId: 1,
    title: 'Meent',
    uri: 'producten/zitmeubilair/meent',
    sku: 'BM-1',
    series: null,
    description: 'Een bank',
  },
  ...{ newProduct: false, category, dimensions: measures, weightKg: 40, colours: [], anyRal: true, mountings: [], materials: [] },
  ...{ specifications: [], supply: {}, environmental: null, norms: [], certificates: [], dimensionalDrawing: null, model: null },
  productImage: picture,
  productImages: [picture],
  downloads: [
    { id: 1, siteId: 1, titleField: 'Open', kind: 'pdf', url: '/media/files/a/open.pdf' },
    { id: 2, siteId: 1, titleField: 'Besloten', kind: 'dxf', url: null },
  ],
  options: [{ id: 5, siteId: 1, number: 'BM-1-L1', title: 'Armleuning', weightKg: 2.5, excludes: [], requires: [] }],
  variants: [{ id: 7, siteId: 1, sku: 'BM-1-01', title: '2 m', dimensions: measures, weightKg: 40, materials: null }],
  routeTranslations: [
    { siteId: 1, uri: 'producten/zitmeubilair/meent', exact: true },
    { siteId: 2, uri: 'products/seating/meent', exact: true },
    { siteId: 3, uri: 'produkte', exact: false },
  ],
};
const show = (title: string, next: number | null = 100) => {
  const items = [{ changedAt: '2026-11-28T00:00:00.000Z', product: { ...product, title } }];
  Object.assign(content.root, { productFeed: { next, items } });
};
const validate = new Ajv2020({ allowUnionTypes: true, strict: false, validateFormats: false }).compile(feedSchema);

const site = siteTest(() => {
  content = startingContent();
  show('Meent');
  return content;
}, 'test');

test('EDT-13 the feed follows its schema, with the addresses of the configured domains on every host', async () => {
  for (const host of ['nl.test', 'localhost']) {
    const { status, headers, text } = await site.get('/feeds/products.json', { host });
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      ...[200, 'application/json; charset=utf-8', 'public, no-cache'],
    ]);
    expect(headers['x-robots-tag']).toBe(host === 'localhost' ? 'noindex' : undefined);
    const feed = JSON.parse(text);
    expect(validate(feed), JSON.stringify(validate.errors)).toBe(true);
    expect(feed).toMatchObject({ language: 'nl-NL', next: 'https://nl.test/feeds/products.json?after=100' });
    expect(feed.products[0]).toMatchObject({
      url: 'https://nl.test/producten/zitmeubilair/meent/',
      translations: [{ language: 'en', url: 'https://en.test/products/seating/meent/' }],
      categories: [{ id: 3, url: 'https://nl.test/producten/zitmeubilair/' }],
      pictures: [{ url: 'https://nl.test/media/meent.jpg' }],
      downloads: [{ title: 'Open', url: 'https://nl.test/media/files/a/open.pdf' }],
      options: [{ articleNumber: 'BM-1-L1', title: 'Armleuning', weightKg: 2.5 }],
    });
    expect(text).not.toContain('priceEur');
  }
  const { text } = await site.get('/feeds/products.schema.json');
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(feedSchema)));
  expect((await site.get('/feeds/')).status).not.toBe(200);
});

test('EDT-13 the feed is compressed, and not sent again until a product changes', async () => {
  const path = '/feeds/products.json';
  const zipped = await site.get(path, { headers: { 'accept-encoding': 'gzip' } });
  expect(JSON.parse(gunzipSync(zipped.body).toString()).products).toHaveLength(1);
  const { body, headers } = await site.get(path, { headers: { 'accept-encoding': 'br' } });
  expect(JSON.parse(brotliDecompressSync(body).toString()).products).toHaveLength(1);
  const again = { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) };
  expect(await site.get(path, { headers: again })).toMatchObject({ status: 304, text: '' });
  expect(site.peer.asked.filter((name) => name === 'ProductFeed')).toHaveLength(1);
  show('Veld', null);
  site.peer.announce(['Product:1:42']);
  await expect.poll(async () => (await site.get(path)).text).toContain('"title":"Veld"');
  expect((await site.get(path, { headers: again })).status).toBe(200);
});

test('EDT-13 the feed refuses pages that do not exist, and answers 503 without the API', async () => {
  for (const after of ['50', '-100', 'x', '0100', '99999999900'])
    expect((await site.get(`/feeds/products.json?after=${after}`)).status, after).toBe(400);
  await site.get('/feeds/products.json?after=100');
  await site.peer.stop();
  const { status, headers } = await site.get('/feeds/products.json?after=200');
  expect([status, headers['retry-after']]).toEqual([503, '120']);
});

test('EDT-13 a request with an unusable key is refused, and never answered as a guest', async () => {
  await site.get('/feeds/products.json');
  const { status, text, headers } = await site.get('/feeds/products.json', { headers: { authorization: 'Bearer x' } });
  expect([status, headers['cache-control']]).toEqual([503, 'private, no-cache']);
  expect(JSON.parse(text)).toEqual({ error: expect.any(String) });
});

test('EDT-13 prices are added to the variants and options of a page', () => {
  const feed = { products: [{ id: 1, options: [{ id: 7 }], variants: [{ id: 7 }, { id: 8 }] }] };
  const priced = JSON.parse(withPrices(Buffer.from(JSON.stringify(feed)), { 7: 890.5, 'option-7': 64 }).toString());
  expect(priced.products[0].variants).toEqual([
    { id: 7, priceEur: 890.5 },
    { id: 8, priceEur: null },
  ]);
  expect(priced.products[0].options).toEqual([{ id: 7, priceEur: 64 }]);
});
