import { expect, it } from 'vitest';
import { queryTokens } from './query-tokens.ts';

const words = (query: string, language: 'nl' | 'en' | 'de' = 'nl') => queryTokens(query, language).map(({ word }) => word);

it('SEA-05 finds no word in empty or wordless text', () => {
  for (const query of ['', '   ', '!!! & | <->', '\u0000\u0007', '🌳🪑', '"\'()*:']) expect(words(query)).toEqual([]);
});

it('drops stop words, unless there are no other words', () => {
  expect(words('hoe reinig ik cortenstaal')).toEqual(['reinig', 'cortenstaal']);
  expect(words('Wie lange ist die Lieferzeit?', 'de')).toEqual(['lieferzeit']);
  expect(words('wat is dat')).toEqual(['wat', 'is', 'dat']);
});

it('SEA-06 combines a negation with the word that it negates', () => {
  expect(queryTokens('Sitzbank ohne eine Lehne', 'de')).toMatchObject([
    { word: 'sitzbank' },
    { word: 'ohne', lacking: { word: 'lehne' }, phrases: expect.arrayContaining(['ohne lehne']), start: 9, end: 24 },
  ]);
  expect(words('bank zonder')).toEqual(['bank']);
  expect(words('zonder')).toEqual(['zonder']);
});

it('SEA-06 drops words that apply to the whole catalogue, unless there are no other words', () => {
  expect(words('mooie bank voor buiten')).toEqual(['bank']);
  expect(words('outdoor', 'en')).toEqual(['outdoor']);
});

it('SEA-06 adds the other English spelling, also in phrases', () => {
  const [gray] = queryTokens('gray bench', 'en');
  expect(gray).toMatchObject({ joined: ['graybench', 'grey'], phrases: ['gray', 'grey', 'gray bench', 'grey bench'] });
});

it('recognises words that follow a preposition', () => {
  expect(queryTokens('bak met een kap', 'nl').map(({ word, isModifier }) => [word, isModifier])).toEqual([
    ['bak', false],
    ['kap', true],
  ]);
});

it('joins neighbours to one word and to phrases', () => {
  const [boom] = queryTokens('boom bank rond', 'nl');
  expect(boom).toMatchObject({ joined: ['boombank', 'boombankrond'], phrases: ['boom', 'boom bank', 'boom bank rond'] });
});

it('reads measures as one word', () => {
  expect(queryTokens('bank 180 cm', 'nl')).toMatchObject([
    { word: 'bank', isLast: false },
    { word: '1800mm', number: '1800', isLast: false, start: 5, end: 11 },
  ]);
});

it('uses at most 200 characters and 12 words', () => {
  expect(words('a'.repeat(10_000))).toEqual([]);
  expect(words('bank '.repeat(2000))).toHaveLength(12);
});

it('SEA-06 treats a final stop word as the beginning of another word, except in a sentence', () => {
  const prefixes = (query: string, language: 'nl' | 'en' | 'de') =>
    queryTokens(query, language).filter(({ isPrefix }) => isPrefix);
  expect(prefixes('park be', 'en')).toMatchObject([{ word: 'be', isLast: true, inSentence: false }]);
  expect(prefixes('Fahrrad über', 'de')).toMatchObject([{ word: 'uber' }]);
  for (const query of ['hoe kom ik eraan', 'fietsen over ', 'over', 'bank met']) expect(prefixes(query, 'nl')).toEqual([]);
});

it('SEA-06 treats earlier words as possible beginnings, and the last two as the beginning of a compound', () => {
  expect(queryTokens('har st', 'en')).toMatchObject([
    { mayBegin: true, prefixRun: 'harst' },
    { mayBegin: false, prefixRun: 'harst' },
  ]);
  for (const query of ['wat is har st', 'bm 10']) expect(queryTokens(query, 'nl').some(({ mayBegin }) => mayBegin)).toBe(false);
});

it('SEA-06 reads the letter O as a zero in numbers, but not in formulas', () => {
  expect(words('BM-1O30')).toEqual(['bm', '1030']);
  expect(words('CO2')).toEqual(['co2']);
  expect(words('CO₂-uitstoot')).toEqual(['co2', 'uitstoot']);
});
