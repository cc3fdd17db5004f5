import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { foldWord } from './fold-word.ts';
import { eachWord, type Initials, mayBegin } from './word-bounds.ts';

/** A word of a text: folded, and where it stands, in UTF-16 code units. */
export type Word = { word: string; start: number; end: number };

/** Nothing that people mean is longer; such words are not searched by. */
const longestWord = 60;

const measurePattern =
  /(?<![\p{L}\p{N}.,])(\d{1,6}(?:[.,]\d{1,3})?) ?(millimeter|millimetre|centimeter|centimetre|meters?|metres?|mm|cm|m|kilogram|kilos?|kg|liters?|litres?|ltr|l)(?![\p{L}\p{N}])/giu;
const codePattern = /(?<![\p{L}\p{N}])(\p{L}{1,4})[-./ ]?(\d{1,6})(?:[-./](\d{1,4}))?(?![\p{L}\p{N}])/gu;

/** Most sentences have none, and need not be looked through for numbers. */
const hasDigits = (text: string) => /\d/.test(text);

/** The single words of a text, in its order. With `initials`, the first letters of words that are sought, others are passed over. */
export function wordsOf(text: string, language: LocaleCode, initials?: Initials): Word[] {
  const words: Word[] = [];
  eachWord(text, (start, end) => {
    if (initials && !mayBegin(text.charCodeAt(start), initials)) return;
    const word = foldWord(text.slice(start, end), language);
    if (word !== '' && word.length <= longestWord) words.push({ word, start, end });
  });
  return words;
}

/** Measures of a text in one spelling: '1,8 m' and '180 cm' are '1800mm'. */
export function measuresOf(text: string): Word[] {
  if (!hasDigits(text)) return [];
  return [...text.matchAll(measurePattern)].map((match) => ({
    word: measureWord(match[1] ?? '', (match[2] ?? '').toLowerCase()),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function measureWord(number: string, unit: string): string {
  // A point or comma before three digits groups thousands, but in metres and kilograms nobody writes thousands.
  const isGrouped = /[.,]\d{3}$/.test(number) && (unit.startsWith('mm') || unit.startsWith('milli'));
  const value = Number(isGrouped ? number.replace(/[.,]/, '') : number.replace(',', '.'));
  if (unit.startsWith('k')) return `${value}kg`;
  if (unit.startsWith('l')) return `${value}l`;
  const factor = unit.startsWith('mm') || unit.startsWith('milli') ? 1 : unit.startsWith('c') ? 10 : 1000;
  return `${Math.round(value * factor)}mm`;
}

/** Numbers of articles, colours and norms, in one spelling: 'BM-1010-01' is 'bm1010' and 'bm101001', 'RAL 6009' is 'ral6009'. */
export function codesOf(text: string, language: LocaleCode): Word[] {
  if (!hasDigits(text)) return [];
  return [...text.matchAll(codePattern)].flatMap((match) => {
    const [letters = '', number = '', suffix] = match.slice(1);
    const place = { start: match.index, end: match.index + match[0].length };
    const code = foldWord(letters, language) + number;
    return suffix === undefined
      ? [{ word: code, ...place }]
      : [
          { word: code, ...place },
          { word: code + suffix, ...place },
        ];
  });
}

/** All that a text can be found by. */
export function searchableWords(text: string, language: LocaleCode, initials?: Initials): Word[] {
  return [...wordsOf(text, language, initials), ...measuresOf(text), ...codesOf(text, language)];
}
