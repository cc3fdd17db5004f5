import type { FacetFragment } from '../platform/generated/operations-types.ts';
import { type Choice, chooseRange, chosenRange, chosenValues, type Filters, filterTexts, noFilters } from './filters.ts';

/**
 * Filters that the API has refused, without those that the whole list has no facet or value for. Where that leaves them as they
 * are, none.
 */
export function knownFilters(filters: Filters, facets: readonly FacetFragment[]): Filters {
  const facts = Object.fromEntries(facets.flatMap((facet) => knownChoice(filters, facet)));
  const known: Filters = { facts, search: filters.search };
  return JSON.stringify(filterTexts(known)) === JSON.stringify(filterTexts(filters)) ? noFilters : known;
}

function knownChoice(filters: Filters, { key, kind, values }: FacetFragment): [string, Choice][] {
  if (kind === 'range') return Object.entries(chooseRange(noFilters, key, chosenRange(filters, key)).facts);
  const offered = chosenValues(filters, key).filter((chosen) => values.some(({ value }) => value === chosen));
  return offered.length === 0 ? [] : [[key, { values: offered }]];
}
