import type { AskedWord } from './asked-words.ts';
import type { KnownWord, Likeness } from './known-words.ts';

/** A word of the index by which a word of the query is found: how well it says the same, and which part of it does, in folded letters. */
export type Variant = {
  word: string;
  quality: number;
  documents: number;
  naming: number;
  /** How many entries have it, by place; where that is not known, it may be anywhere. */
  places?: readonly number[];
  from: number;
  to: number;
};

/** A word of the query as the index can be asked for it: any of its variants, or all words of one of its phrases. */
export type WordGroup = {
  variants: ReadonlyMap<string, Variant>;
  phrases: readonly (readonly WordGroup[])[];
  /** For words that say something beside others alone, and in a text stand beside anything: they are not looked for there. */
  near?: 'phrase' | 'negation';
  /** True where the query has it behind a preposition: 'asbak' in 'bak met asbak'. */
  isBehind?: boolean;
  /** True for what people want to know or do about a thing, which no thing is named by: 'kost' in 'wat kost een bank'. */
  isDealing?: boolean;
  /** True for a number or measure: one that a thing comes in says as much as one in its title. */
  isNumber?: boolean;
};

/** Exact before stem before synonym before typing error; the whole word before a part, and of a compound what it is before of what kind. */
const qualities = { exact: 1, stem: 0.92, lastPart: 0.72, part: 0.55, beginning: 0.6, begun: 0.5 };
/** What nobody writes so is the beginning of a longer word, rather than another form of one. */
const onlyBeginning = 0.95;
/** For each tenth of the things that the likeliest beginning names. */
const rarelyMeant = 0.04;

/** A variant that is less good than the best by no more than this says as much: the word in another form. */
const strongMargin = 0.1;
const fairMargin = 0.5;

/** A word that the index knows as a variant of the one it was asked for. */
export function variantOf(known: KnownWord): Variant {
  const { word, documents, naming, places } = known;
  return { word, documents, naming, places, quality: qualityOf(known), ...matchedRange(known) };
}

function qualityOf({ likeness, part, parts }: KnownWord): number {
  return likeness === 'part'
    ? part === parts.length
      ? qualities.lastPart
      : qualities.part
    : qualities[likeness satisfies Likeness];
}

/**
 * The variants of the words that the index knows for one. What stands before others is the beginning of a name where it names nothing itself; a
 * number that is known is none: who asks for 2400 millimetres looks for no article 24001.
 */
export function variantsOf(
  known: readonly KnownWord[],
  { word, isLast, isBegun }: Pick<AskedWord, 'word' | 'isLast' | 'isBegun'>,
): Variant[] {
  const whole = known.filter(({ likeness }) => likeness !== 'beginning');
  const isExact = whole.some(({ likeness }) => likeness === 'exact');
  const begun = known.filter(({ likeness }) => likeness === 'beginning');
  if (isBegun) return begun.filter(({ naming }) => naming > 0).map((one) => ({ ...variantOf(one), quality: qualities.begun }));
  if (isLast ? isExact && /^\d{3,}$/.test(word) : whole.some(({ naming }) => naming > 0)) return whole.map(variantOf);
  const quality = isLast && isExact ? qualities.beginning : onlyBeginning;
  return [...whole.map(variantOf), ...likelyBegun(begun, quality)];
}

/** Words that may be begun: the more things have one in their names, the likelier it is meant. */
function likelyBegun(begun: readonly KnownWord[], quality: number): Variant[] {
  const most = Math.max(1, ...begun.map(({ naming }) => naming));
  return begun.map((one) => ({ ...variantOf(one), quality: quality - rarelyMeant * Math.log10(most / Math.max(1, one.naming)) }));
}

/** Where in a word the asked one is: of 'boombank' for 'boom' just that. */
function matchedRange({ word, likeness, asked, part, parts }: KnownWord): { from: number; to: number } {
  if (likeness === 'beginning') return { from: 0, to: asked.length };
  if (likeness !== 'part') return { from: 0, to: word.length };
  let from = 0;
  let to = 0;
  for (const piece of parts.slice(0, part)) {
    from = Math.max(0, word.indexOf(piece, to));
    to = from + piece.length;
  }
  return { from, to };
}

/** A group of all these variants, of each word the best. */
export function groupOf(variants: readonly Variant[], phrases: readonly (readonly WordGroup[])[] = []): WordGroup {
  const best = new Map<string, Variant>();
  for (const variant of variants) {
    const known = best.get(variant.word);
    best.set(variant.word, known ? betterOf(known, variant) : variant);
  }
  return { variants: best, phrases };
}

