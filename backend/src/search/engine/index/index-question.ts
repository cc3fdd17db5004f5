import type { SiteId } from '@plantsoen/contract/locales.ts';
import { maxHits, type SearchKind } from '../../search-engine.ts';
import { fairOf, phraseQuality, strongOf, type TermAlternatives, type Variant } from '../query/term-alternatives.ts';
import { lexemePrefix, placeOf, type Reach } from '../text/lexemes.ts';

/** Alternative sets of words. An entry must have all words of at least one set. */
export type QueryInterpretation = readonly (readonly TermAlternatives[])[];

/** Maximum number of words in a query. A larger one costs more than it finds, so it contains only the best of each group. */
const maxWords = 600;

/**
 * Texts of tsqueries that an entry must all match. Empty if no entry can match. PostgreSQL intersects two of them in half the time that it
 * takes for one with both.
 */
export type Tier = readonly string[];

/** Tiers of an interpretation, from the best entries to all, and their number if the vocabulary tells it, or else 0. */
export type IndexQuestion = { tiers: readonly Tier[]; known: number };

/** Returns the text of a tier as one tsquery. */
export const tierText = (tier: Tier): string => tier.map((text) => `(${text})`).join('&');

/**
 * Returns a function that builds the queries about one kind, from the best entries to all:
 * 1. best variants in the title
 * 2. fair variants in the title
 * 3. one best variant in the title, the others in the head
 * 4. all words in the head
 * 5. all words anywhere
 * Entries of the first three tiers also match the fourth, and all match the fifth. A tier is empty if no entry can match it.
 * Choices share the text of a group, which is built once.
 */
export function questionsAbout(siteId: SiteId, kind: SearchKind): (choices: QueryInterpretation) => IndexQuestion {
  const byMax = new Map<number, Wordings>();
  return (choices) => {
    const max = maxOfGroups(choices);
    const wordings = byMax.get(max) ?? wordingsOf(siteId, kind, max);
    byMax.set(max, wordings);
    return { tiers: tiersOf(choices, wordings), known: knownNumber(choices, wordings.anywhere) };
  };
}

/** Returns the maximum number of words per group; `Infinity` if no group has more. */
function maxOfGroups(choices: QueryInterpretation): number {
  const max = Math.ceil(maxWords / choices.reduce((sum, groups) => sum + groups.length, 1));
  const hasMore = ({ variants, phrases }: TermAlternatives): boolean =>
    variants.size > max || phrases.length > max || phrases.some((phrase) => phrase.some(hasMore));
  return choices.some((groups) => groups.some(hasMore)) ? max : Number.POSITIVE_INFINITY;
}

type Wordings = Record<'inTitle' | 'strong' | 'named' | 'anywhere', Wording>;

function wordingsOf(siteId: SiteId, kind: SearchKind, max: number): Wordings {
  const wording = (reach: Reach, best: Wording['best'] = fairOf): Wording => {
    const at = (where: Reach): Place => ({ prefix: lexemePrefix(siteId, kind, where), place: placeOf(kind, where) });
    const [far, near] = [at(reach), at(reach === 'any' ? 'head' : reach)];
    return { far, near, anywhere: placeOf(kind, 'any'), best, max, made: new Map() };
  };
  return {
    inTitle: wording('title'),
    strong: wording('title', strongOf),
    named: wording('head'),
    anywhere: wording('any', (group) => group),
  };
}

function tiersOf(choices: QueryInterpretation, { inTitle, strong, named, anywhere }: Wordings): Tier[] {
  const all = choiceTree(choices);
  const several = choices.filter((groups) => groups.length > 1);
  const allNamed = treeTier(all, named);
  const severalNamed = several.length === choices.length ? allNamed : treeTier(choiceTree(several), named);
  const oneIsStrong = anyOf([...new Set(several.flat())].map((group) => groupText(strong, group)));
  const oneInTitle = tierOf([tierText(severalNamed), oneIsStrong]);
  return [treeTier(all, strong), treeTier(all, inTitle), oneInTitle, allNamed, treeTier(all, anywhere)];
}

/**
 * Returns the number of entries, at most `maxHits`, if the vocabulary tells it. This is so for a single word, and for a sufficient word
 * in at least `maxHits` entries. Otherwise returns 0.
 */
