import type { SearchKind } from '../../search-engine.ts';
import type { QueryInterpretation } from '../index/index-question.ts';
import type { ReadQuery } from './query-groups.ts';
import { inverseDocumentFrequency, isUnknown, namesThings, type TermAlternatives } from './term-alternatives.ts';

/** Maximum number of words in an interpretation. Of more words only the most informative ones count. */
const maxGroups = 6;

/** Minimum shares of the query's information that an entry must have, tried one after another. */
const shares = [1, 0.65, 0.5, 0.35, 0.15, 0.01];

/**
 * Share that suffices for a page. A page with a good part of a question in its title is better than one with all words in its
 * text.
 */
const enoughOfQuestion = 0.35;

/** Factor for words that name no thing: of 'bollard with light', a bollard is the better hit. */
const namelessWeight = 0.4;

/**
 * Returns the number of entries of a kind that are enough. Below it, entries may have all words of a question by chance, so the
 * next interpretations are tried too.
 */
export const enoughFor = ({ groups, isSentence }: Pick<ReadQuery, 'groups' | 'isSentence'>): number =>
  isSentence && groups.length > 2 ? 3 : 1;

/**
 * Returns the interpretations of a query for a kind, from all words to any of them. The next one applies if the previous ones find too
 * few entries. Omits words that match nothing in the index.
 */
export function queryInterpretations(
  kind: SearchKind,
  { groups, isSentence }: Pick<ReadQuery, 'groups' | 'isSentence'>,
): QueryInterpretation[] {
  const weightOf = (group: TermAlternatives) =>
    inverseDocumentFrequency(group) * (kind === 'product' && !namesThings(group) ? namelessWeight : 1);
  return choicesFrom(
    kind === 'product' ? ofThing(groups) : groups,
    weightOf,
    kind === 'page' && isSentence ? enoughOfQuestion : 1,
  );
}

/** Returns the words that say which thing is meant, or all words if none does. */
function ofThing(groups: readonly TermAlternatives[]): readonly TermAlternatives[] {
  const own = groups.filter((group) => !group.isIntent);
  return own.some(namesThings) ? own : groups;
}

function choicesFrom(
  groups: readonly TermAlternatives[],
  weightOf: (group: TermAlternatives) => number,
  from: number,
): QueryInterpretation[] {
  const top = groups
    .filter((group) => !isUnknown(group))
    .map((group) => ({ group, weight: weightOf(group) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, maxGroups);
  const total = top.reduce((sum, { weight }) => sum + weight, 0);
  const levels = shares
    .filter((share) => share <= from)
    .map((share) =>
      leastSubsets(
        top.map(({ weight }) => weight),
        share * total * 0.999,
      ),
    );
  const differing = new Map(levels.map((subsets) => [subsets.join(), subsets]));
  return [...differing.values()]
    .filter((subsets) => subsets.length > 0)
    .map((subsets) => subsets.map((bits) => top.filter((_, place) => (bits >> place) & 1).map(({ group }) => group)));
}

/** Returns the smallest sets of words with enough information, each as a bit mask. */
function leastSubsets(weights: readonly number[], enough: number): number[] {
  const subsets: number[] = [];
  for (let bits = 1; bits < 2 ** weights.length; bits += 1) {
    const chosen = weights.filter((_, place) => (bits >> place) & 1);
    const total = chosen.reduce((sum, weight) => sum + weight, 0);
    if (total >= enough && total - Math.min(...chosen) < enough) subsets.push(bits);
  }
  return subsets;
}
