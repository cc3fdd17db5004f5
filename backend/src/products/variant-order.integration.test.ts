import { beforeAll, expect, it } from 'vitest';
import { documentActivity } from '../activity/document-activity.ts';
import { instrumentedSql } from '../platform/api/instrumented-sql.ts';
import type { User } from '../platform/generated/payload-types.ts';
import { payloadTest } from '../testing/test-payload.ts';
import { variantOrderEndpoint } from './variant-order-endpoint.ts';

const test = payloadTest();
const locale = 'nl';
let user: User & { collection: 'users' };
let product = 0;
const variants: number[] = [];

beforeAll(async () => {
  const account = { email: 'fenna@voorbeeld.nl', name: 'Fenna', password: 'Wilgenlaan-Zonder-Bomen-7', role: 'editor' } as const;
  user = { ...(await test.payload.create({ collection: 'users', data: account })), collection: 'users' };
  const categoryData = { title: 'Banken', slug: 'banken', _status: 'published' } as const;
  const category = (await test.payload.create({ collection: 'categories', locale, data: categoryData })).id;
  const data = { title: 'Meent', slug: 'meent', articleNumber: 'BM-1010', category, _status: 'published' } as const;
  product = (await test.payload.create({ collection: 'products', locale, data })).id;
  for (const position of [0, 1, 2]) {
    const variant = { title: `${position}`, sku: `BM-1010-0${position}`, product, position };
    variants.push((await test.payload.create({ collection: 'variants', locale, data: variant })).id);
  }
});

async function order(body: unknown, as: unknown = user): Promise<number> {
  const req = { payload: test.payload, user: as, json: async () => body, context: {}, t: String };
  return (await variantOrderEndpoint.handler(req as never)).status;
}

async function stored(): Promise<number[]> {
  const where = { product: { equals: product } };
  return (await test.payload.find({ collection: 'variants', where, sort: 'position', depth: 0 })).docs.map(({ id }) => id);
}

it('EDT-14 an editor changes the order of the variants of a product, which its activity records', async () => {
  const reversed = variants.toReversed();
  expect(await order({ product, ids: reversed })).toBe(200);
  expect(await stored()).toEqual(reversed);
  const [entry] = await documentActivity(instrumentedSql(test.payload.db.pool), 'variants', variants[0] ?? 0);
  expect(entry?.authorName).toBe('Fenna');
});

it('EDT-14 an order without one of the variants, or with one of another product, changes nothing', async () => {
  const before = await stored();
  expect(await order({ product, ids: before.slice(1) })).toBe(409);
  expect(await order({ product, ids: [...before.slice(1), 999_999] })).toBe(409);
  expect(await order({ product, ids: [...before, before[0]] })).toBe(409);
  expect(await stored()).toEqual(before);
});

it.each([undefined, {}, { product: 'x', ids: [] }, { product: 1, ids: ['2'] }])(
  'EDT-14 an order of another shape is refused: %j',
  async (body) => {
    expect(await order(body)).toBe(422);
  },
);

it('EDT-14 a guest and a member cannot change the order of variants', async () => {
  expect(await order({ product, ids: variants }, null)).toBe(401);
  expect(await order({ product, ids: variants }, { collection: 'members', id: 1 })).toBe(401);
});
