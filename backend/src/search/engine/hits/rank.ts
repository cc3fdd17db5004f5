import { inverseDocumentFrequency, type TermAlternatives } from '../query/term-alternatives.ts';
import { isNegation, isPreposition } from '../text/stop-words.ts';
import type { Candidate } from './candidates.ts';
import {
  type MatchedTerm,
  type MatchedTermsByField,
  matchedTermsIn,
  type SearchedWords,
  searchedWordsOf,
} from './matched-terms.ts';

/**
 * Score of a match by field. Codes come before titles, facts and names, which include the category. A match in the text scores
 * nothing.
 */
const worth = { codes: 1.1, title: 1, names: 0.55, facts: 0.7 };

/** Bonuses for a title with few other words, and for one in the order of the query. */
const titleBonus = 0.15;
const orderBonus = 0.05;

/**
 * Factor for a word after a preposition, which is only an accessory: 'afvalbak op paal' is no post, unless the query says 'op
 * paal'.
 */
const behindPreposition = 0.7;

/** Score of a measure in the facts. A bench that comes in 1800 mm matches well even if its title does not mention it. */
const measureInFacts = 0.95;

const worthOf = (field: keyof typeof worth, { isNumber }: TermAlternatives) =>
  field === 'facts' && isNumber ? measureInFacts : worth[field];

const fields = ['codes', 'title', 'names', 'facts'] as const;

/** Sorts entries by score. Equal ones keep the order of the catalogue. */
export function ranked(candidates: readonly Candidate[], groups: readonly TermAlternatives[]): Candidate[] {
  const weights = groups.map(inverseDocumentFrequency);
  const searched = searchedWordsOf(groups.flatMap(wordsOfGroup));
  const scored = candidates.map((candidate) => ({ candidate, score: scoreOf(candidate, groups, weights, searched) }));
  scored.sort((a, b) => b.score - a.score || a.candidate.position - b.candidate.position || a.candidate.id - b.candidate.id);
  return scored.map(({ candidate }) => candidate);
}

/** Returns all words that match a group. */
const wordsOfGroup = ({ variants, phrases }: TermAlternatives): string[] => [
  ...variants.keys(),
  ...phrases.flat().flatMap(wordsOfGroup),
];

function scoreOf(
  { head }: Candidate,
  groups: readonly TermAlternatives[],
  weights: readonly number[],
  searched: SearchedWords,
): number {
  const matched = matchedTermsIn(head, searched);
  let score = 0;
  let totalWeight = 0;
  groups.forEach((group, place) => {
    const weight = weights[place] ?? 0;
    totalWeight += weight;
    score += weight * worthIn(matched, group);
  });
  const title = matched.title.map(({ word }) => word);
  // Rounding ignores imperceptible differences, so that these entries keep the order of the catalogue.
  return Math.round((score / (totalWeight || 1) + titleScore(title, matched.titleLength, groups)) * 1000);
}

/** Returns the score of the best match of a group. A negated word in a title counts only if the query negates it. */
function worthIn(matched: MatchedTermsByField, group: TermAlternatives, isLacking = false): number {
  let best = 0;
  for (const field of fields) {
    const max = worthOf(field, group);
    if (max > best) best = Math.max(best, max * qualityAmong(matched[field], group, isLacking));
  }
  for (const phrase of group.phrases) best = Math.max(best, worthOfPhrase(matched, phrase, isLacking));
  return best;
}

/** Returns the average score of a phrase, or 0 if a part is missing. */
function worthOfPhrase(matched: MatchedTermsByField, phrase: readonly TermAlternatives[], isLacking: boolean): number {
  const saysLacking = isLacking || phrase.some(({ near }) => near === 'negation');
  let sum = 0;
  for (const part of phrase) {
    const ofPart = worthIn(matched, part, saysLacking);
    if (ofPart === 0) return 0;
    sum += ofPart;
  }
  return sum / phrase.length;
}

function qualityAmong(
  words: readonly MatchedTerm[],
  { variants, isModifier = false }: TermAlternatives,
  isLacking: boolean,
): number {
  let best = 0;
  for (const { word, before } of words) {
    const quality = variants.get(word)?.quality ?? 0;
    if (quality > best) best = Math.max(best, quality * placeQuality(before, isLacking, isModifier));
  }
  return best;
}

function placeQuality(before: string | undefined, isLacking: boolean, isModifier: boolean): number {
  if (before === undefined) return 1;
  if (isNegation(before)) return isLacking ? 1 : 0;
  return isPreposition(before) && !isModifier ? behindPreposition : 1;
}

/** Returns the bonus for the share of a title that the query covers, and for the order of its words. */
function titleScore(matched: readonly string[], length: number, groups: readonly TermAlternatives[]): number {
  const wordsByGroup = groups.map((group) => matchingWords(matched, group));
  const places = wordsByGroup.map((words) => matched.findIndex((word) => words.has(word)));
  const covered = matched.filter((word) => wordsByGroup.some((words) => words.has(word))).length;
  const isInOrder = groups.length > 1 && places.every((place, i) => place >= 0 && (i === 0 || place >= (places[i - 1] ?? 0)));
  return titleBonus * (covered / Math.max(1, length)) + (isInOrder ? orderBonus : 0);
}

/** Returns the words of a title that match a group. Those of a phrase match only if the title has the whole phrase. */
function matchingWords(title: readonly string[], group: TermAlternatives): ReadonlySet<string> {
  const words = new Set<string>();
  addMatching(title, group, words);
  return words;
}

/** Adds the words of a title that match a group. Returns whether there are any. */
function addMatching(title: readonly string[], { variants, phrases }: TermAlternatives, words: Set<string>): boolean {
  const own = title.filter((word) => variants.has(word));
  for (const word of own) words.add(word);
  let hasPhrase = false;
  for (const phrase of phrases) {
    const ofPhrase = new Set<string>();
    if (title.length === 0 || !phrase.every((part) => addMatching(title, part, ofPhrase))) continue;
    hasPhrase ||= ofPhrase.size > 0;
    for (const word of ofPhrase) words.add(word);
  }
  return own.length > 0 || hasPhrase;
}
