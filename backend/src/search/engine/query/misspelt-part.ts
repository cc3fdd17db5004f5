import type { LikelyPart } from '../text/part-errors.ts';
import { typingDistance } from '../text/typing-errors.ts';
import { errorQuality, type Meaning, madeOf, type UnknownWord } from './spell-correction.ts';
import { downweightAlternatives, joinedGroup } from './term-alternatives.ts';

const minRestLength = 4;

/**
 * Returns the texts in which an error is searched: the word, and its rest next to the longest known piece at its end or
 * beginning.
 */
export function piecesWithErrors(unknown: Pick<UnknownWord, 'word' | 'likely'>): string[] {
  return [unknown.word, ...restsOf(unknown).map(({ rest }) => rest)];
}

/**
 * Interprets a word as a part of compounds with one typing error ('fahrad'), or as a compound with one misspelt part
 * ('Fahradbügel'). Returns `undefined` for other words.
 */
export function misspeltPart(unknown: UnknownWord, parts: ReadonlyMap<string, LikelyPart>): Meaning | undefined {
  const { word, start, end } = unknown;
  const whole = parts.get(word);
  if (whole) {
    return {
      words: [whole.part],
      correction: { start, end, replacement: whole.spelling },
      group: (groupOfKnown) => downweightAlternatives(groupOfKnown(whole.part), errorQuality[1]),
    };
  }
  for (const { rest, piece, from } of restsOf(unknown)) {
    const likely = parts.get(rest);
    if (!likely) continue;
    // If folding changes the number of letters, the position in the query is uncertain.
    const correction = end - start === word.length && {
      correction: {
        start: start + from,
        end: start + from + rest.length,
        replacement: from === 0 ? likely.spelling : likely.part,
      },
    };
    return { ...madeOf(from === 0 ? [likely.part, piece] : [piece, likely.part]), ...correction };
  }
  return undefined;
}

const minBeginningLength = 5;
const minEndLength = 3;
const maxCompletions = 8;

/** Interprets a word as the misspelt beginning of longer words with unknown parts: 'fietzen' for 'fietsenrek'. */
export function misspeltBeginning({ word, likely: { similar } }: UnknownWord): Meaning | undefined {
  if (word.length < minBeginningLength) return undefined;
  const completions = similar.filter(
    ({ word: longer, titleDocumentFrequency }) =>
      titleDocumentFrequency > 0 && longer.length >= word.length + minEndLength && startsWithError(word, longer),
  );
  if (completions.length === 0) return undefined;
  const words = completions.slice(0, maxCompletions).map(({ word: longer }) => longer);
  return {
    words,
    group: (groupOfKnown) => joinedGroup(words.map((longer) => downweightAlternatives(groupOfKnown(longer), beginningQuality))),
  };
}

const beginningQuality = 0.6;

const startsWithError = (word: string, longer: string): boolean =>
  word[0] === longer[0] && [-1, 0, 1].some((more) => typingDistance(word, longer.slice(0, word.length + more)) === 1);

type Rest = { rest: string; from: number; piece: string };

function restsOf({ word, likely: { pieces } }: Pick<UnknownWord, 'word' | 'likely'>): Rest[] {
  const longest = (isAt: (piece: string) => boolean) => pieces.filter(isAt).sort((a, b) => b.length - a.length)[0];
  const ending = longest((piece) => word.endsWith(piece));
  const beginning = longest((piece) => word.startsWith(piece));
  return [
    ...(ending ? [{ rest: word.slice(0, -ending.length), from: 0, piece: ending }] : []),
    ...(beginning ? [{ rest: word.slice(beginning.length), from: beginning.length, piece: beginning }] : []),
  ].filter(({ rest }) => rest.length >= minRestLength);
}
