import type { CollectionSlug } from 'payload';
import { describe, expect, it } from 'vitest';
import { apiTest } from '../testing/open-api.ts';
import { usedIn } from './used-in.ts';

const api = apiTest('demo');

const request = () =>
  ({ payload: api.payload, transactionID: undefined, i18n: { language: 'nl', t: (key: string) => key } }) as never;
const svg = (words: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>${words}</title></svg>`);
const newestId = async (collection: string) =>
  (await api.payload.find({ collection: collection as CollectionSlug, limit: 1, depth: 0, sort: '-id' })).docs[0]?.id;

it('EDT-05 EDT-14 uses are named in the language of the admin, otherwise in Dutch', async () => {
  const file = { name: 'taal.svg', mimetype: 'image/svg+xml', data: svg('taal'), size: svg('taal').length };
  const { id } = await api.payload.create({ collection: 'media', locale: 'nl', data: { alt: 'taal' }, file });
  const block = { blockType: 'textImage', titleField: 'x', image: id, text: null };
  const texts = (title: string, slug: string) => ({ title, slug, type: 'contentPage', blocks: [block] }) as never;
  const page = await api.payload.create({ collection: 'pages', locale: 'nl', draft: true, data: texts('Bank', 'bank-in-taal') });
  const nameIn = async (language: string) => {
    const req = { ...(request() as object), i18n: { language, t: (key: string) => key } } as never;
    return (await usedIn(req, { collection: 'media', id })).uses.map(({ title }) => title)[0];
  };
  expect(await nameIn('de')).toBe('Bank');
  await api.payload.update({
    collection: 'pages',
    id: page.id,
    locale: 'de',
    draft: true,
    data: texts('Sitzbank', 'sitzbank-in-sprache'),
  });
  expect(await nameIn('de')).toBe('Sitzbank');
  expect(await nameIn('nl')).toBe('Bank');
});

describe('API-08 documents in use are not deleted', () => {
  it('counts drafts but no older versions; bulk deletion is refused as a whole and names the documents in use', async () => {
    const picture = (name: string) =>
      api.payload.create({
        collection: 'media',
        locale: 'nl',
        data: { alt: name },
        file: { name: `${name}.svg`, mimetype: 'image/svg+xml', data: svg(name), size: svg(name).length },
      });
    const [used, free] = [await picture('gebruikt'), await picture('vrij')];
    const block = { blockType: 'textImage', titleField: 'x', image: used.id, text: null };
    const data = { title: 'Concept', slug: 'concept-met-beeld', type: 'contentPage', blocks: [block] } as never;
    const page = await api.payload.create({ collection: 'pages', locale: 'nl', draft: true, data });
    const { uses } = await usedIn(request(), { collection: 'media', id: used.id });
    expect(uses).toEqual([
      {
        title: 'Concept',
        kind: 'Pagina',
        place: 'Blok 1, Tekst en afbeelding › Afbeelding',
        path: `/collections/pages/${page.id}`,
        languages: { nl: 'draft', en: 'missing', de: 'missing' },
      },
    ]);
    const where = { id: { in: [used.id, free.id] } };
    const removeBoth = () => api.payload.delete({ collection: 'media', where, locale: 'nl', overrideAccess: true });
    await expect(removeBoth()).rejects.toThrow(/^Er is niets verwijderd\. Nog in gebruik: gebruikt\S* \(.+: Concept\)\.$/);
    expect((await api.payload.count({ collection: 'media', where })).totalDocs).toBe(2);
    const untitled = { blocks: [block] } as never;
    await api.payload.update({ collection: 'pages', id: page.id, locale: 'en', draft: true, data: untitled });
    const [inEnglish] = (await usedIn(request(), { collection: 'media', id: used.id })).uses;
    expect(inEnglish?.languages, 'a draft may have a picture before it has a title').toMatchObject({ nl: 'draft', en: 'draft' });
    await api.payload.update({ collection: 'pages', id: page.id, locale: 'en', draft: true, data: { blocks: [] } });
    const emptied = { ...(data as object), blocks: [] } as never;
    await api.payload.update({ collection: 'pages', id: page.id, locale: 'nl', draft: true, data: emptied });
    expect((await usedIn(request(), { collection: 'media', id: used.id })).uses).toEqual([]);
    expect((await removeBoth()).docs).toHaveLength(2);
  });

  it('CAT-06 deletes several products with their variants only if the request lists all of them', async () => {
    const category = await newestId('categories');
    const products: number[] = [];
    const variants: number[] = [];
    for (const number of [1, 2, 3]) {
      const texts = { title: `Reeks ${number}`, slug: `reeks-${number}`, articleNumber: `RK-${number}`, category };
      const product = await api.payload.create({ collection: 'products', locale: 'nl', draft: true, data: texts as never });
      products.push(product.id);
      if (number === 3) continue;
      const data = { title: `RK-${number}-01`, sku: `RK-${number}-01`, product: product.id } as never;
      variants.push((await api.payload.create({ collection: 'variants', locale: 'nl', data })).id);
    }
    const where = { id: { in: products } };
    const remove = (parts?: string) =>
      api.payload.delete({ collection: 'products', where, locale: 'nl', overrideAccess: true, context: { parts } });
    await expect(remove(String(variants[0]))).rejects.toThrow('RK-1-01, RK-2-01');
    expect((await api.payload.count({ collection: 'products', where })).totalDocs, 'nothing is deleted').toBe(3);
    expect((await remove(variants.join(','))).errors).toEqual([]);
    expect((await api.payload.count({ collection: 'products', where })).totalDocs).toBe(0);
    expect((await api.payload.count({ collection: 'variants', where: { sku: { like: 'RK-' } } })).totalDocs).toBe(0);
  });

  it('CAT-06 deletes a product with its variants only if the request lists all of them', async () => {
    const category = await newestId('categories');
    const product = await api.payload.create({
      collection: 'products',
      locale: 'nl',
      draft: true,
      data: { title: 'Proef', slug: 'proef', articleNumber: 'PR-1', category } as never,
    });
    const variants = [];
    for (const sku of ['PR-1-01', 'PR-1-02'])
      variants.push(
        await api.payload.create({
          collection: 'variants',
          locale: 'nl',
          data: { title: sku, sku, product: product.id } as never,
        }),
      );
    const remove = (parts?: string) =>
      api.payload.delete({ collection: 'products', id: product.id, locale: 'nl', overrideAccess: true, context: { parts } });
    await expect(remove()).rejects.toThrow('PR-1-01, PR-1-02');
    await expect(remove(String(variants[0]?.id))).rejects.toThrow('PR-1-01, PR-1-02');
    await remove(variants.map(({ id }) => id).join(','));
    const { totalDocs } = await api.payload.count({ collection: 'variants', where: { sku: { like: 'PR-1' } } });
    expect(totalDocs).toBe(0);
  });
});
