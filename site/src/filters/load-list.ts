import { type AnyRouter, redirect } from '@tanstack/react-router';
import { DataError } from '../platform/data/data-error.ts';
import { type FragmentOf, read } from '../platform/data/operation.ts';
import type { FacetFragment } from '../platform/generated/operations-types.ts';
import { maxPageSize, shownCount } from '../platform/pagination.ts';
import type { SearchTexts } from '../platform/query-string.ts';
import { type Filters, filteredHref, hasFilters, noFilters } from './filters.ts';

/** Hits of a filtered list, and its facets. */
export type Listed<Hit> = {
  total: number;
  totalUnfiltered: number;
  facets: readonly FragmentOf<FacetFragment>[];
  hits: readonly Hit[];
};

/** Source that loads a list. */
export type ListSource<List extends Listed<unknown>> = {
  /** Number of hits per page. */
  atATime: number;
  /** Loads the filtered list with its first hits. */
  ask(filters: Filters, first: number): Promise<List>;
  /** Loads further hits from an offset. */
  more(filters: Filters, first: number, offset: number, signal?: AbortSignal): Promise<List['hits']>;
};

/**
 * Loads a list with as many hits as its address names. Throws a redirect to the address without the filters that do not exist.
 */
export async function loadList<List extends Listed<unknown>>(
  { atATime, ask, more }: ListSource<List>,
  filters: Filters,
  { publicHref, search }: { publicHref: string; search: SearchTexts },
): Promise<List> {
  const count = shownCount(search, atATime);
  const offsets = Array.from({ length: Math.ceil(count / maxPageSize) - 1 }, (_, index) => (index + 1) * maxPageSize);
  try {
    const [list, ...further] = await Promise.all([
      ask(filters, Math.min(count, maxPageSize)),
      ...offsets.map((offset) => more(filters, Math.min(count - offset, maxPageSize), offset)),
    ]);
    return { ...list, hits: [...list.hits, ...further.flat()] };
  } catch (thrown) {
    if (!(thrown instanceof DataError && thrown.code === 'BAD_USER_INPUT' && hasFilters(filters))) throw thrown;
    const { dropUnknownFilters } = await import('./drop-unknown-filters.ts');
    const { facets } = await ask(noFilters, 1);
    const [path = ''] = publicHref.split('?');
    const href = filteredHref(path, dropUnknownFilters(filters, facets.map(read<FacetFragment>)));
    throw redirect<AnyRouter>({ href, statusCode: 302 });
  }
}
