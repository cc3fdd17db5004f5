import { expect, it } from 'vitest';
import { normalizeWord, unfoldedPlace } from './normalize.ts';

it.each([
  ['de', 'Bänke', 'banke'],
  ['de', 'BAENKE', 'banke'],
  ['de', 'Banke', 'banke'],
  ['de', 'Fuß', 'fuss'],
  ['de', 'Muell', 'mull'],
  ['de', 'neue', 'neue'],
  ['de', 'Quelle', 'quelle'],
  ['de', 'Bauer', 'bauer'],
  ['nl', 'geëxtrudeerd', 'geextrudeerd'],
  ['nl', 'ĳzer', 'ijzer'],
  ['nl', 'stoel', 'stoel'],
  ['nl', 'boek', 'boek'],
  ['en', 'Café', 'cafe'],
  ['en', 'ﷺ', 'صلىاللهعليهوسلم'],
] as const)('SEA-06 %s: %s is compared as %s', (language, word, folded) => {
  expect(normalizeWord(word, language)).toBe(folded);
});

it('maps a position in the folded word to the written word', () => {
  expect(unfoldedPlace('Fußbank', 'de', 4)).toBe(3);
  expect(unfoldedPlace('Gebaeudeteil', 'de', 4)).toBe(5);
  expect(unfoldedPlace('be\u0301ton', 'nl', 2)).toBe(3);
});
