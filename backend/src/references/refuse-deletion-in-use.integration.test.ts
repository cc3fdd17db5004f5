import type { CollectionSlug } from 'payload';
import { describe, expect, it } from 'vitest';
import { apiTest } from '../testing/open-api.ts';

const api = apiTest('demo');

const list = '{ products(siteId: 1, first: 48) { total hits { category { title } relatedProducts { category { title } } } } }';

const idAt = async (uri: string): Promise<number> =>
  (await api.ask('query ($uri: String!) { entry(uri: $uri, siteId: 1) { ... on Entry { id } } }', { uri })).data.entry.id;

const remove = (collection: CollectionSlug, id: number, locale: 'nl' | 'en' | 'de' = 'nl') =>
  api.payload.delete({ collection, id, locale, overrideAccess: true });

/** Returns the id of a record that some product refers to in this field. */
async function usedBy(field: 'materials' | 'mountings' | 'colours' | 'facts'): Promise<number> {
  const { docs } = await api.payload.find({ collection: 'products', limit: 48, depth: 0, overrideAccess: true });
  const idOf = (value: unknown): number => (typeof value === 'number' ? value : (value as { id: number }).id);
  for (const doc of docs) {
    const [first] = doc[field] ?? [];
    if (typeof first === 'number') return first;
    if (first && 'material' in first) return idOf(first.material);
    if (first && 'fact' in first) return idOf(first.fact);
  }
  throw new Error(`no product has ${field}`);
}

describe('deletion of documents in use', () => {
  it('SEC-09 is refused for a category with products or subcategories', async () => {
    await expect(remove('categories', await idAt('producten/zitmeubilair'))).rejects.toThrow('Nog in gebruik.');
    const leaf = await idAt('producten/zitmeubilair/banken-met-rugleuning');
    await expect(remove('categories', leaf)).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('(Product, Categorie)'),
    });
    expect(await api.ask(list)).toMatchObject({ errors: [], data: { products: { total: 48 } } });
  });

  it('LOC-08 is refused for a page with subpages, and allowed for an unused page', async () => {
    await expect(remove('pages', await idAt('duurzaamheid/materialen'))).rejects.toThrow('(Pagina, Bovenliggende pagina)');
    await expect(remove('pages', await idAt('duurzaamheid/materialen/hardhout'))).rejects.toThrow('(Vraag, Zie ook 2)');
    const parent = await idAt('duurzaamheid/materialen');
    const data = { title: 'Kurk', slug: 'kurk', type: 'contentPage', parent, _status: 'published' } as const;
    const { id } = await api.payload.create({ collection: 'pages', locale: 'nl', data });
    expect(await idAt('duurzaamheid/materialen/kurk')).toBe(id);
    await remove('pages', id);
    const gone = await api.ask('{ entry(uri: "duurzaamheid/materialen/kurk", siteId: 1) { __typename } }');
    expect(gone.data.entry.__typename).toBe('EntryAbsent');
  });

  it.each(['materials', 'mountings', 'colours', 'facts'] as const)('CAT-05 is refused for %s in use', async (field) => {
    await expect(remove(field, await usedBy(field))).rejects.toThrow('(Product, ');
  });

  it('CAT-05 is allowed for an unused material', async () => {
    const { id } = await api.payload.create({
      collection: 'materials',
      locale: 'nl',
      data: { title: 'Kurk', key: 'cork' } as never,
      overrideAccess: true,
    });
    await remove('materials', id);
    expect((await api.payload.count({ collection: 'materials', where: { id: { equals: id } } })).totalDocs).toBe(0);
  });

  it('API-02 lists omit a product whose category is not live', async () => {
    const leaf = await idAt('producten/zitmeubilair/banken-met-rugleuning');
    await api.payload.db.pool.query(
      `delete from address where entry_type = 'categories' and entry_id = $1 and site_id = 1 and kind = 'canonical'`,
      [leaf],
    );
    const { data, errors } = await api.ask(list);
    expect(errors).toEqual([]);
    expect(data.products.hits.length).toBeLessThan(48);
    expect(data.products.hits.length).toBeGreaterThan(0);
  });
});
