import { normalizeWord } from '../engine/text/normalize.ts';

/** Limits of groups. Hosted engines accept at most 20 words in a group. */
export const synonymLimits = { words: 20, letters: 60, wordsOfOne: 3, groupsOfSite: 500 } as const;

/** Returns a word or name as it is stored: without control and invisible characters, with single spaces. */
export function cleanSynonym(text: string): string {
  return onOneLine(text.toWellFormed().normalize('NFC'));
}

/** Replaces every sequence of whitespace, control and invisible characters by one space. */
export const onOneLine = (text: string): string => text.replace(/[\p{C}\p{Z}\s]+/gu, ' ').trim();

/** Returns the comparison key of a word in any language: case, accents, hyphens and spaces do not count. */
export function sameWord(word: string): string {
  return word
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((part) => normalizeWord(part, 'nl'))
    .join('');
}

export type SynonymError =
  | { key: 'tooFew' }
  | { key: 'tooMany' }
  | { key: 'short' | 'long' | 'signs' | 'phrase' | 'double'; word: string };

/** Returns the first fault of a group of words, or `undefined` if it is valid. */
export function synonymGroupError(words: readonly string[]): SynonymError | undefined {
  if (words.length < 2) return { key: 'tooFew' };
  if (words.length > synonymLimits.words) return { key: 'tooMany' };
  const seen = new Set<string>();
  for (const word of words) {
    const key = wordFault(word);
    if (key) return { key, word: shown(word) };
    if (seen.has(sameWord(word))) return { key: 'double', word: shown(word) };
    seen.add(sameWord(word));
  }
  return undefined;
}

/** Letters, digits, and characters within names: spaces, hyphens, apostrophes, points, slashes, plus signs and ampersands. */
const allowed = /^[\p{L}\p{M}\p{N} '’.&+/-]+$/u;

function wordFault(word: string): 'short' | 'long' | 'signs' | 'phrase' | undefined {
  if (word.length > synonymLimits.letters) return 'long';
  if (!allowed.test(word)) return 'signs';
  if (sameWord(word).length < 2) return 'short';
  return word.split(' ').length > synonymLimits.wordsOfOne ? 'phrase' : undefined;
}

/** Returns a word as messages quote it, with at most 40 characters. */
const shown = (word: string) => (word.length > 40 ? `${[...word].slice(0, 40).join('')}…` : word);
