import { setTimeout as delay } from 'node:timers/promises';
import type { PayloadRequest } from 'payload';
import { expect, it } from 'vitest';
import { payloadTest } from '../../../testing/test-payload.ts';
import { canonicalAddresses } from '../../addresses/address-table.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { requestSql } from '../../database/request-sql.ts';

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

it('SEC-09 an entry that is created as published waits for a publication above it, and gets its new address', async () => {
  const { payload } = test;
  const locale = 'nl';
  const _status = 'published' as const;
  const createCategory = (slug: string, parent?: number) =>
    payload.create({ collection: 'categories', locale, data: { title: slug, slug, parent, _status } as never });
  const { id: top } = await createCategory('tafels');
  const { id: category } = await createCategory('picknicktafels', top);
  const createProduct = () =>
    payload.create({
      collection: 'products',
      locale,
      data: { title: 'Tafel', slug: 'tafel', articleNumber: 'T-1', category, _status } as never,
    });
  const { created } = await inTransaction(payload, async (_, { transactionID }) => {
    const req = { transactionID } as PayloadRequest;
    await payload.update({ collection: 'categories', id: top, locale, data: { slug: 'buitentafels', _status }, req });
    const creating = createProduct();
    await Promise.race([creating, delay(2000)]);
    return { created: creating };
  });
  const { id } = await created;
  const db = await requestSql({ payload, transactionID: undefined });
  expect(await canonicalAddresses(db, { collection: 'products', id })).toMatchObject([
    { path: 'producten/buitentafels/tafel', parentPath: 'producten/buitentafels/picknicktafels' },
  ]);
});
