import { siteIdOf } from '../../contract/locales.ts';
import { seeded, shuffled } from './catalogue/seeded.ts';
import { distinctQueries, type SearchQuery } from './distinct-queries.ts';
import { labelledQueries } from './labelled-set.ts';

/** Every third query is labelled. Every eighth of the others has its letters reversed and has no hits. */
const concurrency = 3;
const unknownInTurn = 8;

const backwards = ({ siteId, query }: SearchQuery): SearchQuery => ({ siteId, query: [...query].reverse().join('') });
const keyOf = ({ siteId, query }: SearchQuery) => `${siteId} ${query}`;

/**
 * Returns distinct queries for timing, in parts of the sizes `counts`. Labelled queries are included because sentences and
 * synonyms cost more than words of titles, and queries without hits because they cost the most. Throws if there are too few
 * queries.
 */
export function mixedQueries(counts: readonly number[], seed: number): SearchQuery[][] {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const labelled = shuffled(
    seeded(seed),
    labelledQueries.filter(({ heldOut }) => !heldOut),
  ).map(({ locale, query }): SearchQuery => ({ siteId: siteIdOf(locale), query }));
  const known = new Set(labelled.map(keyOf));
  const ofTitles = distinctQueries(all, seed)
    .filter((asked) => !known.has(keyOf(asked)))
    .map((asked, place) => (place % unknownInTurn === 0 ? backwards(asked) : asked));
  const mixed = Array.from({ length: all }, (_, place) => {
    const asked = (place % concurrency === 0 ? labelled : ofTitles).shift();
    if (!asked) throw new Error(`there are no ${all} queries`);
    return asked;
  });
  return counts.map((count, part) => {
    const from = counts.slice(0, part).reduce((sum, before) => sum + before, 0);
    return mixed.slice(from, from + count);
  });
}
