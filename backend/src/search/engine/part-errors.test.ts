import { expect, it } from 'vitest';
import { oneErrorFrom } from './part-errors.ts';
import { typingDistance } from './typing-errors.ts';

it.each([
  ['fahrad', 'fahrrad'],
  ['fietzen', 'fietsen'],
  ['taffel', 'tafel'],
  ['tafle', 'tafel'],
])('SEA-06 %s is one error from %s', (typed, meant) => {
  expect(oneErrorFrom(typed)).toContain(meant);
});

it('SEA-06 all these spellings differ by one error, and keep the first letter', () => {
  const spellings = oneErrorFrom('bank');
  expect(spellings.every((spelling) => spelling.startsWith('b') && typingDistance('bank', spelling) === 1)).toBe(true);
  expect(new Set(spellings).size).toBe(spellings.length);
});
