import { createLocalReq, type PayloadRequest } from 'payload';
import { expect, it } from 'vitest';
import { payloadTest } from '../testing/test-payload.ts';

const test = payloadTest();

type Category = { title: string; slug: string; parent?: number };

async function category(data: Category): Promise<number> {
  const live = { ...data, _status: 'published' } as const;
  return (await test.payload.create({ collection: 'categories', locale: 'nl', data: live })).id;
}

async function product(title: string, category: number, articleNumber: string): Promise<number> {
  const data = { title, slug: 'bank', articleNumber, category, _status: 'published' } as const;
  return (await test.payload.create({ collection: 'products', locale: 'nl', data })).id;
}

const paths = async () => {
  const { rows } = await test.payload.db.pool.query("select path from address where kind = 'canonical' order by path");
  return rows.map(({ path }) => path);
};

async function asEditor(language: 'nl' | 'en' | 'de'): Promise<PayloadRequest> {
  const req = await createLocalReq({ locale: 'nl' }, test.payload);
  return { ...req, i18n: { ...req.i18n, language } } as PayloadRequest;
}

it('API-08 refuses to move a category if one of its products would get the address of another, and changes nothing', async () => {
  const [seating, park] = [await category({ title: 'Zitten', slug: 'zitten' }), await category({ title: 'Park', slug: 'park' })];
  const benches = await category({ title: 'Banken', slug: 'banken', parent: seating });
  await product('Meent', benches, 'P-1');
  await product('Wilg', park, 'P-2');
  const before = await paths();
  const move = async (language: 'nl' | 'en' | 'de') =>
    test.payload.update({
      collection: 'categories',
      id: benches,
      locale: 'nl',
      data: { parent: park, _status: 'published' },
      req: await asEditor(language),
    });
  await expect(move('nl')).rejects.toMatchObject({
    status: 400,
    isPublic: true,
    message:
      '“Meent” zou in het Nederlands op /producten/park/bank/ komen te staan, waar “Wilg” al staat. Wijzig eerst een van beide adressen.',
  });
  await expect(move('en')).rejects.toThrow(
    /^“Meent” would get the Dutch address \/producten\/park\/bank\/, which “Wilg” already uses/,
  );
  await expect(move('de')).rejects.toThrow(/^„Meent“ bekäme auf Niederländisch die Adresse \/producten\/park\/bank\/,/);
  expect(await paths()).toEqual(before);
  const kept = await test.payload.findByID({ collection: 'categories', id: benches, depth: 0, draft: true, locale: 'nl' });
  expect(kept.parent, 'nor is a draft of it left').toBe(seating);
});

it('API-08 refuses to move a product if its address is taken in another language, and names that language', async () => {
  const [water, shade] = [
    await category({ title: 'Water', slug: 'water' }),
    await category({ title: 'Schaduw', slug: 'schaduw' }),
  ];
  for (const [id, slug] of [
    [water, 'wasser'],
    [shade, 'schatten'],
  ] as const)
    await test.payload.update({ collection: 'categories', id, locale: 'de', data: { title: slug, slug, _status: 'published' } });
  const inGerman = (id: number) =>
    test.payload.update({
      collection: 'products',
      id,
      locale: 'de',
      data: { title: `Bank ${id}`, slug: 'bank', _status: 'published' },
    });
  const data = (slug: string, category: number) =>
    ({ title: slug, slug, articleNumber: `P-${slug}`, category, _status: 'published' }) as const;
  const first = await test.payload.create({ collection: 'products', locale: 'nl', data: data('tap', water) });
  const second = await test.payload.create({ collection: 'products', locale: 'nl', data: data('luifel', shade) });
  await inGerman(first.id);
  await inGerman(second.id);
  const move = { collection: 'products', id: first.id, locale: 'nl', data: { category: shade, _status: 'published' } } as const;
  await expect(test.payload.update({ ...move, req: await asEditor('nl') })).rejects.toThrow(
    `“Bank ${first.id}” zou in het Duits op /produkte/schatten/bank/ komen te staan, waar “Bank ${second.id}” al staat.`,
  );
});
