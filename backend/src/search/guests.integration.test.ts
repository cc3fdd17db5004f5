import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { CollectionSlug } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Viewer } from '../platform/api/context.ts';
import { type TestDatabase, testDatabase } from '../platform/database/test-database.ts';
import { htmlToLexical } from '../platform/rich-text/html-to-lexical.ts';
import { openSearchInstance, type SearchInstance } from '../testing/search-instance.ts';

let database: TestDatabase;
let api: SearchInstance;
beforeAll(async () => {
  database = await testDatabase('demo');
  api = await openSearchInstance(database);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const lexical = (words: string) => htmlToLexical(`<p>${words}</p>`, () => ({ url: '' }));
const text = (words: string) => ({ blockType: 'titleText', titleField: words, text: lexical(words) });
const idOf = async (
  collection: 'pages' | 'products' | 'colours' | 'downloads',
  where: Record<string, unknown>,
): Promise<number> => {
  const { docs } = await api.payload.find({ collection, where: where as never, limit: 1, depth: 0, locale: 'nl' });
  if (!docs[0]) throw new Error(`no ${collection}`);
  return docs[0].id;
};
const update = (collection: CollectionSlug, id: number, data: Record<string, unknown>, locale: LocaleCode = 'nl') =>
  api.payload.update({ collection, id, locale, data: data as never, depth: 0 });
const page = (title: string, data: Record<string, unknown>) =>
  api.payload.create({
    collection: 'pages',
    locale: 'nl',
    data: { title, slug: title.toLowerCase().replaceAll(' ', '-'), type: 'contentPage', _status: 'published', ...data } as never,
    depth: 0,
  });

/** Nonsense words that occur nowhere else. An answer with one of them contains restricted content. */
const places = ['page', 'block', 'below', 'ordering', 'file', 'draft', 'hidden', 'withdrawn'] as const;
const secret = (place: (typeof places)[number]) => `zqxvjk${'bcdfghmp'[places.indexOf(place)]}yxq`;
const price = '77531';

it('SEA-06 MEM-01 members-only, draft and hidden content is not found, counted, suggested or indexed', async () => {
  const members = await idOf('pages', { key: { equals: 'members' } });
  await update('pages', members, { intro: secret('page'), blocks: [text(secret('block'))], _status: 'published' });
  await page('Onder leden', { parent: members, intro: secret('below') });
  const product = await idOf('products', { articleNumber: { equals: 'BM-1010' } });
  await update('products', product, { extendedInformation: lexical(secret('ordering')), _status: 'published' });
  const download = await idOf('downloads', { membersOnly: { equals: true } });
  await update('downloads', download, { titleField: secret('file') });
  await page('Wegwijzer', { blocks: [text('Openbaar gedeelte'), { blockType: 'downloads', downloads: [download] }] });
  await api.payload.db.pool.query('update variants set price_eur = $1', [price]);
  await api.payload.db.pool.query('update colours set surcharge_eur = $1', [price]);
  const drafted = await page('Klad', { intro: 'Zichtbaar' });
  await api.payload.update({
    collection: 'pages',
    id: drafted.id,
    locale: 'nl',
    draft: true,
    data: { intro: secret('draft') },
  });
  await page('Verstopt', { intro: secret('hidden'), hideFromSearch: true });
  const withdrawn = await page('Weg', { intro: secret('withdrawn') });
  await update('pages', withdrawn.id, { _status: 'draft' });
  await expect.poll(async () => (await api.search('openbaar gedeelte')).titles).toContain('Wegwijzer');
  await expect.poll(async () => (await api.payload.db.pool.query('select 1 from search_index_queue')).rows.length).toBe(0);

  for (const siteId of [1, 2, 3]) {
    for (const word of [...places.map(secret), 'zqxvjk', price]) {
      const said = await api.search(word, siteId);
      expect([word, said.titles, said.total]).toEqual([word, [], 0]);
      expect(said.words.filter((offered) => offered.includes('zqxv'))).toEqual([]);
    }
  }
  const { rows } = await api.payload.db.pool.query(
    `select word from search_word where word like '%zqxv%' or word like '%${price}%'
     union all select entry_id::text from search_entry where search_entry::text ~* 'zqxv|${price}'`,
  );
  expect(rows).toEqual([]);
});

it('SEA-02 MEM-01 the index contains only public entries with their address, in every language', async () => {
  const { rows } = await api.payload.db.pool.query<{ collection: string; entry_id: number }>(
    `select s.collection, s.entry_id from search_entry s left join address a on a.site_id = s.site_id and a.entry_type = s.collection
       and a.entry_id = s.entry_id and a.kind = 'canonical' and not a.members_only and a.path = s.document ->> 'uri'
     where a.path is null`,
  );
  expect(rows).toEqual([]);
  const counts = await api.payload.db.pool.query<{ site_id: number; kinds: string[] }>(
    'select site_id, array_agg(distinct collection) as kinds from search_entry group by site_id order by site_id',
  );
  const kinds = ['categories', 'faq', 'news', 'pages', 'products', 'projects'];
  expect(counts.rows).toEqual([1, 2, 3].map((site_id) => ({ site_id, kinds })));
});

it('SEA-02 personal pages, error pages and thank-you pages are no hits', async () => {
  for (const [query, siteId] of [
    ['favorieten', 1],
    ['wachtwoord', 1],
    ['account', 1],
    ['search', 2],
    ['404', 2],
    ['anmelden', 3],
  ] as const) {
    const uris = (
      await api.ask(`{ search(siteId: ${siteId}, query: "${query}", first: 48) { columns { hits { uri } } } }`)
    ).data.search.columns.flatMap(({ hits }: { hits: { uri: string }[] }) => hits.map(({ uri }) => uri));
    const own =
      /^(favorie|favorit|account|konto|zoeken|search|suche|404|503|bedankt|thanks|danke)|resetten|reset-|zurucksetzen|activ|activeren|aktivieren|wijzigen|change-/;
    expect(uris.filter((uri: string) => own.test(uri))).toEqual([]);
  }
});

it('SEA-02 SEA-06 fixed pages that are useful to guests are found', async () => {
  for (const [query, siteId, uri] of [
    ['mijn account', 1, 'aanmelden'],
    ['account', 1, 'registreren'],
    ['wachtwoord vergeten', 1, 'aanmelden/wachtwoord-vergeten'],
    ['offerte aanvragen', 1, 'offerte-aanvraag'],
    ['my account', 2, 'log-in'],
    ['request an account', 2, 'sign-up'],
    ['Angebotsliste', 3, 'angebotsliste'],
    ['CO2 cijfers', 1, 'duurzaamheid/milieucijfers'],
    ['STABU', 1, 'veelgestelde-vragen/kan-ik-een-bestektekst-kopieren'],
    ['RAW', 1, 'veelgestelde-vragen/kan-ik-een-bestektekst-kopieren'],
    ['klacht', 1, 'service/schade-of-klacht'],
    ['GAEB', 1, 'veelgestelde-vragen/kan-ik-een-bestektekst-kopieren'],
    ['GAEB', 3, 'haeufig-gestellte-fragen/kann-ich-einen-ausschreibungstext-kopieren'],
    ['producten vergelijken', 1, 'vergelijken'],
    ['contrast', 2, 'contrast'],
    ['DIN 32975', 3, 'kontrast'],
    ['Ersatzteile finden', 3, 'ersatzteile'],
    ['garantie', 1, 'veelgestelde-vragen/welke-garantie-geldt'],
    ['complaint', 2, 'service/damage-or-complaint'],
    ['warranty', 2, 'faq/what-warranty-applies'],
  ] as const) {
    const { data } = await api.ask(
      `{ search(siteId: ${siteId}, query: "${query}", kinds: [page]) { columns { hits { uri } } } }`,
    );
    const uris = data.search.columns.flatMap(({ hits }: { hits: { uri: string }[] }) => hits.map((hit) => hit.uri));
    expect(uris.slice(0, 3), query).toContain(uri);
  }
});

it('SEA-06 members get the same answer as guests', async () => {
  const question = '{ search(siteId: 1, query: "prijslijst", first: 48) { columns { total hits { key } } } }';
  const member = { id: 1, collection: 'members', isApproved: true } as Viewer;
  expect((await api.ask(question, {}, member)).data).toEqual((await api.ask(question)).data);
});
