import type { SearchKind } from '../search-engine.ts';
import type { WordChoices } from './index-question.ts';
import type { ReadQuery } from './query-groups.ts';
import { isUnknown, namesThings, tellingOf, type WordGroup } from './word-group.ts';

/** Of more words only the most telling count. */
const mostGroups = 6;

/** Shares of all that a query tells, of which an entry must have at least one, tried one after another. */
const shares = [1, 0.65, 0.5, 0.35, 0.15, 0.01];

/** A page answers a question that has a good part of its words in its title, rather than one that has them all somewhere. */
const enoughOfQuestion = 0.35;

/** What no thing is named by tells less of which thing is meant: with a 'bollard with light' one of both, it is the bollard. */
const tellingOfNameless = 0.4;

/** How many entries of a kind are enough: fewer have all words of a question by chance, and the next choices are asked for as well. */
export const enoughFor = ({ groups, isSentence }: Pick<ReadQuery, 'groups' | 'isSentence'>): number =>
  isSentence && groups.length > 2 ? 3 : 1;

/**
 * Which words an entry of a kind must have, from all of them to any: the next are tried where these find nothing. Words that nothing here is like
 * are left out.
 */
export function choicesFor(kind: SearchKind, { groups, isSentence }: Pick<ReadQuery, 'groups' | 'isSentence'>): WordChoices[] {
  const telling = (group: WordGroup) => tellingOf(group) * (kind === 'product' && !namesThings(group) ? tellingOfNameless : 1);
  return choicesFrom(
    kind === 'product' ? ofThing(groups) : groups,
    telling,
    kind === 'page' && isSentence ? enoughOfQuestion : 1,
  );
}

/** What says which thing is meant, where anything does. */
function ofThing(groups: readonly WordGroup[]): readonly WordGroup[] {
  const own = groups.filter((group) => !group.isDealing);
  return own.some(namesThings) ? own : groups;
}

function choicesFrom(groups: readonly WordGroup[], tellingOfGroup: (group: WordGroup) => number, from: number): WordChoices[] {
  const top = groups
    .filter((group) => !isUnknown(group))
    .map((group) => ({ group, telling: tellingOfGroup(group) }))
    .sort((a, b) => b.telling - a.telling)
    .slice(0, mostGroups);
  const whole = top.reduce((sum, { telling }) => sum + telling, 0);
  const levels = shares
    .filter((share) => share <= from)
    .map((share) =>
      leastSubsets(
        top.map(({ telling }) => telling),
        share * whole * 0.999,
      ),
    );
  const differing = new Map(levels.map((subsets) => [subsets.join(), subsets]));
  return [...differing.values()]
    .filter((subsets) => subsets.length > 0)
    .map((subsets) => subsets.map((bits) => top.filter((_, place) => (bits >> place) & 1).map(({ group }) => group)));
}

/** The sets of words that tell enough, without those of which a part does already; each as bits. */
function leastSubsets(telling: readonly number[], enough: number): number[] {
  const subsets: number[] = [];
  for (let bits = 1; bits < 2 ** telling.length; bits += 1) {
    const chosen = telling.filter((_, place) => (bits >> place) & 1);
    const told = chosen.reduce((sum, one) => sum + one, 0);
    if (told >= enough && told - Math.min(...chosen) < enough) subsets.push(bits);
  }
  return subsets;
}