/**
 * A word that is found in two ways counts by the better one. Where that is no more than a synonym, its part that was asked for is the smaller one: of
 * 'parkbank', which means a 'bank', just that.
 */
function betterOf(one: Variant, other: Variant): Variant {
  const better = one.quality < other.quality ? other : one;
  if (better.quality >= qualities.stem) return better;
  const { from, to } = one.to - one.from <= other.to - other.from ? one : other;
  return { ...better, from, to };
}

/** Variants that say it less well, as the words of a synonym do. */
export function lessened(variants: readonly Variant[], by: number): Variant[] {
  return variants.map((variant) => ({ ...variant, quality: variant.quality * by }));
}

/** A group that says it less well, as a typing error does. */
export function lessenedGroup(group: WordGroup, by: number): WordGroup {
  const { variants, phrases } = groupOf(
    lessened([...group.variants.values()], by),
    group.phrases.map((phrase) => phrase.map((part) => lessenedGroup(part, by))),
  );
  return { ...group, variants, phrases };
}

/** The group without phrases of which a part alone says as much: 'street bollard' beside 'bollard'. */
export function withoutIdlePhrases(group: WordGroup): WordGroup {
  const isSaid = ({ word, quality }: Variant) => (group.variants.get(word)?.quality ?? 0) >= quality - strongMargin / 2;
  const isIdle = (phrase: readonly WordGroup[]) =>
    phrase.some((part) => part.phrases.length === 0 && [...part.variants.values()].every(isSaid));
  return { ...group, phrases: group.phrases.filter((phrase) => !isIdle(phrase)) };
}

/** What any of these say. */
export function joinedGroup(groups: readonly WordGroup[]): WordGroup {
  return groupOf(
    groups.flatMap(({ variants }) => [...variants.values()]),
    groups.flatMap(({ phrases }) => phrases),
  );
}

/** A group never changes: what is asked of it again and again, for each choice that it stands in, is found once. */
function foundOnce<Found>(find: (group: WordGroup) => Found): (group: WordGroup) => Found {
  const known = new WeakMap<WordGroup, { found: Found }>();
  const kept = (group: WordGroup) => {
    const one = { found: find(group) };
    known.set(group, one);
    return one;
  };
  return (group) => (known.get(group) ?? kept(group)).found;
}

/** The best of a group: of its variants none where a phrase says it better, nor the other way round. */
export const strongOf = foundOnce((group) => bestOf(group, strongMargin));

/** The group without what says it badly, where something says it well. */
export const fairOf = foundOnce((group) => bestOf(group, fairMargin));

function bestOf(group: WordGroup, margin: number): WordGroup {
  const least = bestQuality(group) - margin;
  const { variants, phrases } = groupOf(
    [...group.variants.values()].filter(({ quality }) => quality >= least),
    group.phrases.filter((phrase) => phraseQuality(phrase) >= least),
  );
  return { ...group, variants, phrases };
}

/** How well the best of a group says what was asked. */
const bestQuality = foundOnce(({ variants, phrases }): number => {
  const all = [...variants.values()].map(({ quality }) => quality);
  return Math.max(0, ...all, ...phrases.map(phraseQuality));
});

/** A phrase is no better than its least word. */
export const phraseQuality = (phrase: readonly WordGroup[]): number => Math.min(...phrase.map(bestQuality));

export const isUnknown = ({ variants, phrases }: WordGroup): boolean => variants.size === 0 && phrases.length === 0;

/** True where things are named by a word. */
export const namesThings = ({ variants, phrases }: WordGroup): boolean =>
  [...variants.values()].some(({ naming }) => naming > 0) || phrases.some((phrase) => phrase.every(namesThings));

/** How much a word tells: the fewer entries have it, the more; and the less, the less certain it is what it means. */
export function tellingOf(group: WordGroup): number {
  return rarity(group) * bestQuality(group);
}

const rarity = foundOnce(({ variants, phrases }): number => {
  const documents = Math.max(
    0,
    ...[...strongOf(groupOf([...variants.values()])).variants.values()].map((variant) => variant.documents),
  );
  const own = variants.size > 0 ? 1 / (1 + Math.log10(1 + documents)) : 0;
  return Math.max(own, ...phrases.map((phrase) => Math.max(...phrase.map(rarity))));
});
