import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { normalizeWord } from './normalize.ts';

/** Characters of words: letters with their accents, and digits. */
const ofWords = /[\p{L}\p{M}\p{N}]/u;

/** Table for Latin letters. A regular expression would take most of the time needed to read a text. */
const latin = Uint8Array.from({ length: 0x250 }, (_, code) => (ofWords.test(String.fromCharCode(code)) ? 1 : 0));

/** First letters of words, as code units. */
export type Initials = ReadonlySet<number>;

export const initialsOf = (folded: Iterable<string>): Initials => new Set(Array.from(folded, (word) => word.charCodeAt(0)));

/**
 * Whether a word may begin with one of these letters once it is folded, by its first code unit. Folding changes no ASCII letter
 * except its case.
 */
export function mayBegin(code: number, initials: Initials): boolean {
  const isCapital = code >= 65 && code <= 90;
  return code > 127 || initials.has(isCapital ? code + 32 : code);
}

/** Calls `visit` for each word of a text in order, with its start and end in UTF-16 code units. */
export function eachWord(text: string, visit: (start: number, end: number) => void): void {
  let start = -1;
  for (let at = 0, length = 1; at < text.length; at += length) {
    const code = text.charCodeAt(at);
    const other = code < latin.length ? undefined : String.fromCodePoint(text.codePointAt(at) ?? code);
    length = other?.length ?? 1;
    if (other === undefined ? latin[code] === 1 : ofWords.test(other)) {
      if (start < 0) start = at;
    } else if (start >= 0) {
      visit(start, at);
      start = -1;
    }
  }
  if (start >= 0) visit(start, text.length);
}

/** Folded word of a text, with its position in UTF-16 code units. */
export type Word = { word: string; start: number; end: number };

/** Maximum length of a word. Longer ones are meaningless and are not searched. */
const maxWordLength = 60;

const measurePattern =
  /(?<![\p{L}\p{N}.,])(\d{1,6}(?:[.,]\d{1,3})?) ?(millimeter|millimetre|centimeter|centimetre|meters?|metres?|mm|cm|m|kilogram|kilos?|kg|liters?|litres?|ltr|l)(?![\p{L}\p{N}])/giu;
const codePattern = /(?<![\p{L}\p{N}])(\p{L}{1,4})[-./ ]?(\d{1,6})(?:[-./](\d{1,4}))?(?![\p{L}\p{N}])/gu;

/** Whether a text has digits. Most sentences have none, which saves the search for measures and codes. */
const hasDigits = (text: string) => /\d/.test(text);

/** Returns the single words of a text, in its order. Skips words whose first letter is not in `initials`, if given. */
export function wordsOf(text: string, language: LocaleCode, initials?: Initials): Word[] {
  const words: Word[] = [];
  eachWord(text, (start, end) => {
    if (initials && !mayBegin(text.charCodeAt(start), initials)) return;
    const word = normalizeWord(text.slice(start, end), language);
    if (word !== '' && word.length <= maxWordLength) words.push({ word, start, end });
  });
  return words;
}

/** Returns the measures of a text in one spelling: '1,8 m' and '180 cm' become '1800mm'. */
export function measuresOf(text: string): Word[] {
  if (!hasDigits(text)) return [];
  return [...text.matchAll(measurePattern)].map((match) => ({
    word: measureWord(match[1] ?? '', (match[2] ?? '').toLowerCase()),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function measureWord(number: string, unit: string): string {
  // Before three digits, a point or comma groups thousands in millimetres. In other units it is a decimal separator.
  const isGrouped = /[.,]\d{3}$/.test(number) && (unit.startsWith('mm') || unit.startsWith('milli'));
  const value = Number(isGrouped ? number.replace(/[.,]/, '') : number.replace(',', '.'));
  if (unit.startsWith('k')) return `${value}kg`;
  if (unit.startsWith('l')) return `${value}l`;
  const factor = unit.startsWith('mm') || unit.startsWith('milli') ? 1 : unit.startsWith('c') ? 10 : 1000;
  return `${Math.round(value * factor)}mm`;
}

/**
 * Returns the codes of articles, colours and norms in one spelling: 'BM-1010-01' becomes 'bm1010' and 'bm101001', 'RAL 6009'
 * becomes 'ral6009'.
 */
export function codesOf(text: string, language: LocaleCode): Word[] {
  if (!hasDigits(text)) return [];
  return [...text.matchAll(codePattern)].flatMap((match) => {
    const [letters = '', number = '', suffix] = match.slice(1);
    const place = { start: match.index, end: match.index + match[0].length };
    const code = normalizeWord(letters, language) + number;
    return suffix === undefined
      ? [{ word: code, ...place }]
      : [
          { word: code, ...place },
          { word: code + suffix, ...place },
        ];
  });
}

/** Returns the words, measures and codes that a text can be found by. */
export function searchableWords(text: string, language: LocaleCode, initials?: Initials): Word[] {
  return [...wordsOf(text, language, initials), ...measuresOf(text), ...codesOf(text, language)];
}
