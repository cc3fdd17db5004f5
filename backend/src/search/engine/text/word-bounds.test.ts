import { expect, it } from 'vitest';
import { eachWord } from './word-bounds.ts';

const wordsIn = (text: string) => {
  const words: string[] = [];
  eachWord(text, (start, end) => words.push(text.slice(start, end)));
  return words;
};

it.each([
  ['Latin letters', 'Bänke für Parks, 1,80 m – ½ œuvre ŵ ₂'],
  ['accents of their own', 'Ba\u0308nke \u0301 e\u0301'],
  ['other scripts', 'скамейка, 長椅子・ベンチ مقعد'],
  ['letters of two units', '𝔅𝔞𝔫𝔨 👪 𐐀x'],
  ['halves of characters', 'a\ud83d b\udc00c \ud83d'],
  ['nothing', ''],
  ['a word at the very end', '…paal'],
])('SEA-06 finds the same words as the Unicode classes for letters and digits: %s', (_, text) => {
  expect(wordsIn(text)).toEqual(text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);
});
