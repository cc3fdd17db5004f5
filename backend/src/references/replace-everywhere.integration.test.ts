import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { apiTest } from '../testing/open-api.ts';
import { placeKey, replaceEverywhere } from './replace-everywhere.ts';
import { usedIn } from './used-in.ts';

const api = apiTest('demo');
let user: { id: number };
beforeAll(async () => {
  const data = { email: 'eva@example.org', password: 'eikenblad in de wind', role: 'editor' } as const;
  user = await api.payload.create({ collection: 'users', data, overrideAccess: true });
});

const request = () =>
  ({
    payload: api.payload,
    user: { ...user, collection: 'users' },
    i18n: { language: 'nl', t: (key: string) => key },
    transactionID: undefined,
  }) as never;

async function picture(name: string): Promise<number> {
  const data = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>${name}</title></svg>`);
  const file = { name: `${name}.svg`, mimetype: 'image/svg+xml', data, size: data.length };
  return (await api.payload.create({ collection: 'media', locale: 'nl', data: { alt: name }, file })).id;
}

const textWith = (title: string, image: number, status: 'published' | 'draft') =>
  ({
    title,
    slug: title.toLowerCase(),
    type: 'contentPage',
    blocks: [{ blockType: 'textImage', titleField: 'x', image, text: null }],
    _status: status,
  }) as never;

/** Returns the title, status and picture of a page in one language, live or as a draft. */
async function pageIn(id: number, locale: LocaleCode, draft: boolean) {
  const options = { locale, draft, depth: 0, fallbackLocale: false } as const;
  const { title, _status, blocks } = await api.payload.findByID({ collection: 'pages', id, ...options });
  const [block] = (blocks ?? []) as unknown as { image: number }[];
  return { title: title ?? null, status: _status, image: block?.image };
}

const replace = (from: number, by: number, confirmed: Iterable<string>) =>
  inTransaction(api.payload, (_, { transactionID }) =>
    replaceEverywhere(Object.assign(request(), { transactionID }), {
      target: { collection: 'media', id: from },
      by,
      confirmed: new Set(confirmed),
    }),
  );

const usesOf = async (id: number) => (await usedIn(request(), { collection: 'media', id })).uses;

it('API-08 replaces a picture in live texts and drafts of every language', async () => {
  const [old, other] = [await picture('oud'), await picture('ander')];
  const { id } = await api.payload.create({ collection: 'pages', locale: 'nl', data: textWith('Beeld', old, 'published') });
  const update = (locale: LocaleCode, data: never, draft = false) =>
    api.payload.update({ collection: 'pages', id, locale, draft, data });
  await update('en', textWith('Picture', old, 'published'));
  await update('de', textWith('Bild', old, 'draft'), true);
  await update('nl', textWith('Beeldconcept', old, 'draft'), true);
  const member = await api.payload.create({
    collection: 'team',
    locale: 'nl',
    data: { nameField: 'Fien', function: 'Tekenaar', image: old },
  });

  const uses = await usesOf(old);
  expect(uses.map(({ title }) => title).sort()).toEqual(['Beeldconcept', 'Fien']);
  await expect(replace(old, other, [])).rejects.toThrow('Laad de pagina opnieuw');
  expect(await replace(old, other, uses.map(placeKey))).toEqual({ replaced: 2, remaining: 0 });

  expect(await usesOf(old)).toEqual([]);
  expect(await pageIn(id, 'nl', false)).toEqual({ title: 'Beeld', status: 'published', image: other });
  expect(await pageIn(id, 'en', false)).toEqual({ title: 'Picture', status: 'published', image: other });
  expect(await pageIn(id, 'nl', true)).toEqual({ title: 'Beeldconcept', status: 'draft', image: other });
  expect(await pageIn(id, 'de', true)).toEqual({ title: 'Bild', status: 'draft', image: other });
  expect((await pageIn(id, 'de', false)).status).not.toBe('published');
  const { docs } = await api.payload.findVersions({ collection: 'pages', where: { parent: { equals: id } }, limit: 1 });
  expect(docs[0]?.version._status).toBe('draft');
  await api.payload.delete({ collection: 'media', id: old, overrideAccess: true });
  await api.payload.delete({ collection: 'team', id: member.id, overrideAccess: true });
});

it('API-08 replaces nothing if a document cannot be saved, and names that document', async () => {
  const [old, other] = [await picture('half'), await picture('heel')];
  const { id } = await api.payload.create({ collection: 'pages', locale: 'nl', data: textWith('Stuk', old, 'published') });
  await api.payload.create({ collection: 'pages', locale: 'nl', data: textWith('Zonder', old, 'published') });
  await api.payload.db.pool.query("update pages_locales set slug = '' where title = 'Zonder'");
  const uses = await usesOf(old);
  await expect(replace(old, other, uses.map(placeKey))).rejects.toThrow('"Zonder" kan niet worden opgeslagen');
  expect((await pageIn(id, 'nl', false)).image).toBe(old);
});

it('API-08 replaces one list of documents per request, and returns the number of remaining ones', async () => {
  const [old, other] = [await picture('vaak'), await picture('voortaan')];
  for (let number = 0; number < 101; number++) {
    const data = { nameField: `Lid ${number}`, function: 'Tekenaar', image: old };
    await api.payload.create({ collection: 'team', locale: 'nl', data });
  }
  const first = await usesOf(old);
  expect(first).toHaveLength(100);
  expect(await replace(old, other, first.map(placeKey))).toEqual({ replaced: 100, remaining: 1 });
  await expect(replace(old, other, first.map(placeKey))).rejects.toThrow('Laad de pagina opnieuw');
  const rest = await usesOf(old);
  expect(await replace(old, other, rest.map(placeKey))).toEqual({ replaced: 1, remaining: 0 });
  expect(await usesOf(old)).toEqual([]);
  await expect(api.payload.delete({ collection: 'team', where: {} })).rejects.toThrow('100');
  expect((await api.payload.count({ collection: 'team' })).totalDocs).toBeGreaterThan(100);
});