function knownNumber(choices: QueryInterpretation, { far, max }: Wording): number {
  const alone = choices.flatMap(([group, ...others]) => (group && others.length === 0 && !group.near ? [group] : []));
  const counts = alone.flatMap(({ variants }) =>
    variants.size > max ? [] : Array.from(variants.values(), ({ places }) => places?.[far.place] ?? 0),
  );
  const isExact = choices.length === 1 && counts.length === 1 && alone[0]?.phrases.length === 0;
  const most = Math.min(Math.max(0, ...counts), maxHits);
  return isExact || most === maxHits ? most : 0;
}

/** Choices by their first word, recursively, so that equal beginnings are shared. `undefined` means that the word is enough. */
type ChoiceTree = ReadonlyMap<TermAlternatives, ChoiceTree | undefined>;

function choiceTree(choices: QueryInterpretation, depth = 0): ChoiceTree {
  const behind = new Map<TermAlternatives, QueryInterpretation[number][]>();
  for (const groups of choices) {
    const group = groups[depth];
    const alike = group && behind.get(group);
    if (alike) alike.push(groups);
    else if (group) behind.set(group, [groups]);
  }
  const isEnough = (alike: QueryInterpretation) => alike.some(({ length }) => length === depth + 1);
  return new Map(Array.from(behind, ([group, alike]) => [group, isEnough(alike) ? undefined : choiceTree(alike, depth + 1)]));
}

const tierOf = (texts: readonly string[]): Tier => (texts.includes('') ? [] : [...new Set(texts)]);

/** Returns the tier of a tree of choices: the word that all choices begin with apart from the others. */
function treeTier(tree: ChoiceTree, wording: Wording): Tier {
  const [[group, behind] = [], ...others] = tree;
  return tierOf(
    group && behind && others.length === 0 ? [groupText(wording, group), treeText(behind, wording)] : [treeText(tree, wording)],
  );
}

/**
 * Returns the text of a tree of choices. PostgreSQL evaluates every word in the text for each entry that it visits, so shared
 * words occur once.
 */
function treeText(tree: ChoiceTree, wording: Wording): string {
  const texts: string[] = [];
  for (const [group, behind] of tree) {
    const own = groupText(wording, group);
    texts.push(allOf(behind && own !== '' ? [own, treeText(behind, wording)] : [own]));
  }
  return anyOf(texts);
}

type Place = { prefix: string; place: number };
type Wording = {
  far: Place;
  near: Place;
  anywhere: number;
  best: (group: TermAlternatives) => TermAlternatives;
  max: number;
  /** Texts of groups, each of which occurs in many choices. */
  made: Map<TermAlternatives, string>;
};

/**
 * Returns the tsquery text of a group, or of its best variants. Returns an empty text if no entry has a word of it in that place.
 */
function groupText(wording: Wording, group: TermAlternatives): string {
  const made = wording.made.get(group) ?? newText(wording, group);
  wording.made.set(group, made);
  return made;
}

function newText(wording: Wording, group: TermAlternatives): string {
  const { far, near, anywhere, best, max } = wording;
  const { prefix, place } = group.near ? near : far;
  const { variants, phrases } = best(group);
  // Chooses the best variants of all places, so that words of the title tiers also occur in the later tiers.
  const present = [...variants.values()].filter((variant) => isAt(variant, anywhere));
  const chosen = bestOf(present, max, ({ quality }) => quality).filter((variant) => isAt(variant, place));
  const own = new Set(chosen.map(({ word }) => word));
  const inPhrases = bestOf(phrases, max, phraseQuality)
    .filter((phrase) => !phrase.some((part) => saysNoMore(part, own)))
    .map((phrase) => allOf(phrase.map((part) => groupText(wording, part)).sort()));
  return anyOf([...chosen.map(({ word }) => `'${prefix}${word}'`), ...new Set(inPhrases)]);
}

/**
 * Whether a part of a phrase can only be found by these words. The phrase is then redundant, because its entries have one of
 * them.
 */
const saysNoMore = ({ variants, phrases }: TermAlternatives, words: ReadonlySet<string>): boolean =>
  phrases.length === 0 && [...variants.keys()].every((word) => words.has(word));

const bestOf = <One>(all: readonly One[], max: number, quality: (one: One) => number): readonly One[] =>
  all.length > max ? all.toSorted((a, b) => quality(b) - quality(a)).slice(0, max) : all;

const isAt = ({ places }: Variant, place: number): boolean => places === undefined || (places[place] ?? 0) > 0;

const anyOf = (texts: readonly string[]): string => texts.filter((text) => text !== '').join('|');
const allOf = (texts: readonly string[]): string => (texts.includes('') ? '' : `(${texts.map((text) => `(${text})`).join('&')})`);
