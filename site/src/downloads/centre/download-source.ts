import { type Filters, factFilters } from '../../filters/filters.ts';
import type { Listed, ListSource } from '../../filters/load-list.ts';
import { read } from '../../platform/data/operation.ts';
import type { Query } from '../../platform/data/query.ts';
import { DownloadCentre, MoreDownloads } from '../../platform/generated/operations.ts';
import type { DownloadCentreFragment, DownloadHitsFragment } from '../../platform/generated/operations-types.ts';
import { pageSize } from '../../platform/pagination.ts';
import { isFileSort } from './file-groups.ts';

export type LoadedDownloads = Listed<DownloadHitsFragment['hits'][number]>;

/** Returns the source of the files of the download centre; `ids` leaves all others out. */
export function downloadSource(query: Query, siteId: number, ids: readonly number[]): ListSource<LoadedDownloads> {
  const variablesOf = (filters: Filters) => ({
    siteId,
    facts: factFilters(filters),
    search: filters.search,
    ids: ids.length > 0 ? [...ids] : null,
    sort: isFileSort(filters.sort) ? filters.sort : ('kind' as const),
  });
  return {
    atATime: pageSize.downloads,
    ask: async (filters, first) => {
      const { downloads } = await query(DownloadCentre, { ...variablesOf(filters), first });
      const { total, totalUnfiltered, facets, ...masked } = read<DownloadCentreFragment>(downloads);
      return { total, totalUnfiltered, facets, hits: read<DownloadHitsFragment>(masked).hits };
    },
    more: async (filters, first, offset, signal) =>
      read<DownloadHitsFragment>((await query(MoreDownloads, { ...variablesOf(filters), first, offset }, signal)).downloads).hits,
  };
}
