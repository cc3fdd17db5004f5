import { expect, it } from 'vitest';
import { differenceOf } from './changed-words.ts';

it.each([
  ['Een eiken bank', 'Een stalen bank', { start: 'Een ', removed: 'eiken ', added: 'stalen ', end: 'bank' }],
  ['Een bank', 'Een lange bank', { start: 'Een ', removed: '', added: 'lange ', end: 'bank' }],
  ['Een bank', 'Een', { start: '', removed: 'Een bank', added: 'Een', end: '' }],
  ['', 'Nieuw', { start: '', removed: '', added: 'Nieuw', end: '' }],
  ['bank bank', 'bank', { start: '', removed: 'bank ', added: '', end: 'bank' }],
])('EDT-09 the difference between %j and %j is marked in whole words', (was, words, difference) => {
  expect(differenceOf(was, words)).toEqual(difference);
});
