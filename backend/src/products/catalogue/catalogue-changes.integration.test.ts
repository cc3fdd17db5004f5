import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FactChoice } from '../../facets/faceted-row.ts';
import { instrumentedSql } from '../../platform/api/instrumented-sql.ts';
import { apiTest } from '../../testing/open-api.ts';
import { Catalogue } from './catalogue.ts';
import { allCatalogueRows } from './catalogue-rows.ts';

const api = apiTest('demo');
const pool = () => api.payload.db.pool;

beforeAll(() => pool().query('create table original as select * from catalogue'));
afterAll(() => pool().query('drop table original'));

const question = `query ($siteId: Int!, $facts: [FactFilter!]) {
  products(siteId: $siteId, facts: $facts, first: 48) { total totalUnfiltered hits { id } facets { key min max values { value count } } }
}`;
const filters: FactChoice[][] = [
  [],
  [{ key: 'colour', values: ['any-ral'] }],
  [
    { key: 'lengthMm', min: 500, max: 2000 },
    { key: 'weightKg', min: 0, max: 90 },
  ],
];

/** Answers of the API to questions about every list. */
async function answers() {
  const requests = [1, 2, 3].flatMap((siteId) => filters.map((facts) => api.ask(question, { siteId, facts })));
  return (await Promise.all(requests)).map(({ data, errors }) => {
    expect(errors).toEqual([]);
    return data.products;
  });
}

/** Answers from a catalogue that was just read. */
async function expectedAnswers() {
  const catalogue = new Catalogue();
  for await (const rows of allCatalogueRows(instrumentedSql(pool()))) catalogue.replace([], rows);
  return ([1, 2, 3] as const).flatMap((siteId) => filters.map((choices) => catalogue.answer({ siteId, choices })));
}

/** SQL that changes the rows of some products in one of the ways in which publications do. */
const changes = [
  'delete from catalogue where product_id = any($1)',
  'delete from catalogue where product_id = any($1) and site_id = 2',
  'update catalogue set position = (position::bigint * 7919 + product_id) % 100000 where product_id = any($1)',
  `update catalogue c set facts = o.facts, variants = o.variants from original o
   where c.product_id = any($1) and o.site_id = 1 and o.product_id = (select product_id from original where product_id > c.product_id
     or product_id = (select min(product_id) from original) order by product_id desc limit 1)`,
  `insert into catalogue select * from original where product_id = any($1) on conflict (product_id, site_id)
   do update set position = excluded.position, facts = excluded.facts, variants = excluded.variants`,
];

it('API-06 CAT-02 the answers after random changes are those of a catalogue that is read as a whole', async () => {
  const { rows } = await pool().query<{ id: number }>('select distinct product_id as id from original order by id');
  for (let round = 0; round < 60; round += 1) {
    const ids = rows.filter((_, place) => (place * 31 + round * 17) % 11 < 3).map(({ id }) => id);
    await pool().query(changes[round % changes.length] ?? '', [ids]);
    await pool().query("insert into change (tags, products) values ('{Product:1:list,Product:2:list,Product:3:list}', $1)", [
      ids,
    ]);
    if (round % 4 > 0) continue;
    const expected = await expectedAnswers();
    for (const [place, answer] of (await answers()).entries()) {
      expect(answer.total).toBe(expected[place]?.hits.length);
      expect(answer.totalUnfiltered).toBe(expected[place]?.totalUnfiltered);
      expect(answer.hits.map(({ id }: { id: number }) => id)).toEqual(expected[place]?.hits.slice(0, 48));
      for (const { key, values, min } of answer.facets) {
        const fact = expected[place]?.facts.get(key);
        for (const { value, count } of values) expect(fact?.counts.get(value) ?? 0).toBe(count);
        if (min !== null) expect(fact?.min).toBe(min);
      }
    }
  }
});

it('API-06 a change without its products, by an API of an earlier version, is in the next answer', async () => {
  const { rows } = await pool().query<{ id: number }>(
    'update catalogue set position = -1 where product_id = (select max(product_id) from catalogue where not is_discontinued) returning product_id as id',
  );
  await pool().query("insert into change (tags) values ('{Product:1:list}')");
  const { data } = await api.ask(question, { siteId: 1, facts: [] });
  expect(data.products.hits[0].id).toBe(rows[0]?.id);
});

const announcedProducts = async (work: () => Promise<unknown>) => {
  const { rows: before } = await pool().query<{ id: string }>('select max(id) as id from change');
  await work();
  const { rows } = await pool().query<{ products: number[] | null }>(
    `select products from change where id > $1 and tags && '{Product:1:list}'`,
    [before[0]?.id],
  );
  return rows.map(({ products }) => products?.toSorted((one, other) => one - other));
};

it('API-06 publications, variants, drawings and pictures announce the products whose rows they change', async () => {
  const { payload } = api;
  const { docs } = await payload.find({ collection: 'variants', depth: 0, limit: 1 });
  const [variant] = docs;
  const productId = Number(variant?.product);
  const product = await payload.findByID({ collection: 'products', id: productId, depth: 0 });
  const other = await payload.find({ collection: 'products', where: { id: { not_equals: productId } }, depth: 0, limit: 1 });
  const otherId = other.docs[0]?.id ?? 0;
  const change = { locale: 'nl', depth: 0 } as const;
  const moved = () => payload.update({ collection: 'variants', id: variant?.id ?? 0, data: { product: otherId }, ...change });
  expect(await announcedProducts(moved)).toEqual([[productId, otherId].toSorted((one, two) => one - two)]);
  const position = (product.position ?? 0) + 1;
  const published = () =>
    payload.update({ collection: 'products', id: productId, data: { position, _status: 'published' }, ...change });
  expect(await announcedProducts(published)).toEqual([[productId]]);
  const [image] = (product.productImages ?? []) as number[];
  const media = await payload.findByID({ collection: 'media', id: image ?? 0, depth: 0 });
  const cut = () => payload.update({ collection: 'media', id: media.id, data: { cutOut: !media.cutOut }, ...change });
  const [ofPicture] = await announcedProducts(cut);
  expect(ofPicture).toContain(productId);
  const drawn = () => payload.update({ collection: 'drawings', id: Number(product.dimensionalDrawing), data: {}, ...change });
  expect((await announcedProducts(drawn)).flat()).toEqual(product.dimensionalDrawing ? [productId] : []);
});
