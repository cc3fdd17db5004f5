import type { Candidate } from './candidates.ts';
import type { HeadWords } from './indexed-document.ts';
import { isNegation, isPreposition } from './stop-words.ts';
import { tellingOf, type WordGroup } from './word-group.ts';

/** What a word in a field is worth: a number of its own before the title, the title before facts, those before its category, and that before text,
 * which is worth nothing more than to be found. */
const worth = { codes: 1.1, title: 1, names: 0.55, facts: 0.7 };

/** A title that says little else is meant rather than one that says much; and one that says it in this order. */
const titleBonus = 0.15;
const orderBonus = 0.05;

/** What stands behind a preposition is what a thing has: 'afvalbak op paal' is no post, unless somebody asks for 'op paal'. */
const behindPreposition = 0.7;

/** A bench that comes in 1800 mm is no less long for its title not saying so. */
const measureInFacts = 0.95;

const worthOf = (field: keyof typeof worth, { isNumber }: WordGroup) =>
  field === 'facts' && isNumber ? measureInFacts : worth[field];

/** Puts entries in order: the best first, and among equals as the catalogue has them. */
export function ranked(candidates: readonly Candidate[], groups: readonly WordGroup[]): Candidate[] {
  const telling = groups.map(tellingOf);
  const scored = candidates.map((candidate) => ({ candidate, score: scoreOf(candidate, groups, telling) }));
  scored.sort((a, b) => b.score - a.score || a.candidate.position - b.candidate.position || a.candidate.id - b.candidate.id);
  return scored.map(({ candidate }) => candidate);
}

function scoreOf({ head }: Candidate, groups: readonly WordGroup[], telling: readonly number[]): number {
  let score = 0;
  let whole = 0;
  groups.forEach((group, place) => {
    const weight = telling[place] ?? 0;
    whole += weight;
    score += weight * worthIn(head, group);
  });
  // Steps so small that no reader could tell them apart leave the order to the catalogue.
  return Math.round((score / (whole || 1) + titleScore(head.title, groups)) * 1000);
}

/** The worth of the best place where a head has one of the words that are meant; what a title says to be lacking only where that is meant. */
function worthIn(head: HeadWords, group: WordGroup, isLacking = false): number {
  let best = 0;
  for (const field of ['codes', 'title', 'names', 'facts'] as const) {
    const most = worthOf(field, group);
    if (most > best) best = Math.max(best, most * qualityAmong(head[field], group, isLacking, field !== 'facts'));
  }
  for (const phrase of group.phrases) {
    const ofParts = phrase.map((part) => worthIn(head, part, isLacking || phrase.some(({ near }) => near === 'negation')));
    if (!ofParts.includes(0)) best = Math.max(best, ofParts.reduce((sum, one) => sum + one, 0) / phrase.length);
  }
  return best;
}

/** Facts are words of their own: the one before says nothing of a thing that comes both 'zonder rugleuning' and 'met rugleuning'. */
function qualityAmong(
  words: readonly string[],
  { variants, isBehind = false }: WordGroup,
  isLacking: boolean,
  areTogether: boolean,
): number {
  let best = 0;
  words.forEach((word, place) => {
    const quality = variants.get(word)?.quality ?? 0;
    const before = areTogether ? words[place - 1] : undefined;
    if (quality > best) best = Math.max(best, quality * placeQuality(before, isLacking, isBehind));
  });
  return best;
}

function placeQuality(before: string | undefined, isLacking: boolean, isBehind: boolean): number {
  if (before === undefined) return 1;
  if (isNegation(before)) return isLacking ? 1 : 0;
  return isPreposition(before) && !isBehind ? behindPreposition : 1;
}

/** How much of the title was asked for, and whether it is said in this order. */
function titleScore(title: readonly string[], groups: readonly WordGroup[]): number {
  const meant = groups.map((group) => wordsMeant(title, group));
  const places = meant.map((words) => title.findIndex((word) => words.has(word)));
  const said = title.filter((word) => meant.some((words) => words.has(word))).length;
  const isInOrder = groups.length > 1 && places.every((place, i) => place >= 0 && (i === 0 || place >= (places[i - 1] ?? 0)));
  return titleBonus * (said / Math.max(1, title.length)) + (isInOrder ? orderBonus : 0);
}

/** The words of a title that a group takes for its own: those of a phrase only where the title has them all. */
function wordsMeant(title: readonly string[], { variants, phrases }: WordGroup): Set<string> {
  const words = new Set(title.filter((word) => variants.has(word)));
  for (const phrase of phrases) {
    const ofParts = phrase.map((part) => wordsMeant(title, part));
    if (ofParts.every((ofPart) => ofPart.size > 0)) for (const ofPart of ofParts) for (const word of ofPart) words.add(word);
  }
  return words;
}
