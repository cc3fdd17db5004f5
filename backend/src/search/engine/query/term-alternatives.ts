import type { QueryToken } from './query-tokens.ts';
import type { Likeness, VocabularyMatch } from './vocabulary-lookup.ts';

/** Indexed word that matches a query word, with the quality of the match and the matching range in folded letters. */
export type Variant = {
  word: string;
  quality: number;
  documentFrequency: number;
  titleDocumentFrequency: number;
  /** Number of entries that contain it, by place. If it is `undefined`, every place is possible. */
  places?: readonly number[];
  from: number;
  to: number;
};

/** Query word in the terms of the index. An entry matches by any variant, or by all words of one phrase. */
export type TermAlternatives = {
  variants: ReadonlyMap<string, Variant>;
  phrases: readonly (readonly TermAlternatives[])[];
  /**
   * Set for words that are significant only together with others. They are not searched in texts, which contain them anywhere.
   */
  near?: 'phrase' | 'negation';
  /** Whether it follows a preposition in the query: 'asbak' in 'bak met asbak'. */
  isModifier?: boolean;
  /** Whether it says what visitors want to know or do, and names no thing: 'kost' in 'wat kost een bank'. */
  isIntent?: boolean;
  /** Whether it is a number or measure. In the facts it counts nearly as much as in the title. */
  isNumber?: boolean;
};

/** Quality by kind of match. The last part of a compound counts more than the others, because it says what the thing is. */
const qualities = { exact: 1, stem: 0.92, lastPart: 0.72, part: 0.55, beginning: 0.6, prefix: 0.5 };
/** Quality of a beginning without an exact match. It exceeds that of a stem, because the word is probably incomplete. */
const onlyBeginning = 0.95;
/** Reduction for each factor of ten by which a completion names fewer things than the most frequent one. */
const rarelyMeant = 0.04;

/** Maximum difference in quality from the best variant, for a match of equal value, such as another form of the word. */
const strongMargin = 0.1;
const fairMargin = 0.5;

/** Converts a known word to a variant. */
export function variantOf(match: VocabularyMatch): Variant {
  const { word, documentFrequency, titleDocumentFrequency, places } = match;
  return { word, documentFrequency, titleDocumentFrequency, places, quality: qualityOf(match), ...matchedRange(match) };
}

function qualityOf({ likeness, part, parts }: VocabularyMatch): number {
  return likeness === 'part'
    ? part === parts.length
      ? qualities.lastPart
      : qualities.part
    : qualities[likeness satisfies Likeness];
}

/**
 * Returns the variants of a query word among the known words. An earlier word is a beginning only if it names nothing itself. A
 * known number is never one: a search for 2400 millimetres must not find article 24001.
 */
export function variantsOf(
  matches: readonly VocabularyMatch[],
  { word, isLast, isPrefix }: Pick<QueryToken, 'word' | 'isLast' | 'isPrefix'>,
): Variant[] {
  const whole = matches.filter(({ likeness }) => likeness !== 'beginning');
  const isExact = whole.some(({ likeness }) => likeness === 'exact');
  const prefixMatches = matches.filter(({ likeness }) => likeness === 'beginning');
  if (isPrefix)
    return prefixMatches
      .filter(({ titleDocumentFrequency }) => titleDocumentFrequency > 0)
      .map((one) => ({ ...variantOf(one), quality: qualities.prefix }));
  if (isLast ? isExact && /^\d{3,}$/.test(word) : whole.some(({ titleDocumentFrequency }) => titleDocumentFrequency > 0))
    return whole.map(variantOf);
  const quality = isLast && isExact ? qualities.beginning : onlyBeginning;
  return [...whole.map(variantOf), ...likelyCompletions(prefixMatches, quality)];
}

/** Returns the completions of a beginning. Their quality rises with the number of things that they name. */
function likelyCompletions(prefixMatches: readonly VocabularyMatch[], quality: number): Variant[] {
  const max = Math.max(1, ...prefixMatches.map(({ titleDocumentFrequency }) => titleDocumentFrequency));
  return prefixMatches.map((one) => ({
    ...variantOf(one),
    quality: quality - rarelyMeant * Math.log10(max / Math.max(1, one.titleDocumentFrequency)),
  }));
}

/** Returns the range of a word that matches: only 'boom' in 'boombank' for 'boom'. */
function matchedRange({ word, likeness, queryWord, part, parts }: VocabularyMatch): { from: number; to: number } {
  if (likeness === 'beginning') return { from: 0, to: queryWord.length };
  if (likeness !== 'part') return { from: 0, to: word.length };
  let from = 0;
  let to = 0;
  for (const piece of parts.slice(0, part)) {
    from = Math.max(0, word.indexOf(piece, to));
    to = from + piece.length;
  }
  return { from, to };
}

