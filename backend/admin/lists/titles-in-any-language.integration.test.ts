import type { CollectionSlug } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { payloadTest } from '../../src/testing/test-payload.ts';
import { searchTitlesInAnyLanguage, showTitlesOfAnyLanguage } from './titles-in-any-language.ts';

const user = { id: 1, collection: 'users', email: 'eva@example.com', role: 'administrator' };
const collections = ['pages', 'materials'] as const;

const test = payloadTest();
beforeAll(async () => {
  for (const slug of collections) {
    const { hooks } = test.payload.collections[slug].config;
    hooks.beforeOperation.push(searchTitlesInAnyLanguage);
    hooks.afterOperation.push(showTitlesOfAnyLanguage);
  }
  await create('pages', { title: 'Zitplekken in het park', slug: 'zitplekken', type: 'contentPage' });
  await create('materials', { title: 'Lariks', key: 'larch' });
});

const create = (collection: (typeof collections)[number], data: object) =>
  test.payload.create({ collection, data: data as never, locale: 'nl', draft: collection === 'pages' });

/** Titles that the admin reads in a language. */
async function titles(collection: CollectionSlug, question: object) {
  const { docs } = await test.payload.find({
    ...{ collection, overrideAccess: false, user: user as never, depth: 0, draft: true, locale: 'de', fallbackLocale: false },
    ...question,
  });
  return docs.map((doc) => ('title' in doc ? doc.title : undefined));
}

it.each([
  ['pages', 'Zitplekken', 'Zitplekken in het park (nl)'],
  ['materials', 'lariks', 'Lariks (nl)'],
] as const)(
  'EDT-14 %s are found by a title of another language, and shown with it and its code',
  async (collection, text, title) => {
    const where = { and: [{ id: { not_in: [0] } }, { title: { like: text } }] };
    expect(await titles(collection, { where, select: { title: true } }), 'selection').toEqual([title]);
    expect(await titles(collection, { where: { or: [{ title: { like: text } }] }, includeLockStatus: true }), 'list').toEqual([
      title,
    ]);
    expect(await titles(collection, { where: { title: { like: 'nergens' } }, select: { title: true } })).toEqual([]);
  },
);

it('EDT-14 every list is searched by its titles without an error', async () => {
  const searched = Object.values(test.payload.collections).filter(({ config }) =>
    config.flattenedFields.some((field) => 'name' in field && field.name === config.admin.useAsTitle && field.type === 'text'),
  );
  expect(searched.map(({ config }) => config.slug)).toEqual(expect.arrayContaining(['colourGroups', 'pages', 'products']));
  for (const { config } of searched) {
    if (!config.hooks.beforeOperation.includes(searchTitlesInAnyLanguage))
      config.hooks.beforeOperation.push(searchTitlesInAnyLanguage);
    expect(await titles(config.slug, { where: { [`${config.admin.useAsTitle}`]: { like: 'nergens' } } }), config.slug).toEqual(
      [],
    );
  }
});

it('EDT-14 an entry with a title in the language is not found by another one, and a search has no wildcards', async () => {
  const { id } = await create('pages', { title: 'Beukenhaag', slug: 'beukenhaag', type: 'contentPage' });
  const german = { title: 'Buchenhecke', slug: 'buchenhecke' };
  const found = async (text: string) => titles('pages', { where: { title: { like: text } }, select: { title: true } });
  expect(await found('haag Beuken')).toEqual(['Beukenhaag (nl)']);
  expect(await found('Beuk_nhaag')).toEqual([]);
  await test.payload.update({ collection: 'pages', id, data: { ...german, _status: 'draft' }, locale: 'de', draft: true });
  expect(await found('Beukenhaag')).toEqual([]);
  expect(await found('hecke')).toEqual(['Buchenhecke']);
});

it('EDT-14 a title in the language itself has no code, and other readers get no title of another language', async () => {
  expect(await titles('pages', { where: { title: { like: 'Zitplekken' } }, locale: 'nl', select: { title: true } })).toEqual([
    'Zitplekken in het park',
  ]);
  const [title] = await titles('pages', { where: { title: { like: 'Zitplekken' } } });
  expect(title, 'a form').toBeFalsy();
});
