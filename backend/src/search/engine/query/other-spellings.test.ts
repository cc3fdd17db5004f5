import { expect, it } from 'vitest';
import { otherSpelling } from './other-spellings.ts';

it.each([
  ['grey', 'gray'],
  ['aluminum', 'aluminium'],
  ['colours', 'colors'],
  ['galvanized', 'galvanised'],
  ['customisation', 'customization'],
  ['bench', 'bench'],
  ['size', 'size'],
])('SEA-06 the other English spelling of %s is %s', (word, other) => {
  expect(otherSpelling(word, 'en')).toBe(other);
});

it('does not change words of other languages', () => {
  expect(otherSpelling('center', 'de')).toBe('center');
});
