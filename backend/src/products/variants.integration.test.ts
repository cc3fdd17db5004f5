import { describe, expect, it } from 'vitest';
import { apiTest } from '../testing/open-api.ts';

const api = apiTest('demo');

/** Returns the variants of the first product with more than two, in order. */
async function variantsOfOneProduct() {
  const { docs } = await api.payload.find({ collection: 'variants', depth: 0, limit: 50, sort: 'sku', overrideAccess: true });
  const product = docs.find((variant, index) => docs[index + 2]?.product === variant.product)?.product as number;
  return { product, variants: docs.filter((variant) => variant.product === product) };
}

const weightsInCatalogue = async (product: number): Promise<number[]> => {
  const { rows } = await api.payload.db.pool.query(
    `select facts -> 'weightKg' as weights from catalogue where product_id = $1 and site_id = 1`,
    [product],
  );
  return rows[0]?.weights ?? [];
};

describe('CAT-05 variants of one product', () => {
  it('are changed together by a bulk edit, and the list contains all changes', async () => {
    const { product, variants } = await variantsOfOneProduct();
    const where = { id: { in: variants.map(({ id }) => id) } };
    const bulk = await api.payload.update({ collection: 'variants', where, data: { weightKg: 77 }, overrideAccess: true });
    expect(bulk.errors).toEqual([]);
    expect(bulk.docs).toHaveLength(variants.length);
    expect(await weightsInCatalogue(product)).toContain(77);
  });

  it('are changed by several editors concurrently, and the list contains all changes', async () => {
    const { product, variants } = await variantsOfOneProduct();
    const weights = variants.map((_, index) => 201 + index);
    await Promise.all(
      variants.map(({ id }, index) =>
        api.payload.update({ collection: 'variants', id, data: { weightKg: 201 + index }, overrideAccess: true }),
      ),
    );
    expect(await weightsInCatalogue(product)).toEqual(expect.arrayContaining(weights));
  });
});

describe('CAT-02 facts of a product', () => {
  const publish = async (facts: object[]) => {
    const { docs } = await api.payload.find({ collection: 'products', limit: 1, depth: 0, overrideAccess: true });
    const data = { facts, _status: 'published' } as never;
    return api.payload.update({ collection: 'products', id: docs[0]?.id as number, locale: 'nl', data, overrideAccess: true });
  };
  const factOf = async (key: string): Promise<number> => {
    const { docs } = await api.payload.find({ collection: 'facts', where: { key: { equals: key } }, overrideAccess: true });
    return docs[0]?.id as number;
  };

  it('accept the values of the dictionary', async () => {
    const facts = [
      { fact: await factOf('armrests'), text: 'none' },
      { fact: await factOf('seats'), number: 3 },
      { fact: await factOf('backrest'), boolean: true },
    ];
    await expect(publish(facts)).resolves.toMatchObject({ facts: [{ text: 'none' }, { number: 3 }, { boolean: true }] });
  });

  it('read the dictionary once in a publication, not once for each value', async () => {
    const { hooks } = api.payload.collections.factValues.config;
    let reads = 0;
    hooks.beforeOperation = [
      ...(hooks.beforeOperation ?? []),
      () => {
        reads += 1;
      },
    ];
    await publish([
      { fact: await factOf('armrests'), text: 'none' },
      { fact: await factOf('seats'), number: 4 },
    ]);
    expect(reads).toBe(1);
  });

  it.each([
    ['a value that the dictionary does not know', 'armrests', { text: 'onzin waarde' }, 'text'],
    ['no value', 'armrests', {}, 'text'],
    ['a text instead of a number', 'seats', { text: 'drie' }, 'text'],
    ['no number', 'seats', {}, 'number'],
    ['a fact that follows from the product itself', 'material', { text: 'wood' }, 'fact'],
  ])('refuse %s', async (_, key, value, field) => {
    const refused = publish([{ fact: await factOf(key), ...value }]);
    await expect(refused).rejects.toMatchObject({
      data: { errors: expect.arrayContaining([expect.objectContaining({ path: `facts.0.${field}` })]) },
    });
  });

  it('protect the values in use from deletion', async () => {
    await publish([{ fact: await factOf('armrests'), text: 'none' }]);
    const where = { value: { equals: 'none' } };
    const { docs } = await api.payload.find({ collection: 'factValues', where, overrideAccess: true });
    const removal = api.payload.delete({ collection: 'factValues', id: docs[0]?.id as number, overrideAccess: true });
    await expect(removal).rejects.toThrow('Nog in gebruik bij de producten');
  });
});
