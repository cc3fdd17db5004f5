import { foldWord } from '../engine/fold-word.ts';

export const synonymLimits = { words: 12, letters: 60, wordsOfOne: 3, groupsOfSite: 500 } as const;

/** A word or name as it is kept: without what cannot be typed, single spaces between its parts. */
export function tidyWord(text: string): string {
  return onOneLine(text.toWellFormed().normalize('NFC'));
}

/** The text without controls and other signs that are not seen, in their place one space. */
export const onOneLine = (text: string): string => text.replace(/[\p{C}\p{Z}\s]+/gu, ' ').trim();

/** What makes two spellings one word for a search in any language: case, accents, hyphens and spaces do not count. */
export function sameWord(word: string): string {
  return word
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((part) => foldWord(part, 'nl'))
    .join('');
}

export type WordFault =
  | { key: 'tooFew' }
  | { key: 'tooMany' }
  | { key: 'short' | 'long' | 'signs' | 'phrase' | 'double'; word: string };

/** What is wrong with a group of words, if anything is: the first fault. */
export function groupFault(words: readonly string[]): WordFault | undefined {
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

/** Letters, digits, and what stands within names: spaces, hyphens, apostrophes, points, a slash, a plus or an ampersand. */
const allowed = /^[\p{L}\p{M}\p{N} '’.&+/-]+$/u;

function wordFault(word: string): 'short' | 'long' | 'signs' | 'phrase' | undefined {
  if (word.length > synonymLimits.letters) return 'long';
  if (!allowed.test(word)) return 'signs';
  if (sameWord(word).length < 2) return 'short';
  return word.split(' ').length > synonymLimits.wordsOfOne ? 'phrase' : undefined;
}

/** So much of a word as a message quotes. */
const shown = (word: string) => (word.length > 40 ? `${[...word].slice(0, 40).join('')}…` : word);
