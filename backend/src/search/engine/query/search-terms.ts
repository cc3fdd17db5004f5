import { type Initials, initialsOf } from '../text/words.ts';
import { inverseDocumentFrequency, type TermAlternatives, type Variant } from './term-alternatives.ts';

/** Match of a word in a text: the number of the matching query word, and the range of matching letters. */
export type TermMatch = { place: number } & Pick<Variant, 'from' | 'to'>;

/** Words that match a query, prepared once for all texts, with the information of each query word. */
export type SearchTerms = {
  weights: readonly number[];
  matches: ReadonlyMap<string, readonly TermMatch[]>;
  /** Whether any has a digit. Otherwise texts are not searched for measures and codes, which takes as long as all else. */
  hasNumbers: boolean;
  /** First letters of the words. */
  initials: Initials;
};

export function searchTerms(groups: readonly TermAlternatives[]): SearchTerms {
  const matches = new Map<string, TermMatch[]>();
  groups.forEach((group, place) => {
    // A match of the word itself precedes one in a synonym phrase: 'bank' marks 'bank' in 'parkbank', not 'park'.
    const inPhrases = variantsInPhrases(group).filter(({ word }) => !group.variants.has(word));
    for (const { word, from, to } of [...group.variants.values(), ...inPhrases])
      matches.set(word, [...(matches.get(word) ?? []), { place, from, to }]);
  });
  const words = [...matches.keys()];
  return {
    weights: groups.map(inverseDocumentFrequency),
    matches,
    hasNumbers: words.some((word) => /\d/.test(word)),
    initials: initialsOf(words),
  };
}

/** Returns the variants of all words in the phrases of a group. */
function variantsInPhrases({ phrases }: TermAlternatives): Variant[] {
  return phrases.flat().flatMap((group) => [...group.variants.values(), ...variantsInPhrases(group)]);
}
