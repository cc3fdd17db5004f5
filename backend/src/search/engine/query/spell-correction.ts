import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { decompound } from '../text/decompound.ts';
import { errorsAllowed, typingDistance } from '../text/typing-errors.ts';
import type { QueryToken } from './query-tokens.ts';
import type { SimilarWord, SpellingCandidates } from './spelling-candidates.ts';
import {
  alternativesOf,
  downweightAlternatives,
  isUnknown,
  joinedGroup,
  type TermAlternatives,
  type Variant,
} from './term-alternatives.ts';

/** Word of the query that is replaced by another one. */
export type Correction = { start: number; end: number; replacement: string };

/** Interpretation of an unknown word: words to look up, and the group that is built from them. */
export type Meaning = {
  words: string[];
  correction?: Correction;
  group(groupOfKnown: (word: string) => TermAlternatives): TermAlternatives;
};

export type UnknownWord = Pick<QueryToken, 'word' | 'start' | 'end' | 'isLast'> & {
  likely: SpellingCandidates;
  language: LocaleCode;
};

export const errorQuality = [1, 0.84, 0.76] as const;
const longerQuality = 0.6;
const compoundQuality = 0.8;
const headQuality = 0.6;
/** Quality of a match of the last part of a compound whose parts are all known. Entries with all parts come first. */
const endQuality = 0.25;
const maxCandidates = 8;

/**
 * Returns the likeliest meaning of an unknown word: a compound of known words, the end of known compounds, or a typing error.
 * Returns `undefined` for every other word.
 */
export function meaningOf(unknown: UnknownWord): Meaning | undefined {
  return compound(unknown) ?? endOfOthers(unknown) ?? typingError(unknown);
}

function compound({ word, likely, language }: UnknownWord): Meaning | undefined {
  for (const pieces of [likely.namingPieces, likely.pieces]) {
    const parts = decompound(word, (piece) => pieces.includes(piece), language);
    if (parts.length > 0) return madeOf(parts);
  }
  return undefined;
}

/**
 * Returns the meaning of a compound. It matches entries with all parts, or else with the last part, which says what the thing is.
 */
export function madeOf(parts: readonly string[]): Meaning {
  return {
    words: [...parts],
    group: (groupOfKnown) => {
      const phrase = parts.map((part) => downweightAlternatives(groupOfKnown(part), compoundQuality));
      const end = groupOfKnown(parts.at(-1) ?? '');
      if (phrase.some(isUnknown)) return downweightAlternatives(end, headQuality);
      return joinedGroup([downweightAlternatives(end, endQuality), alternativesOf([], [phrase])]);
    },
  };
}

type Similar = SimilarWord & { distance: number };

/**
 * Returns the words with the fewest typing errors. A last word, which may be incomplete, is also compared with the beginnings of
 * words.
 */
function typingError({ word: typed, start, end, isLast, likely }: UnknownWord): Meaning | undefined {
  const allowed = errorsAllowed(typed);
  const similar = likely.similar
    .map((candidate): Similar => ({ ...candidate, distance: distanceTo(typed, candidate.word, isLast && typed.length > 4) }))
    .filter(({ distance }) => distance <= allowed)
    .filter((candidate) => isLikely(typed, candidate))
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        b.titleDocumentFrequency - a.titleDocumentFrequency ||
        b.documentFrequency - a.documentFrequency,
    );
  const [best] = similar;
  if (!best) return undefined;
  const closest = similar.filter(({ distance }) => distance === best.distance).slice(0, maxCandidates);
  return {
    words: closest.map(({ word }) => word),
    correction: { start, end, replacement: best.spelling },
    group: (groupOfKnown) =>
      joinedGroup(
        closest.map(({ word, distance }) => downweightAlternatives(groupOfKnown(word), errorQuality[Math.ceil(distance)] ?? 0.7)),
      ),
  };
}

const longWord = 7;

/**
 * Whether a candidate is a likely correction. The first letter is rarely wrong. A short word must be corrected to one that names
 * things, because it may well be a different word.
 */
function isLikely(word: string, { word: candidate, titleDocumentFrequency }: SimilarWord): boolean {
  const hasFirst = candidate[0] === word[0] || (candidate[0] === word[1] && candidate[1] === word[0]);
  return (hasFirst || word.length >= longWord) && (titleDocumentFrequency > 0 || word.length >= longWord);
}

/** Returns the number of typing errors. Beginnings count half an error more, so that a whole word wins. */
function distanceTo(word: string, candidate: string, isBeginning: boolean): number {
  const whole = typingDistance(word, candidate);
  if (!isBeginning || candidate.length <= word.length + 1) return whole;
  return Math.min(whole, typingDistance(word, candidate.slice(0, word.length)) + 0.5);
}

function endOfOthers({ word, likely }: UnknownWord): Meaning | undefined {
  if (likely.longer.length === 0) return undefined;
  const variants = likely.longer.map(
    ({ word: longer, documentFrequency, titleDocumentFrequency }): Variant => ({
      ...{ word: longer, documentFrequency, titleDocumentFrequency, quality: longerQuality },
      from: Math.max(0, longer.lastIndexOf(word.slice(0, 4))),
      to: longer.length,
    }),
  );
  return { words: [], group: () => alternativesOf(variants) };
}

/** Returns the meaning of a compound whose end alone is known: 'bank' for 'kinderbank', if 'kinder' is unknown. */
export function meaningOfEnd({ word, likely }: UnknownWord): Meaning | undefined {
  const [end] = likely.pieces.filter((piece) => piece.length > 3 && word.endsWith(piece)).sort((a, b) => b.length - a.length);
  if (end === undefined) return undefined;
  return { words: [end], group: (groupOfKnown) => downweightAlternatives(groupOfKnown(end), headQuality) };
}
