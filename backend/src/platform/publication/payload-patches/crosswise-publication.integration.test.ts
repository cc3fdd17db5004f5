import { expect, it } from 'vitest';
import { payloadTest } from '../../../testing/test-payload.ts';

const test = payloadTest();

it('SEC-09 two products that refer to each other are published concurrently without a deadlock', async () => {
  const { payload } = test;
  const locale = 'nl';
  const _status = 'published' as const;
  const category = await payload.create({
    collection: 'categories',
    locale,
    data: { title: 'Banken', slug: 'banken', _status } as never,
  });
  const create = (number: number) =>
    payload.create({
      collection: 'products',
      locale,
      data: {
        title: `Bank ${number}`,
        slug: `bank-${number}`,
        articleNumber: `B-${number}`,
        category: category.id,
        _status,
      } as never,
    });
  const [one, other] = [await create(1), await create(2)];
  const publish = (id: number, related: number) =>
    payload.update({ collection: 'products', id, locale, data: { relatedProducts: [related], _status } as never });
  for (let round = 0; round < 10; round++) await Promise.all([publish(one.id, other.id), publish(other.id, one.id)]);
  const { docs } = await payload.find({ collection: 'products', locale, depth: 0, sort: 'id' });
  expect(docs.map(({ relatedProducts }) => relatedProducts)).toEqual([[other.id], [one.id]]);
});
