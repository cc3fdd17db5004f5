import { expect, it } from 'vitest';
import { demoProducts } from '../seed/content/demo-product.ts';
import { apiTest } from '../testing/open-api.ts';

const api = apiTest('demo');
const question = `query ($siteId: Int!, $numbers: [String!]!) {
  productsByNumber(siteId: $siteId, numbers: $numbers) { number sku part product { sku price { amount } variants { sku } } }
}`;
const ask = (numbers: string[], siteId = 1) => api.ask(question, { siteId, numbers });

it('QUO-13 CAT-06 finds variants and products by their numbers in any spelling, in the order of the request, without prices for guests', async () => {
  const [several] = demoProducts().filter(({ variants }) => variants.length > 1);
  const [single] = demoProducts().filter(({ variants }) => variants.length === 1);
  const [variant, only] = [several?.variants[1]?.sku ?? '', single?.variants[0]?.sku ?? ''];
  const spelled = variant.toLowerCase().replaceAll('-', ' ');
  for (const siteId of [1, 2, 3]) {
    const { data } = await ask([only, 'X-9', spelled, several?.sku ?? '', single?.sku ?? '', '--'], siteId);
    expect(data.productsByNumber).toMatchObject([
      { number: only, sku: only, product: { sku: single?.sku, price: null } },
      { number: spelled, sku: variant, product: { sku: several?.sku, price: null } },
      { number: several?.sku, sku: null, product: { sku: several?.sku } },
      { number: single?.sku, sku: only, product: { sku: single?.sku } },
    ]);
  }
});

it('QUO-13 CAT-18 finds spare parts by their numbers', async () => {
  const { data } = await ask(['bm 1030 s02', 'BM-1030-S99']);
  expect(data.productsByNumber).toMatchObject([
    { number: 'bm 1030 s02', sku: null, part: 'BM-1030-S02', product: { sku: 'BM-1030' } },
  ]);
});

it('QUO-13 refuses more than 100 numbers, and numbers of more than 40 characters', async () => {
  expect((await ask(Array.from({ length: 101 }, (_, place) => `A-${place}`))).errors).toEqual([
    'numbers takes at most 100 article numbers.',
  ]);
  expect((await ask(['A'.repeat(41)])).errors).toEqual(['An article number has at most 40 characters.']);
  expect((await ask(Array.from({ length: 100 }, () => 'A'.repeat(40)))).data.productsByNumber).toEqual([]);
});

it.each([
  ['variants', 'sku', 'variants_number_idx'],
  ['spare_parts', 'number', 'spare_parts_code_idx'],
])('QUO-13 CAT-18 reads an index instead of all %s', async (table, column, index) => {
  const client = await api.payload.db.pool.connect();
  try {
    await client.query('begin; set local enable_seqscan = off');
    const code = `upper(regexp_replace(${column}, '[^[:alnum:]]', '', 'g'))`;
    const { rows } = await client.query(`explain select 1 from ${table} where ${code} = 'BM101001'`);
    expect(JSON.stringify(rows)).toContain(index);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
