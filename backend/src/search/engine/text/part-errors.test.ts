import { expect, it } from 'vitest';
import { maxSpellings, oneErrorFrom, spellingsOf } from './part-errors.ts';
import { typingDistance } from './typing-errors.ts';

it.each([
  ['fahrad', 'fahrrad'],
  ['fietzen', 'fietsen'],
  ['taffel', 'tafel'],
  ['tafle', 'tafel'],
])('SEA-06 %s is one error from %s', (typed, intended) => {
  expect(oneErrorFrom(typed)).toContain(intended);
});

it('SEA-06 all spellings differ by one error and keep the first letter', () => {
  const spellings = oneErrorFrom('bank');
  expect(spellings.every((spelling) => spelling.startsWith('b') && typingDistance('bank', spelling) === 1)).toBe(true);
  expect(new Set(spellings).size).toBe(spellings.length);
});

const word = (first: string, length: number) => first + 'nonsensicalxy'.slice(0, length - 1);

it('SEA-06 SEA-05 looks up only the first of many unknown words, within the maximum number of spellings', () => {
  const words = [...'abcdefghij'].map((first) => word(first, 14));
  const spellings = spellingsOf(words);
  expect([...spellings.keys()]).toEqual(words.slice(0, 3));
  expect([...spellings.values()].flat().length).toBeLessThanOrEqual(maxSpellings);
});

it.each([
  ['a long word with its rests', [word('a', 14), word('b', 13), word('c', 13)]],
  ['three long words', [word('a', 14), word('b', 14), word('c', 14)]],
  ['five short words', [...'abcde'].map((first) => word(first, 7))],
])('SEA-06 looks up all words of %s', (_, words) => {
  expect([...spellingsOf(words).keys()]).toEqual(words);
});
