import { describe, expect, it } from 'vitest';
import { apiTest } from '../../testing/open-api.ts';
import { readCode, yearOf } from '../plate-code.ts';

const api = apiTest('demo');
const member = { id: 1, collection: 'members', isApproved: true } as never;
const question = `query ($siteId: Int!, $code: String!) { plateCode(siteId: $siteId, code: $code) {
  read year variant part product { sku spareParts { number title price { amount } supplyYears variants endedYear successor front { x y } } } } }`;
const ask = (code: string, siteId = 1, viewer?: never) => api.ask(question, { siteId, code }, viewer);

describe('CAT-18 a code', () => {
  it.each([
    ['BM-1030-01 24 0617', { year: 2024, variant: 'BM-1030-01', part: null }],
    ['bm1030 01240617', { year: 2024, variant: 'BM-1030-01', part: null }],
    ['bm 1030', { year: null, variant: null, part: null }],
    ['BM-1030-02', { year: null, variant: 'BM-1030-02', part: null }],
    ['bm.1030/s02', { year: null, variant: null, part: 'BM-1030-S02' }],
    ['BM-1030-01 99 0001', { year: null, variant: 'BM-1030-01', part: null }],
  ])('%j names a product in any spelling', async (code, told) => {
    for (const siteId of [1, 2, 3]) {
      const { data } = await ask(code, siteId);
      expect(data.plateCode).toMatchObject({ ...told, product: { sku: 'BM-1030' } });
    }
  });

  it.each(['BM-1030-01 2X', 'BM-9999-01 24 0617', 'BM-1030-S02 24', '---', '', 'BM'])('%j is unknown', async (code) => {
    const { data, errors } = await ask(code);
    expect(errors).toEqual([]);
    expect(data.plateCode).toEqual({ read: readCode(code), year: null, variant: null, part: null, product: null });
  });

  it('of more than 60 characters is refused', async () => {
    expect((await ask('A'.repeat(61))).errors).toEqual(['A code has at most 60 characters.']);
  });

  it('has a year that is not to come', () => {
    const today = new Date('2026-11-29');
    expect(['240617', '26', '27', '2', ''].map((rest) => yearOf(rest, today))).toEqual([2024, 2026, null, null, null]);
  });
});

describe('CAT-18 the parts of a product', () => {
  it('have texts in each language, years of supply, and their successor', async () => {
    const parts = async (siteId: number) => (await ask('BM-1010', siteId)).data.plateCode.product.spareParts;
    expect((await parts(1))[0]).toMatchObject({
      number: 'BM-1010-S01',
      title: 'Zittinglat',
      supplyYears: 15,
      front: { x: 0.83 },
    });
    expect((await parts(2))[0].title).toBe('Seat slat');
    expect((await parts(3)).at(-1)).toMatchObject({ number: 'BM-1010-S91', endedYear: 2019, successor: 'BM-1010-S01' });
  });

  it('CAT-06 have prices for approved members only', async () => {
    const prices = async (viewer?: never) =>
      (await ask('BM-1010', 1, viewer)).data.plateCode.product.spareParts.map(({ price }: { price: object | null }) => price);
    expect(new Set(await prices())).toEqual(new Set([null]));
    expect(await prices(member)).toEqual([{ amount: 38 }, { amount: 38 }, { amount: 64 }, null]);
  });

  it('remain when the product is discontinued, and lead to it', async () => {
    const { docs } = await api.payload.find({
      collection: 'products',
      where: { articleNumber: { equals: 'BM-1040' } },
      depth: 0,
    });
    const data = { availability: 'discontinued', discontinuedOn: '2020-01-01' } as never;
    await api.payload.update({
      collection: 'products',
      id: docs[0]?.id as number,
      data: { ...(data as object), _status: 'published' },
      locale: 'nl',
    });
    const { data: found } = await ask('BM-1040-S01', 1, member);
    expect(found.plateCode).toMatchObject({
      part: 'BM-1040-S01',
      product: { sku: 'BM-1040', spareParts: [{ price: { amount: 31 } }, {}, {}] },
    });
  });

  it('have numbers that no product, variant or other part has', async () => {
    const { docs } = await api.payload.find({ collection: 'products', limit: 1, depth: 0 });
    const create = (number: string) =>
      api.payload.create({
        collection: 'spareParts',
        locale: 'nl',
        data: { number, title: 'Lat', product: docs[0]?.id as number },
      });
    for (const number of ['BM-1010-S01', 'BM-1010-01', 'bm 1010', 'BM1010-02'])
      await expect(create(number), number).rejects.toThrow();
    const [wanted] = docs;
    await expect(
      api.payload.create({
        collection: 'variants',
        locale: 'nl',
        data: { sku: 'bm 1010 s01', title: 'Kort', product: wanted?.id as number },
      }),
    ).rejects.toThrow();
    await expect(create('BM-1010-S77')).resolves.toMatchObject({ number: 'BM-1010-S77' });
  });

  it('list the products that have any, by title', async () => {
    const { data } = await api.ask('{ productsWithParts(siteId: 1) { title sku } }');
    const skus = data.productsWithParts.map(({ sku }: { sku: string }) => sku);
    expect(skus).toEqual(expect.arrayContaining(['BM-1010', 'BM-1030', 'BM-7050']));
    expect(skus).not.toContain('BM-8060');
  });

  it('SEA-01 are found by their numbers', async () => {
    const { data } = await api.ask('{ search(siteId: 1, query: "bm-1030-s02") { columns { kind hits { uri part variant } } } }');
    const [hit] = data.search.columns.find(({ kind }: { kind: string }) => kind === 'product').hits;
    expect(hit).toMatchObject({ uri: 'producten/zitmeubilair/heem-comfortbank', part: 'BM-1030-S02', variant: null });
  });
});
