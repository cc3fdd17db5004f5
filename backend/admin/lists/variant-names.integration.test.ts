import { beforeAll, expect, it } from 'vitest';
import { payloadTest } from '../../src/testing/test-payload.ts';
import { nameVariants } from './variant-names.ts';

const user = { id: 1, collection: 'users', email: 'eva@example.com', role: 'administrator' };
const test = payloadTest();
let id = 0;

beforeAll(async () => {
  nameVariants(test.payload.collections.variants.config);
  const create = async (collection: 'categories' | 'products' | 'variants', data: object) =>
    (await test.payload.create({ collection, data: data as never, locale: 'nl' })).id;
  const category = await create('categories', { title: 'Banken', slug: 'banken', _status: 'published' });
  const bench = { title: 'Meent parkbank', slug: 'meent', articleNumber: 'BM', category, _status: 'published' };
  const product = await create('products', bench);
  id = await create('variants', { title: '180 cm', sku: 'BM-18', product });
  await create('variants', { title: '240 cm', sku: 'BM-24', product });
});

/** Item numbers that an editor reads. */
async function numbers(question: object): Promise<(string | null | undefined)[]> {
  const { docs } = await test.payload.find({
    ...{ collection: 'variants', overrideAccess: false, user: user as never, depth: 0, locale: 'nl', sort: 'sku' },
    ...question,
  });
  return docs.map(({ sku }) => sku);
}

it('EDT-14 a selection of variants shows number and name', async () => {
  expect(await numbers({ select: { sku: true } })).toEqual(['BM-18 · Meent parkbank, 180 cm', 'BM-24 · Meent parkbank, 240 cm']);
});

it.each(['BM-24', 'meent 240', '240 parkbank BM'])('EDT-14 a selection of variants finds one by %j', async (like) => {
  const where = { and: [{ id: { not_in: [0] } }, { sku: { like } }] };
  expect(await numbers({ where, select: { sku: true } })).toEqual(['BM-24 · Meent parkbank, 240 cm']);
});

it('EDT-14 the label of a row has number and name of its variant', async () => {
  const { sku } = await test.payload.findByID({
    ...{ collection: 'variants', id, select: { sku: true }, overrideAccess: false, user: user as never, locale: 'de' },
  });
  expect(sku).toBe('BM-18 · Meent parkbank, 180 cm');
});

it('EDT-14 other readers and forms get the item number only', async () => {
  expect(await numbers({ where: { sku: { like: 'BM-18' } } }), 'a form').toEqual(['BM-18']);
  expect(await numbers({ where: { sku: { like: 'BM-18' } }, select: { sku: true }, user: undefined }), 'a visitor').toEqual([
    'BM-18',
  ]);
});
