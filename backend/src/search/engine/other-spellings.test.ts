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
])('SEA-06 an English word in its other spelling: %s is %s', (word, other) => {
  expect(otherSpelling(word, 'en')).toBe(other);
});

it('leaves other languages alone', () => {
  expect(otherSpelling('center', 'de')).toBe('center');
});
