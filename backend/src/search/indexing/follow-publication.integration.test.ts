import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../platform/database/test-database.ts';
import { carryOutScheduled } from '../../platform/publication/scheduled-publications.ts';
import { htmlToLexical } from '../../platform/rich-text/html-to-lexical.ts';
import { openSearchInstance, type SearchInstance } from '../../testing/search-instance.ts';

let database: TestDatabase;
let here: SearchInstance;
let there: SearchInstance;
beforeAll(async () => {
  database = await testDatabase('empty');
  here = await openSearchInstance(database);
  there = await openSearchInstance(database);
});
afterAll(async () => {
  await here.close();
  await there.close();
  await database.drop();
});

type Collection = 'pages' | 'categories' | 'products' | 'projects' | 'faqTopics' | 'faq' | 'materials';

let number = 0;
async function create(collection: Collection, title: string, data: Record<string, unknown> = {}): Promise<number> {
  number += 1;
  const drafted = collection !== 'faqTopics' && collection !== 'materials';
  const entry = { title, ...(drafted && { slug: `deel-${number}`, _status: 'published' }), ...data };
  return (await here.payload.create({ collection, locale: 'nl', data: entry as never, depth: 0 })).id as number;
}
const update = (collection: Collection, id: number, data: Record<string, unknown>, locale: LocaleCode = 'nl') =>
  here.payload.update({ collection, id, locale, data: data as never, depth: 0 });
const publish = (collection: Collection, id: number, data: Record<string, unknown>, locale?: LocaleCode) =>
  update(collection, id, { ...data, _status: 'published' }, locale);
const product = (title: string, category: number, data: Record<string, unknown> = {}) =>
  create('products', title, { articleNumber: `A-${number}`, category, ...data });

/** Polls the titles that the other instance finds. A notification makes it find them within two seconds. */
const foundThere = (query: string, siteId = 1) => expect.poll(async () => (await there.search(query, siteId)).titles.sort());

it('SEA-01 the other instance finds a published entry within seconds, only in its language', async () => {
  const id = await create('pages', 'Zonnewijzer', { type: 'contentPage' });
  await foundThere('zonnewijzer').toEqual(['Zonnewijzer']);
  await here.payload.update({ collection: 'pages', id, locale: 'nl', draft: true, data: { title: 'Kladversie' } });
  await publish('pages', id, { title: 'Sonnenuhr', slug: 'sonnenuhr' }, 'de');
  await foundThere('sonnenuhr', 3).toEqual(['Sonnenuhr']);
  expect((await there.search('kladversie')).total).toBe(0);
  expect((await there.search('sonnenuhr')).total).toBe(0);
  expect((await there.search('zonnewijzer', 2)).total).toBe(0);
  await publish('pages', id, { title: 'Waterklok' });
  await foundThere('waterklok').toEqual(['Waterklok']);
  expect((await there.search('zonnewijzer')).total).toBe(0);
});

it('SEA-02 an entry that is hidden from search in one language is found in the others', async () => {
  const id = await create('projects', 'Kasteeltuin', { location: 'Vorden' });
  await publish('projects', id, { title: 'Castle garden', slug: 'castle-garden' }, 'en');
  await foundThere('vorden').toEqual(['Kasteeltuin']);
  await publish('projects', id, { hideFromSearch: true });
  await foundThere('vorden').toEqual([]);
  await foundThere('vorden', 2).toEqual(['Castle garden']);
  await publish('projects', id, { hideFromSearch: false });
  await foundThere('vorden').toEqual(['Kasteeltuin']);
});

it('SEA-02 an unpublished, deleted or members-only entry disappears at once, together with the pages below it', async () => {
  const page = (title: string, data = {}) => create('pages', title, { type: 'contentPage', ...data });
  const shown = await page('Zandbak een');
  const deleted = await page('Zandbak twee');
  const above = await page('Zandbak drie');
  await page('Zandbak vier', { parent: above });
  await foundThere('zandbak').toEqual(['Zandbak drie', 'Zandbak een', 'Zandbak twee', 'Zandbak vier']);
  await update('pages', shown, { _status: 'draft' });
  expect(await there.search('zandbak')).toMatchObject({ titles: expect.not.arrayContaining(['Zandbak een']), total: 3 });
  await here.payload.delete({ collection: 'pages', id: deleted });
  expect((await there.search('zandbak')).titles.sort()).toEqual(['Zandbak drie', 'Zandbak vier']);
  await publish('pages', above, { membersOnly: true });
  expect(await there.search('zandbak')).toMatchObject({ titles: [], total: 0 });
  await publish('pages', above, { membersOnly: false });
  await foundThere('zandbak').toEqual(['Zandbak drie', 'Zandbak vier']);
});

