import { expect, it } from 'vitest';
import { codesOf, eachWord, initialsOf, measuresOf, wordsOf } from './words.ts';

const plain = (words: readonly { word: string }[]) => words.map(({ word }) => word);

it('finds words with their positions', () => {
  expect(wordsOf('Picknick-set, rond', 'nl')).toEqual([
    { word: 'picknick', start: 0, end: 8 },
    { word: 'set', start: 9, end: 12 },
    { word: 'rond', start: 14, end: 18 },
  ]);
});

it.each([
  ['180 cm', '1800mm'],
  ['1800mm', '1800mm'],
  ['1,8 m', '1800mm'],
  ['1.80 meter', '1800mm'],
  ['1.800 mm', '1800mm'],
  ['2,5 cm', '25mm'],
  ['60 liter', '60l'],
  ['12 kg', '12kg'],
])('SEA-06 %s is %s', (text, measure) => {
  expect(plain(measuresOf(`bank van ${text} lang`))).toEqual([measure]);
});

it('finds no measure within a longer number or word', () => {
  expect(measuresOf('1.2.180 cm, 180 cmx, 12 maanden')).toEqual([]);
});

it.each([
  ['BM-1010', ['bm1010']],
  ['bm 1010', ['bm1010']],
  ['BM-1010-01', ['bm1010', 'bm101001']],
  ['RAL 6009', ['ral6009']],
  ['DB703', ['db703']],
  ['EN 581', ['en581']],
])('SEA-06 %s is indexed as %s', (text, codes) => {
  expect(plain(codesOf(text, 'nl'))).toEqual(codes);
});

it('drops words of more than 60 letters', () => {
  expect(wordsOf('a'.repeat(61), 'nl')).toEqual([]);
});

it('skips words with other initials, except those that begin with a letter that folding may change', () => {
  expect(plain(wordsOf('Bank mit Äpfeln, öffentliche Bänke', 'de', initialsOf(['bank'])))).toEqual([
    'bank',
    'apfeln',
    'offentliche',
    'banke',
  ]);
});

const eachWordOf = (text: string) => {
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
  expect(eachWordOf(text)).toEqual(text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);
});
