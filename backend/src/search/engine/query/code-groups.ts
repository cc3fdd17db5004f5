import { searchKinds } from '../../search-engine.ts';
import { placeOf } from '../text/lexemes.ts';
import type { QueryToken } from './query-tokens.ts';
import { alternativesOf, type TermAlternatives, variantOf } from './term-alternatives.ts';
import type { VocabularyMatches } from './vocabulary-lookup.ts';

/** A code in one spelling, such as 'bm1010s01' for 'BM-1010-S01'. */
const code = /^\p{L}{1,4}\d/u;
const letters = /^\p{L}{1,4}$/u;
const digits = /^\d+$/;
/** Minimum number of digits of an unknown code that are searched alone. Texts contain shorter numbers by chance. */
const minDigits = 3;
const titles = searchKinds.map((kind) => placeOf(kind, 'title'));

export type CodeGroups = {
  groups: TermAlternatives[];
  /** Tokens of codes that no entry has. They have no other spelling. */
  unknown: ReadonlySet<QueryToken>;
};

/**
 * Returns the groups of a query with its codes as a whole, because the parts of a code occur in others. A code that no entry has is
 * searched only by its number, as a whole word: 'EN 1176' must not find all that has 'EN'.
 */
export function withCodes(
  groups: readonly TermAlternatives[],
  tokens: readonly QueryToken[],
  known: VocabularyMatches,
): CodeGroups {
  const unknown = new Set(
    tokens.flatMap((token, place) => {
      const next = tokens[place + 1];
      return next && isUnknownCode([token, next], known) ? [token, next] : [];
    }),
  );
  return {
    unknown,
    groups: groups.map((group, place) => {
      const token = tokens[place];
      if (!token) return group;
      if (unknown.has(token)) return { ...group, ...alternativesOf(isNumber(token) ? exactOf(token.word, known) : []) };
      const [whole] = token.joined.filter((run) => code.test(run) && exactOf(run, known).length > 0).sort(byLength);
      return whole === undefined ? group : { ...group, ...alternativesOf(exactOf(whole, known)) };
    }),
  };
}

const byLength = (one: string, other: string) => other.length - one.length;

const isNumber = ({ word }: QueryToken) => digits.test(word) && word.length >= minDigits;

const exactOf = (word: string, { byQueryWord }: VocabularyMatches) =>
  (byQueryWord.get(word) ?? []).filter(({ likeness }) => likeness === 'exact').map(variantOf);

/** Whether letters and a number are a code of which the index has neither the whole nor a beginning. Letters in a title are a name. */
function isUnknownCode([first, second]: [QueryToken, QueryToken], known: VocabularyMatches): boolean {
  if (!letters.test(first.word) || !digits.test(second.word) || second.start - first.end > 1) return false;
  const isKnown = (run: string) => (known.byQueryWord.get(run)?.length ?? 0) > 0;
  const isName = exactOf(first.word, known).some(({ places }) => titles.some((place) => (places?.[place] ?? 0) > 0));
  return !isName && !isKnown(first.word + second.word) && !second.joined.some((run) => code.test(run) && isKnown(run));
}
