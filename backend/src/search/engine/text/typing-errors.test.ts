import { expect, it } from 'vitest';
import { errorKeys, errorsAllowed, typingDistance } from './typing-errors.ts';

it.each([
  ['afvalbak', 'afvalbak', 0],
  ['afvalbka', 'afvalbak', 1],
  ['afvlbak', 'afvalbak', 1],
  ['affvalbak', 'afvalbak', 1],
  ['abvalbak', 'afvalbak', 1],
  ['picknikctafel', 'picknicktafel', 1],
  ['', 'bank', 4],
])('SEA-06 %s and %s differ by %i errors', (one, other, errors) => {
  expect(typingDistance(one, other)).toBe(errors);
});

it('allows more errors in longer words, and none in numbers', () => {
  expect(['rek', 'bank', 'afvalbak', 'bm1010'].map(errorsAllowed)).toEqual([0, 1, 2, 0]);
});

it.each([
  ['bnak', 'bank'],
  ['vank', 'bank'],
  ['bankk', 'bank'],
  ['fietsenrkeken', 'fietsenrekken'],
  ['xfietsenrek', 'fietsenrek'],
  ['picnicktafle', 'picknicktafel'],
])('SEA-06 %s shares an error key with %s', (typed, intended) => {
  const keys = new Set(errorKeys(intended));
  expect(errorKeys(typed).some((key) => keys.has(key))).toBe(true);
});
