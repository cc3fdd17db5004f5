import { expect, it } from 'vitest';
import { choicesFor } from './word-choices.ts';
import { groupOf, type WordGroup } from './word-group.ts';

const group = (word: string, documents: number): WordGroup =>
  groupOf([{ word, documents, quality: 1, naming: 1, from: 0, to: word.length }]);
const unknown = groupOf([]);
const [table, round, wood] = [group('tafel', 20), group('rond', 900), group('hout', 4000)];

const words = (groups: WordGroup[], isSentence = false, kind: 'product' | 'page' = 'product') =>
  choicesFor(kind, { groups, isSentence }).map((choices) =>
    choices.map((chosen) => chosen.flatMap(({ variants }) => [...variants.keys()]).join('+')),
  );

it('SEA-06 asks for all words first, then for the most telling ones', () => {
  const levels = words([wood, round, table]);
  expect(levels[0]).toEqual(['tafel+rond+hout']);
  expect(levels.at(1)).toEqual(['tafel+rond', 'tafel+hout']);
  expect(levels.at(-1)).toEqual(['tafel', 'rond', 'hout']);
});

it('SEA-06 of things rather what names some is meant, however rare the other word is', () => {
  const light = groupOf([{ word: 'licht', documents: 1, quality: 1, naming: 0, from: 0, to: 5 }]);
  expect(words([light, table])).toEqual([['tafel+licht'], ['tafel'], ['tafel', 'licht']]);
  expect(words([light, table], false, 'page')[1]).toEqual(['licht']);
});

it('leaves out what is like nothing here', () => {
  expect(words([unknown, table])).toEqual([['tafel']]);
  expect(words([unknown])).toEqual([]);
});

it('SEA-06 takes pages that answer a good part of a question', () => {
  expect(words([round, table], true, 'page')[0]).toEqual(['tafel', 'rond']);
  expect(words([round, table], true)[0]).toEqual(['tafel+rond']);
});

it('SEA-06 looks for a thing by what names it, not by what people want to know about it', () => {
  const price = { ...group('kost', 3), isDealing: true };
  expect(words([price, table], true)).toEqual([['tafel']]);
  expect(words([price, table], true, 'page').flat()).toContain('kost');
  expect(words([price])).toEqual([['kost']]);
});
