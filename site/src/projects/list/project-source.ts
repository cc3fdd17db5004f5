import { type Filters, factFilters } from '../../filters/filters.ts';
import type { Listed, ListSource } from '../../filters/load-list.ts';
import { type FragmentOf, read } from '../../platform/data/operation.ts';
import type { Query } from '../../platform/data/query.ts';
import { MoreProjects, ProjectList } from '../../platform/generated/operations.ts';
import type {
  ProjectHitsFragment,
  ProjectListFragment,
  ProjectMarkerFragment,
} from '../../platform/generated/operations-types.ts';
import { pageSize } from '../../platform/pagination.ts';

/** Projects of a list, its facets, and the places of all matching projects. */
export type LoadedProjects = Listed<ProjectHitsFragment['hits'][number]> & {
  markers: readonly FragmentOf<ProjectMarkerFragment>[];
  /** The place around which the projects are; null if none is asked for or it is unknown. */
  near: ProjectListFragment['near'];
};

export function projectSource(query: Query, siteId: number): ListSource<LoadedProjects> {
  const variablesOf = (filters: Filters) => ({
    siteId,
    facts: factFilters(filters),
    search: filters.search,
    near: filters.near ?? null,
  });
  return {
    atATime: pageSize.projects,
    ask: async (filters, first) => {
      const { projects } = await query(ProjectList, { ...variablesOf(filters), first });
      const { total, totalUnfiltered, facets, markers, near, ...masked } = read<ProjectListFragment>(projects);
      return { total, totalUnfiltered, facets, markers, near, hits: read<ProjectHitsFragment>(masked).hits };
    },
    more: async (filters, first, offset, signal) =>
      read<ProjectHitsFragment>((await query(MoreProjects, { ...variablesOf(filters), first, offset }, signal)).projects).hits,
  };
}
