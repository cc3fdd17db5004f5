import { describe, expect, it } from 'vitest';
import { apiTest } from '../../testing/open-api.ts';

const api = apiTest('demo');
const member = { id: 1, collection: 'members', isApproved: true } as never;
const question = `query ($siteId: Int!) { productsByNumber(siteId: $siteId, numbers: ["BM-1010"]) {
  product { options { number title weightKg price { amount } excludes requires } } } }`;
const options = async (siteId = 1, viewer?: never) =>
  (await api.ask(question, { siteId }, viewer)).data.productsByNumber[0].product.options;
const find = async (number: string) => {
  const found = await api.payload.find({ collection: 'productOptions', where: { number: { equals: number } }, depth: 0 });
  return found.docs[0] as NonNullable<(typeof found.docs)[number]>;
};
const product = async (articleNumber: string) =>
  (await api.payload.find({ collection: 'products', where: { articleNumber: { equals: articleNumber } }, depth: 0 })).docs[0]
    ?.id as number;

describe('CAT-16 the options of a product', () => {
  it('come in their order, with texts in each language, weights and rules', async () => {
    expect(await options()).toEqual([
      expect.objectContaining({ number: 'BM-1010-L1', weightKg: 5.2, excludes: [], requires: [] }),
      expect.objectContaining({ number: 'BM-1010-L2', title: 'Middenarmleuning', requires: ['BM-1010-L1'] }),
      expect.objectContaining({ number: 'BM-1010-G1', weightKg: null, excludes: ['BM-1010-G2'] }),
      expect.objectContaining({ number: 'BM-1010-G2', excludes: ['BM-1010-G1'] }),
    ]);
    expect((await options(2))[1].title).toBe('Middle armrest');
    expect((await options(3))[1].title).toBe('Mittlere Armlehne');
  });

  it('CAT-06 have prices for approved members only', async () => {
    const prices = async (viewer?: never) => (await options(1, viewer)).map(({ price }: { price: object | null }) => price);
    expect(new Set(await prices())).toEqual(new Set([null]));
    expect(await prices(member)).toEqual([{ amount: 118 }, { amount: 64 }, { amount: 95 }, { amount: 48 }]);
  });

  it('have numbers that no product, variant, part or other option has, in both directions', async () => {
    const id = await product('BM-1010');
    const option = (number: string) =>
      api.payload.create({ collection: 'productOptions', locale: 'nl', data: { number, title: 'Leuning', product: id } });
    for (const number of ['BM-1010-L1', 'bm 1010', 'BM1010-02', 'bm-1010 s01'])
      await expect(option(number), number).rejects.toThrow();
    const part = { number: 'bm1010 l1', title: 'Lat', product: id };
    await expect(api.payload.create({ collection: 'spareParts', locale: 'nl', data: part })).rejects.toThrow();
    const variant = { sku: 'BM 1010 L1', title: 'Kort', product: id };
    await expect(api.payload.create({ collection: 'variants', locale: 'nl', data: variant })).rejects.toThrow();
    const created = await option('BM-1010-L9');
    await api.payload.delete({ collection: 'productOptions', id: created.id });
  });

  it('exclude and require other options of the same product only', async () => {
    const [own, other, foreign] = [await find('BM-1010-L1'), await find('BM-1010-G1'), await find('BM-1020-L1')];
    const excluding = (ids: number[]) =>
      api.payload.update({ collection: 'productOptions', id: own.id, locale: 'nl', data: { excludes: ids } });
    await expect(excluding([foreign.id])).rejects.toThrow();
    await expect(excluding([own.id])).rejects.toThrow();
    await expect(excluding([other.id])).resolves.toBeDefined();
    await expect(excluding([])).resolves.toBeDefined();
  });

  it('are deleted although others require them', async () => {
    const required = await find('BM-3030-S1');
    await api.payload.delete({ collection: 'productOptions', id: required.id });
    expect((await find('BM-3030-V1')).requires ?? []).toEqual([]);
  });

  it('SEA-01 are found by their numbers, and lead to their product', async () => {
    const search = '{ search(siteId: 1, query: "bm-3020-a1") { columns { kind hits { uri option part variant } } } }';
    const { data } = await api.ask(search);
    const [hit] = data.search.columns.find(({ kind }: { kind: string }) => kind === 'product').hits;
    expect(hit).toMatchObject({ uri: expect.stringContaining('korf-110'), option: 'BM-3020-A1', part: null, variant: null });
  });

  it('an index finds them by the code of their number', async () => {
    const client = await api.payload.db.pool.connect();
    try {
      await client.query('begin; set local enable_seqscan = off');
      const code = "upper(regexp_replace(number, '[^[:alnum:]]', '', 'g'))";
      const { rows } = await client.query(`explain select 1 from product_options where ${code} = 'BM1010L1'`);
      expect(JSON.stringify(rows)).toContain('product_options_code_idx');
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