it('SEA-01 entries are found by the new name of their category, material, topic or product', async () => {
  const category = await create('categories', 'Schommels');
  const also = await create('categories', 'Speelgoed');
  const material = await create('materials', 'Wilgentenen', { key: 'wilg' });
  const topic = await create('faqTopics', 'Opbouwen', { key: 'opbouwen' });
  const id = await product('Hangstoel', category, { categories: [also], materials: [{ material }] });
  const project = await create('projects', 'Dorpsplein', { products: [id] });
  const answer = htmlToLexical('<p>Een dag.</p>', () => ({ url: '' }));
  await create('faq', 'Hoe lang duurt het?', { topic, answer });
  await foundThere('wilgentenen').toEqual(['Hangstoel']);
  await foundThere('hangstoel').toEqual(['Dorpsplein', 'Hangstoel']);

  await publish('categories', category, { title: 'Wiegen' });
  await foundThere('wiegen').toEqual(['Hangstoel', 'Wiegen']);
  await publish('categories', also, { title: 'Vertier' });
  await foundThere('vertier').toEqual(['Hangstoel', 'Vertier']);
  await publish('products', id, { categories: [] });
  await here.payload.delete({ collection: 'categories', id: also });
  await foundThere('vertier').toEqual([]);
  await update('materials', material, { title: 'Rotan' });
  await foundThere('rotan').toEqual(['Hangstoel']);
  await update('faqTopics', topic, { title: 'Montage' });
  await foundThere('montage').toEqual(['Hoe lang duurt het?']);
  await publish('products', id, { title: 'Luie stoel' });
  await foundThere('luie stoel').toEqual(['Dorpsplein', 'Luie stoel']);
  const { id: variant } = await here.payload.create({
    collection: 'variants',
    locale: 'nl',
    data: { product: id, sku: 'ZX-777', title: 'Groot' } as never,
  });
  await foundThere('zx-777').toEqual(['Luie stoel']);
  await here.payload.delete({ collection: 'variants', id: variant });
  await foundThere('zx-777').toEqual([]);
  await publish('projects', project, { products: [] });
  await here.payload.delete({ collection: 'products', id });
  await foundThere('luie stoel').toEqual([]);
});

it('SEA-01 a scheduled entry is found once it is live', async () => {
  const data = { title: 'Straks te vinden', slug: 'straks', type: 'contentPage' } as const;
  const { id } = await here.payload.create({ collection: 'pages', locale: 'nl', draft: true, data });
  const doc = { relationTo: 'pages' as const, value: id };
  await here.payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', locale: 'nl', doc },
    waitUntil: new Date(0),
  });
  await carryOutScheduled(here.payload);
  await foundThere('straks te vinden').toEqual(['Straks te vinden']);
});

it('SEA-01 a change of the index of a site is announced afterwards, to that site only', async () => {
  const tags = async () =>
    (await here.payload.db.pool.query<{ tags: string[] }>('select tags from change order by id')).rows.flatMap((row) => row.tags);
  // The announcements of earlier tests commit when their entries leave the queue.
  const due = () => here.payload.db.pool.query('select from search_index_queue');
  await expect.poll(async () => (await due()).rowCount).toBe(0);
  const before = (await tags()).length;
  await create('pages', 'Vogelhuis', { type: 'contentPage' });
  await expect.poll(async () => (await tags()).slice(before)).toContain('SearchResults:1:list');
  expect((await tags()).slice(before)).not.toContain('SearchResults:2:list');
  expect((await there.search('vogelhuis')).titles).toEqual(['Vogelhuis']);
});
