import { expect, it } from 'vitest';
import { countWords, withinWords } from './count-words.ts';

it.each([
  ['', 0],
  ['   ', 0],
  ['een', 1],
  ['  een  twee\ndrie\u00a0vier ', 4],
])('counts the words of %j', (text, count) => expect(countWords(text)).toBe(count));

it.each([
  ['een twee', 2, 'een twee'],
  ['een twee ', 2, 'een twee '],
  ['een twee d', 2, 'een twee '],
  ['een  twee\n\ndrie vier', 3, 'een  twee\n\ndrie '],
  ['een', 0, ''],
])('FRM-09 a word limit stops %j at %i words', (text, limit, within) => expect(withinWords(text, limit)).toBe(within));
