import { siteIdOf } from '../../contract/locales.ts';
import { seeded, shuffled } from './catalogue/seeded.ts';
import { type AskedQuery, distinctQueries } from './distinct-queries.ts';
import { labelledQueries } from './labelled-set.ts';

/** One query in three is labelled; of those of titles one in eight is of words that are none. */
const inTurn = 3;
const unknownInTurn = 8;

const backwards = ({ siteId, query }: AskedQuery): AskedQuery => ({ siteId, query: [...query].reverse().join('') });
const keyOf = ({ siteId, query }: AskedQuery) => `${siteId} ${query}`;

/**
 * Queries by which time is measured, in parts of these sizes, no two alike: beside those made of titles the labelled ones that are not held out, each
 * kind in its share, as sentences and synonyms cost more than words that are known; and some that find nothing, which cost the most.
 */
export function mixedQueries(counts: readonly number[], seed: number): AskedQuery[][] {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const labelled = shuffled(
    seeded(seed),
    labelledQueries.filter(({ heldOut }) => !heldOut),
  ).map(({ locale, query }): AskedQuery => ({ siteId: siteIdOf(locale), query }));
  const known = new Set(labelled.map(keyOf));
  const ofTitles = distinctQueries(all, seed)
    .filter((asked) => !known.has(keyOf(asked)))
    .map((asked, place) => (place % unknownInTurn === 0 ? backwards(asked) : asked));
  const mixed = Array.from({ length: all }, (_, place) => {
    const asked = (place % inTurn === 0 ? labelled : ofTitles).shift();
    if (!asked) throw new Error(`there are no ${all} queries`);
    return asked;
  });
  return counts.map((count, part) => {
    const from = counts.slice(0, part).reduce((sum, before) => sum + before, 0);
    return mixed.slice(from, from + count);
  });
}
