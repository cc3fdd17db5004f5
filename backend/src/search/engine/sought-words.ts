import { type Initials, initialsOf } from './word-bounds.ts';
import { tellingOf, type Variant, type WordGroup } from './word-group.ts';

/** What a word of a text says of a query: the word at which place of it, and by which of its own letters. */
export type Saying = { place: number } & Pick<Variant, 'from' | 'to'>;

/** The words by which a query is found, made once for all texts that are looked through, and how much each word of the query tells. */
export type SoughtWords = {
  telling: readonly number[];
  sayings: ReadonlyMap<string, readonly Saying[]>;
  /** Whether any has a digit: only then texts are looked through for measures and numbers, which takes as long as all else. */
  hasNumbers: boolean;
  /** Their first letters. */
  initials: Initials;
};

export function soughtWords(groups: readonly WordGroup[]): SoughtWords {
  const sayings = new Map<string, Saying[]>();
  groups.forEach((group, place) => {
    // What a word is by itself says more of it than what it is in a phrase that means the same: of 'parkbank' for 'bank' not 'park'.
    const inPhrases = variantsInPhrases(group).filter(({ word }) => !group.variants.has(word));
    for (const { word, from, to } of [...group.variants.values(), ...inPhrases])
      sayings.set(word, [...(sayings.get(word) ?? []), { place, from, to }]);
  });
  const words = [...sayings.keys()];
  return {
    telling: groups.map(tellingOf),
    sayings,
    hasNumbers: words.some((word) => /\d/.test(word)),
    initials: initialsOf(words),
  };
}

/** The variants of all words in a group's phrases. */
function variantsInPhrases({ phrases }: WordGroup): Variant[] {
  return phrases.flat().flatMap((group) => [...group.variants.values(), ...variantsInPhrases(group)]);
}
