import { expect, it } from 'vitest';
import { queryInterpretations } from './query-interpretations.ts';
import { alternativesOf, type TermAlternatives } from './term-alternatives.ts';

const group = (word: string, documentFrequency: number): TermAlternatives =>
  alternativesOf([{ word, documentFrequency, quality: 1, titleDocumentFrequency: 1, from: 0, to: word.length }]);
const unknown = alternativesOf([]);
const [table, round, wood] = [group('tafel', 20), group('rond', 900), group('hout', 4000)];

const words = (groups: TermAlternatives[], isSentence = false, kind: 'product' | 'page' = 'product') =>
  queryInterpretations(kind, { groups, isSentence }).map((choices) =>
    choices.map((chosen) => chosen.flatMap(({ variants }) => [...variants.keys()]).join('+')),
  );

it('SEA-06 requires all words first, then the most informative ones', () => {
  const levels = words([wood, round, table]);
  expect(levels[0]).toEqual(['tafel+rond+hout']);
  expect(levels.at(1)).toEqual(['tafel+rond', 'tafel+hout']);
  expect(levels.at(-1)).toEqual(['tafel', 'rond', 'hout']);
});

it('SEA-06 prefers words that name things to any other word, even a rarer one', () => {
  const light = alternativesOf([{ word: 'licht', documentFrequency: 1, quality: 1, titleDocumentFrequency: 0, from: 0, to: 5 }]);
  expect(words([light, table])).toEqual([['tafel+licht'], ['tafel'], ['tafel', 'licht']]);
  expect(words([light, table], false, 'page')[1]).toEqual(['licht']);
});

it('omits words that match nothing', () => {
  expect(words([unknown, table])).toEqual([['tafel']]);
  expect(words([unknown])).toEqual([]);
});

it('SEA-06 accepts pages with a good part of the words of a question', () => {
  expect(words([round, table], true, 'page')[0]).toEqual(['tafel', 'rond']);
  expect(words([round, table], true)[0]).toEqual(['tafel+rond']);
});

it('SEA-06 finds things by their names, not by what visitors want to know about them', () => {
  const price = { ...group('kost', 3), isIntent: true };
  expect(words([price, table], true)).toEqual([['tafel']]);
  expect(words([price, table], true, 'page').flat()).toContain('kost');
  expect(words([price])).toEqual([['kost']]);
});
