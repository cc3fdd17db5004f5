import { expect, it } from 'vitest';
import { requestSql } from '../../platform/database/request-sql.ts';
import { apiTest } from '../../testing/open-api.ts';
import { projectProducts } from './project-products.ts';

const api = apiTest('demo');

const run = async (text: string) => (await api.payload.db.pool.query(text)).rows;
const rows = () => run('select * from catalogue order by product_id, site_id');
const database = () => requestSql({ payload: api.payload, transactionID: undefined });
const everyId = async () => (await run('select id from products order by id')).map(({ id }) => id as number);
const productId = async (articleNumber: string) =>
  (await run(`select id from products where article_number = '${articleNumber}'`))[0]?.id as number;

it('CAT-02 the catalogue rows of all products contain their published data, in a set as one by one', async () => {
  const [ids, published] = [await everyId(), await rows()];
  expect(published).toHaveLength(153);
  await run('delete from catalogue');
  const changed = await projectProducts(await database(), ids);
  expect(changed).toHaveLength(153);
  expect(await rows()).toEqual(published);
  await run('delete from catalogue');
  for (const id of ids) await projectProducts(await database(), [id]);
  expect(await rows()).toEqual(published);
});

it('CAT-02 the catalogue row of a product has its place, facts, differing variants and card', async () => {
  const id = await productId('BM-1020');
  const [row] = await run(`select * from catalogue where product_id = ${id} and site_id = 1`);
  const { card, facts, variants, category_ids: categoryIds, ...others } = row ?? {};
  expect(others).toEqual({
    product_id: id,
    site_id: 1,
    position: 10_020_020,
    title: card.title,
    sku: 'BM-1020',
    is_discontinued: false,
  });
  const chain = await run(`select id, parent_id from categories where id in (select category_id from products where id = ${id})`);
  expect(categoryIds).toEqual([chain[0]?.parent_id, chain[0]?.id].toSorted((a, b) => a - b));
  expect(facts).toEqual({
    seats: [3, 4, 5],
    colour: ['ral-7016', 'ral-7022', 'ral-7024', 'ral-6009', 'ral-6012', 'ral-9005', 'db-703', 'any-ral'],
    series: ['Meent'],
    armrests: ['optional'],
    backrest: ['false'],
    heightMm: [455],
    lengthMm: [1800, 2400, 3000],
    material: ['fsc-hardwood', 'steel-galv-pc'],
    mounting: ['in-ground', 'surface', 'freestanding'],
    weightKg: [44, 57, 71],
    seatDepthMm: [480],
    seatHeightMm: [455],
    leadTimeWeeks: [6],
    recycledContentPercent: [12],
    maintenanceIntervalMonths: [24],
  });
  expect(variants).toHaveLength(3);
  expect(variants[1]).toEqual({
    ...{ sku: 'BM-1020-02', lengthMm: 2400, widthMm: 480, heightMm: 455 },
    facts: { seats: [4], lengthMm: [2400], weightKg: [57] },
  });
  expect(card).toEqual({
    title: 'Meent zitbank zonder rugleuning',
    uri: 'producten/zitmeubilair/meent-zitbank-zonder-rugleuning',
    sku: 'BM-1020',
    series: 'Meent',
    newProduct: false,
    featuredProduct: false,
    categoryId: chain[0]?.id,
    lengthMm: 1800,
    widthMm: 480,
    heightMm: 455,
    weightKg: 44,
    productImageId: expect.any(Number),
    impressionImageId: expect.any(Number),
    elevation: { url: expect.stringMatching(/^\/media\/elevations\/[0-9a-f]{24}\.svg$/), widthMm: 1800, heightMm: 455 },
    supply: {
      embedDepthMm: 400,
      leadTimeStandardWeeks: 6,
      leadTimeSpecialWeeks: 8,
      warrantyYears: 5,
      sparePartsYears: 15,
      maintenanceIntervalMonths: 24,
      designYear: 2017,
      madeIn: 'NL',
    },
  });
});

it('CAT-02 only changed catalogue rows are written and returned', async () => {
  const id = await productId('BM-1020');
  const db = await database();
  expect(await projectProducts(db, await everyId())).toEqual([]);
  await run(`update products set new_product = true where id = ${id}`);
  await run(`delete from catalogue where product_id = ${id} and site_id = 2`);
  const changed = await projectProducts(db, await everyId());
  expect(changed.map(({ productId, siteId }) => [productId, siteId]).toSorted()).toEqual([1, 2, 3].map((siteId) => [id, siteId]));
  await run(`update address set kind = 'old' where entry_type = 'products' and entry_id = ${id} and site_id = 3`);
  expect(await projectProducts(db, [id])).toMatchObject([{ productId: id, siteId: 3 }]);
  expect(await run(`select site_id from catalogue where product_id = ${id} order by 1`)).toEqual([
    { site_id: 1 },
    { site_id: 2 },
  ]);
});
