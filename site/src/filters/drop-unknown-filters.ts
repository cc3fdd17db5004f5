import type { FacetFragment } from '../platform/generated/operations-types.ts';
import { type Choice, chooseRange, chosenRange, chosenValues, type Filters, filterTexts, noFilters } from './filters.ts';

/**
 * Returns rejected filters without the values and facts that the unfiltered list does not have. If this changes nothing, returns
 * no filters, so that redirects cannot loop.
 */
export function dropUnknownFilters(filters: Filters, facets: readonly FacetFragment[]): Filters {
  const facts = Object.fromEntries(facets.flatMap((facet) => existingChoice(filters, facet)));
  const known: Filters = { facts, search: filters.search, near: filters.near };
  return JSON.stringify(filterTexts(known)) === JSON.stringify(filterTexts(filters)) ? noFilters : known;
}

function existingChoice(filters: Filters, { key, kind, values }: FacetFragment): [string, Choice][] {
  if (kind === 'range') return Object.entries(chooseRange(noFilters, key, chosenRange(filters, key)).facts);
  const offered = chosenValues(filters, key).filter((chosen) => values.some(({ value }) => value === chosen));
  return offered.length === 0 ? [] : [[key, { values: offered }]];
}
