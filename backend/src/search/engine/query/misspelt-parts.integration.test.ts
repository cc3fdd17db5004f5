import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSearchIndex, searchDocument } from '../../../testing/search-index.ts';
import type { SearchDocument } from '../../search-engine.ts';

const de = (title: string, more: Partial<SearchDocument> = {}) => searchDocument(title, { siteId: 3, ...more });
const en = (title: string, more: Partial<SearchDocument> = {}) => searchDocument(title, { siteId: 2, ...more });

const documents = [
  searchDocument('Spaak fietsenrek 5 plaatsen', { categoryTitle: 'Fietsenrekken' }),
  searchDocument('Korf afvalbak', { categoryTitle: 'Afvalbakken' }),
  searchDocument('Split scheidingsstation', { facts: ['restafval', 'afval'], text: 'Voor gescheiden afval.' }),
  searchDocument('Luwte wachthuis', { text: 'Met een bank.' }),
  en('Oever streetlight', { categoryTitle: 'Lighting' }),
  en('Korf litter bin', { categoryTitle: 'Litter bins' }),
  en('Split recycling station', { text: 'For sorted litter.' }),
  de('Spaak Fahrradständer 5 Plätze', { categoryTitle: 'Fahrradständer' }),
  de('Leun Anlehnbügel', { categoryTitle: 'Bügel' }),
  de('Halt Ständer', { facts: ['Stahl'] }),
  de('Korf Abfallbehälter', { categoryTitle: 'Abfallbehälter' }),
  de('Split Trennstation', { facts: ['Restabfall', 'Abfall'], text: 'Für getrennten Abfall.' }),
  de('Luwte Wartehalle', { text: 'Mit einer Bank.' }),
];

const synonyms = [
  { siteId: 1, words: ['prullenbak', 'afvalbak', 'vuilnisbak'] },
  { siteId: 2, words: ['litter bin', 'trash can', 'dustbin'] },
  { siteId: 3, words: ['Abfallbehälter', 'Papierkorb', 'Mülleimer'] },
] as const;

let index: Awaited<ReturnType<typeof openSearchIndex>>;
beforeAll(async () => {
  index = await openSearchIndex(documents);
  await index.engine.setSynonyms(synonyms);
});
afterAll(() => index.close());

describe('SEA-06 corrects a typing error in one part of a compound', () => {
  it.each([
    ['fahrad', 3, 'Spaak Fahrradständer 5 Plätze'],
    ['Fahradbügel', 3, 'Leun Anlehnbügel'],
    ['abfal', 3, 'Korf Abfallbehälter'],
    ['fietzen', 1, 'Spaak fietsenrek 5 plaatsen'],
    ['fietsn', 1, 'Spaak fietsenrek 5 plaatsen'],
    ['streetlihgt', 2, 'Oever streetlight'],
  ] as const)('%s in site %i', async (query, siteId, title) => {
    expect(await index.titles(query, siteId)).toContain(title);
  });

  it('reports the correction', async () => {
    expect((await index.search('fahrad', 3)).corrected).toBe('Fahrrad');
  });
});

describe('SEA-06 finds a synonym next to a part of the same word', () => {
  it.each([
    ['Papierkorb abfall', 3, 'Korf Abfallbehälter'],
    ['Abfall Papierkorb', 3, 'Korf Abfallbehälter'],
    ['Mülleimer Abfall', 3, 'Korf Abfallbehälter'],
    ['prullenbak afval', 1, 'Korf afvalbak'],
    ['afval vuilnisbak', 1, 'Korf afvalbak'],
    ['trash can litter', 2, 'Korf litter bin'],
    ['dustbin litter', 2, 'Korf litter bin'],
  ] as const)('%s in site %i', async (query, siteId, title) => {
    expect((await index.titles(query, siteId))[0]).toBe(title);
  });

  it('does not match an incomplete word with a word that the query already contains', async () => {
    expect(await index.titles('afvalbak afv')).toEqual(['Korf afvalbak']);
  });
});
