import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { marked } from '../../testing/marked.ts';
import { openSearchIndex, searchDocument } from '../../testing/search-index.ts';
import type { SearchDocument } from '../search-engine.ts';

const parkBench = {
  codes: ['BM-1010', 'BM-1010-01'],
  categoryTitle: 'Banken met rugleuning',
  names: ['Zitmeubilair', 'Meent'],
  facts: ['FSC-hardhout', 'RAL 6009 Dennengroen', '1800 mm', 'DIN 32975'],
  text: 'De Meent heeft zes latten. Regenwater loopt weg tussen de latten.',
} satisfies Partial<SearchDocument>;

const question = { kind: 'page', collection: 'faq', categoryTitle: 'Veelgestelde vragen' } satisfies Partial<SearchDocument>;

const documents = [
  searchDocument('Meent parkbank', parkBench),
  searchDocument('Lommer boombank rond', { codes: ['BM-1060'], categoryTitle: 'Boombanken', names: ['Lommer'] }),
  searchDocument('Kade picknicktafel', { codes: ['BM-2010'], facts: ['cortenstaal'], text: 'Met twee banken.' }),
  searchDocument('Korf afvalbak', { codes: ['BM-3010', 'BM-3010-S01'], categoryTitle: 'Afvalbakken' }),
  searchDocument('Mand 50 afvalbak', { kind: 'discontinued', codes: ['BM-3090', 'BM-3090-S01'], facts: ['RAL 6009'] }),
  searchDocument('Hoe reinigt u cortenstaal?', {
    ...question,
    text: 'Met water. Gebruik geen staalborstel.',
  }),
  searchDocument('Wat is de levertijd?', { ...question, text: 'Acht weken voor standaardkleuren.' }),
  searchDocument('Meent Parkbank', { siteId: 3, categoryTitle: 'Bänke mit Rückenlehne', text: 'Sechs Latten.' }),
  searchDocument('Kade Picknicktisch', { siteId: 3, codes: ['BM-2010'], categoryTitle: 'Tische' }),
  searchDocument('Wie lange ist die Lieferzeit?', { siteId: 3, kind: 'page', collection: 'faq' }),
  searchDocument('Wachtwoord vergeten', { kind: 'page', collection: 'pages' }),
  searchDocument('Passwort vergessen', { siteId: 3, kind: 'page', collection: 'pages' }),
  searchDocument('Lommer circular tree bench', { siteId: 2, categoryTitle: 'Tree benches' }),
];

let index: Awaited<ReturnType<typeof openSearchIndex>>;
beforeAll(async () => {
  index = await openSearchIndex(documents);
});
afterAll(() => index.close());