/** Returns a group of these variants, with the best one per word. */
export function alternativesOf(
  variants: readonly Variant[],
  phrases: readonly (readonly TermAlternatives[])[] = [],
): TermAlternatives {
  const best = new Map<string, Variant>();
  for (const variant of variants) {
    const previous = best.get(variant.word);
    best.set(variant.word, previous ? betterOf(previous, variant) : variant);
  }
  return { variants: best, phrases };
}

/**
 * Returns the better of two variants of a word. If it is only a synonym, the smaller range counts: only 'bank' matches in its
 * synonym 'parkbank'.
 */
function betterOf(one: Variant, other: Variant): Variant {
  const better = one.quality < other.quality ? other : one;
  if (better.quality >= qualities.stem) return better;
  const { from, to } = one.to - one.from <= other.to - other.from ? one : other;
  return { ...better, from, to };
}

/** Returns variants with a reduced quality, such as the words of a synonym. */
export function downweight(variants: readonly Variant[], by: number): Variant[] {
  return variants.map((variant) => ({ ...variant, quality: variant.quality * by }));
}

/** Returns a group with a reduced quality, such as for a typing error. */
export function downweightAlternatives(group: TermAlternatives, by: number): TermAlternatives {
  const { variants, phrases } = alternativesOf(
    downweight([...group.variants.values()], by),
    group.phrases.map((phrase) => phrase.map((part) => downweightAlternatives(part, by))),
  );
  return { ...group, variants, phrases };
}

/** Removes phrases that are redundant because one of their parts matches as well: 'street bollard' next to 'bollard'. */
export function withoutIdlePhrases(group: TermAlternatives): TermAlternatives {
  const hasVariant = ({ word, quality }: Variant) => (group.variants.get(word)?.quality ?? 0) >= quality - strongMargin / 2;
  const isIdle = (phrase: readonly TermAlternatives[]) =>
    phrase.some((part) => part.phrases.length === 0 && [...part.variants.values()].every(hasVariant));
  return { ...group, phrases: group.phrases.filter((phrase) => !isIdle(phrase)) };
}

/** Returns a group that matches what any of these groups matches. */
export function joinedGroup(groups: readonly TermAlternatives[]): TermAlternatives {
  return alternativesOf(
    groups.flatMap(({ variants }) => [...variants.values()]),
    groups.flatMap(({ phrases }) => phrases),
  );
}

/** Caches the result of a function by group. Groups are immutable, and each occurs in many choices. */
function memoized<Result>(find: (group: TermAlternatives) => Result): (group: TermAlternatives) => Result {
  const results = new WeakMap<TermAlternatives, { result: Result }>();
  const compute = (group: TermAlternatives) => {
    const entry = { result: find(group) };
    results.set(group, entry);
    return entry;
  };
  return (group) => (results.get(group) ?? compute(group)).result;
}

/** Returns the best variants and phrases of a group. A phrase that is clearly better excludes variants, and vice versa. */
export const strongOf = memoized((group) => bestOf(group, strongMargin));

/** Returns the group without poor matches, if it has good ones. */
export const fairOf = memoized((group) => bestOf(group, fairMargin));

function bestOf(group: TermAlternatives, margin: number): TermAlternatives {
  const least = bestQuality(group) - margin;
  const { variants, phrases } = alternativesOf(
    [...group.variants.values()].filter(({ quality }) => quality >= least),
    group.phrases.filter((phrase) => phraseQuality(phrase) >= least),
  );
  return { ...group, variants, phrases };
}

/** Returns the quality of the best variant or phrase of a group. */
const bestQuality = memoized(({ variants, phrases }): number => {
  const all = [...variants.values()].map(({ quality }) => quality);
  return Math.max(0, ...all, ...phrases.map(phraseQuality));
});

/** Returns the quality of a phrase, which is that of its worst word. */
export const phraseQuality = (phrase: readonly TermAlternatives[]): number => Math.min(...phrase.map(bestQuality));

export const isUnknown = ({ variants, phrases }: TermAlternatives): boolean => variants.size === 0 && phrases.length === 0;

/** Whether the group has a word that names things. */
export const namesThings = ({ variants, phrases }: TermAlternatives): boolean =>
  [...variants.values()].some(({ titleDocumentFrequency }) => titleDocumentFrequency > 0) ||
  phrases.some((phrase) => phrase.every(namesThings));

/** Returns the information of a word. It rises with the rarity of the word and with the certainty of its meaning. */
export function inverseDocumentFrequency(group: TermAlternatives): number {
  return rarity(group) * bestQuality(group);
}

const rarity = memoized(({ variants, phrases }): number => {
  const documentFrequency = Math.max(
    0,
    ...[...strongOf(alternativesOf([...variants.values()])).variants.values()].map((variant) => variant.documentFrequency),
  );
  const own = variants.size > 0 ? 1 / (1 + Math.log10(1 + documentFrequency)) : 0;
  return Math.max(own, ...phrases.map((phrase) => Math.max(...phrase.map(rarity))));
});
