import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { isColour } from './colour-words.ts';

/** Letters that link the parts of a compound. English links nothing. */
const links: Record<LocaleCode, readonly string[]> = {
  nl: ['', 's', 'en', 'e', 'n', 'er'],
  de: ['', 's', 'n', 'en', 'e', 'er', 'es'],
  en: [''],
};

const shortestPart = 3;

/** Whether a word may be a part; short ones only where they name things, as 'bak' does. */
export type IsPart = (word: string) => boolean;

/**
 * The words that a compound is made of, by the vocabulary that is given: 'picknicktafel' of 'picknick' and 'tafel', 'Abfallsammelbehälter' with its
 * linking letters. Of several ways the one with the fewest parts counts, and of these the one with the longest last: that says what the thing is.
 */
export function compoundParts(word: string, isPart: IsPart, language: LocaleCode): string[] {
  if (word.length < 2 * shortestPart || /\d/.test(word)) return [];
  const ways = new Map<number, string[]>();
  for (let end = shortestPart; end <= word.length; end += 1) {
    for (let start = 0; start <= end - shortestPart; start += 1) {
      const before = start === 0 ? [] : linkedBefore(word, start, ways, language);
      const part = word.slice(start, end);
      if (!before || part === word || !isPart(part)) continue;
      if (isBetter([...before, part], ways.get(end))) ways.set(end, [...before, part]);
    }
  }
  return ways.get(word.length) ?? [];
}

/** The parts up to a place, with or without linking letters before it. */
function linkedBefore(
  word: string,
  place: number,
  ways: ReadonlyMap<number, string[]>,
  language: LocaleCode,
): string[] | undefined {
  let best: string[] | undefined;
  for (const link of links[language]) {
    if (!word.endsWith(link, place) && link !== '') continue;
    const parts = ways.get(place - link.length);
    if (parts && (best === undefined || parts.length < best.length)) best = parts;
  }
  return best;
}

function isBetter(parts: readonly string[], than: readonly string[] | undefined): boolean {
  if (than === undefined || parts.length !== than.length) return than === undefined || parts.length < than.length;
  return (parts.at(-1)?.length ?? 0) > (than.at(-1)?.length ?? 0);
}

const shortestEnd = 4;
/** Beginnings tell less: 'plaatsen' is no 'plaat'. */
const shortestBeginning = 5;

/**
 * A compound of which one half alone is known: its end ('parkbank' by 'bank'), or else its beginning. The other half is what is left. English
 * writes its compounds apart.
 */
export function halvesOf(word: string, isKnown: IsPart, language: LocaleCode): string[] {
  if (language === 'en' || /\d/.test(word)) return [];
  for (let start = shortestPart; start <= word.length - shortestPart; start += 1) {
    if (isKnownEnd(word.slice(start), isKnown, language) && isSyllable(word.slice(0, start)))
      return [withoutLink(word.slice(0, start), language), word.slice(start)];
  }
  for (let end = word.length - shortestEnd; end >= shortestBeginning; end -= 1) {
    if (isKnown(word.slice(0, end)) && isSyllable(word.slice(end)))
      return [word.slice(0, end), word.slice(end).replace(/^[ns](?=[^aeiouy])/, '')];
  }
  return [];
}

/** Short ends are in words by chance, but for colours. */
const isKnownEnd = (end: string, isKnown: IsPart, language: LocaleCode) =>
  (end.length >= shortestEnd || isColour(end, language)) && isKnown(end);

const isSyllable = (letters: string) => /[aeiouy]/.test(letters) && letters.length >= shortestPart;

/** Of the links only -s- is told from the end of a word with some certainty. */
function withoutLink(half: string, language: LocaleCode): string {
  return links[language].includes('s') && half.length > shortestEnd && /[^s]s$/.test(half) ? half.slice(0, -1) : half;
}