describe('SEA-06 finds what visitors mean', () => {
  it.each([
    ['stems', 'banken', 1, 'Meent parkbank'],
    ['a part of a compound', 'tafel', 1, 'Kade picknicktafel'],
    ['a compound in two words', 'boom bank', 1, 'Lommer boombank rond'],
    ['a compound that is written apart', 'treebench', 2, 'Lommer circular tree bench'],
    ['typing errors', 'afvalbka', 1, 'Korf afvalbak'],
    ['an article number', 'bm1010', 1, 'Meent parkbank'],
    ['an article number in two words', 'BM 1010', 1, 'Meent parkbank'],
    ['the number of a variant', 'bm-1010-01', 1, 'Meent parkbank'],
    ['the beginning of a number', 'bm-20', 1, 'Kade picknicktafel'],
    ['a colour by number', 'ral6009', 1, 'Meent parkbank'],
    ['a colour by name', 'dennengroen', 1, 'Meent parkbank'],
    ['a measure', '180 cm', 1, 'Meent parkbank'],
    ['a material in its inflection', 'cortenstalen tafel', 1, 'Kade picknicktafel'],
    ['the word being typed', 'pick', 1, 'Kade picknicktafel'],
    ['two words that are begun', 'mee par', 1, 'Meent parkbank'],
    ['a compound of which the second part is begun', 'picknick taf', 1, 'Kade picknicktafel'],
    ['a question about a thing', 'wat kost een afvalbak', 1, 'Korf afvalbak'],
    ['words of title and text', 'picknicktafel banken', 1, 'Kade picknicktafel'],
    ['the most telling of many words', 'zoek een mooie goedkope afvalbak', 1, 'Korf afvalbak'],
    ['umlauts', 'Bänke', 3, 'Meent Parkbank'],
    ['umlauts as two letters', 'Baenke', 3, 'Meent Parkbank'],
    ['umlauts left out', 'Banke', 3, 'Meent Parkbank'],
    ['parts in German', 'Tisch', 3, 'Kade Picknicktisch'],
  ] as const)('%s: %s', async (_, query, siteId, title) => {
    expect((await index.titles(query, siteId))[0]).toBe(title);
  });

  it.each(['DIN 9999', 'din 9999', 'NEN 1234', 'RAL 1', 'EN 1176'])(
    'does not search an unknown code by its letters: %s',
    async (query) => {
      const { columns } = await index.search(query, 1, { kinds: ['product', 'project', 'page', 'discontinued'] });
      expect(columns.map(({ total }) => total)).toEqual([0, 0, 0, 0]);
    },
  );

  it.each([
    ['DIN 32975', 'Meent parkbank'],
    ['din 329', 'Meent parkbank'],
    ['DIN 9999 picknicktafel', 'Kade picknicktafel'],
    ['DIN 6009', 'Meent parkbank'],
  ])('finds a known code, its beginning, and what stands beside an unknown one: %s', async (query, title) => {
    expect(await index.titles(query)).toEqual([title]);
  });

  it('finds the number of a part only where the whole number is', async () => {
    const { columns } = await index.search('BM-3010-S01', 1, { kinds: ['product', 'discontinued'] });
    expect(columns.map(({ hits }) => hits.map(({ document }) => document.title))).toEqual([['Korf afvalbak'], []]);
  });

  it('a kind has the same hits alone as together with other kinds', async () => {
    // The FAQ question has most of the words, the product some of them.
    const query = 'hoe reinigt cortenstaal picknicktafel';
    const alone = await index.titles(query);
    const { columns } = await index.search(query);
    expect(alone[0]).toBe('Kade picknicktafel');
    expect(columns[0]?.hits.map(({ document }) => document.title)).toEqual(alone);
    expect(columns.find(({ kind }) => kind === 'page')?.total).toBe(1);
    // A searched list has the same hits.
    const ids = columns[0]?.hits.map(({ document }) => document.id);
    expect(await index.engine.find({ siteId: 1, query, kind: 'product' })).toEqual(ids);
  });

  it('answers questions', async () => {
    expect((await index.titles('hoe reinig ik cortenstaal', 1, 'page'))[0]).toBe('Hoe reinigt u cortenstaal?');
    expect((await index.titles('Wie lange ist die Lieferzeit', 3, 'page'))[0]).toBe('Wie lange ist die Lieferzeit?');
  });

  it.each([
    ['geen wachtwoord', 1, 'Wachtwoord vergeten'],
    ['ik krijg geen wachtwoord', 1, 'Wachtwoord vergeten'],
    ['kein Passwort', 3, 'Passwort vergessen'],
    ['ich bekomme keines meiner Passwörter', 3, 'Passwort vergessen'],
  ] as const)('treats words for "no" as stop words: %s', async (query, siteId, title) => {
    expect(await index.titles(query, siteId, 'page')).toContain(title);
  });

  it('marks matches, and shows a sentence if the title has none', async () => {
    const { columns } = await index.search('boom');
    const [bench] = columns[0]?.hits ?? [];
    expect(marked(bench?.document.title, bench?.titleMarks)).toBe('Lommer [boom]bank rond');
    const [product] = (await index.search('regenwater')).columns[0]?.hits ?? [];
    expect(marked(product?.excerpt, product?.excerptMarks)).toBe('[Regenwater] loopt weg tussen de latten.');
    const [corrected] = (await index.search('afvalbka')).columns[0]?.hits ?? [];
    expect(marked(corrected?.document.title, corrected?.titleMarks)).toBe('Korf [afvalbak]');
  });

  it('reports the correction of an unknown word', async () => {
    expect((await index.search('Meent picknikctafel')).corrected).toBe('Meent picknicktafel');
    expect((await index.search('picknicktafel')).corrected).toBeUndefined();
  });

  it('suggests words if nothing is found', async () => {
    const { columns, suggestions } = await index.search('qqqq');
    expect(columns.map(({ total }) => total)).toEqual([0, 0, 0]);
    expect(suggestions[0]).toBe('Afvalbakken');
    expect(suggestions.at(-1)).toBe('Veelgestelde vragen');
  });
});

it('SEA-01 returns hits with all displayed fields, in the requested columns', async () => {
  const { columns } = await index.search('meent', 1, { kinds: ['page', 'product'] });
  expect(columns.map(({ kind, total }) => [kind, total])).toEqual([
    ['page', 0],
    ['product', 1],
  ]);
  expect(columns[1]?.hits[0]?.document).toEqual({
    ...{ siteId: 1, collection: 'products', id: documents[0]?.id, kind: 'product', title: 'Meent parkbank', status: 'live' },
    ...{
      uri: documents[0]?.uri,
      categoryTitle: 'Banken met rugleuning',
      hideFromSearch: false,
      position: documents[0]?.position,
    },
  });
});

it('CAT-02 returns the ids of all hits of a kind, best first', async () => {
  const [parkBenchId, treeBenchId, tableId] = documents.map(({ id }) => id);
  expect(await index.engine.find({ siteId: 1, query: 'bank', kind: 'product' })).toEqual([parkBenchId, treeBenchId, tableId]);
  expect(await index.engine.find({ siteId: 1, query: 'zzzzz', kind: 'product' })).toEqual([]);
});
