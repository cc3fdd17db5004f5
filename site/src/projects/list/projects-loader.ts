import type { PathParameters } from '@plantsoen/contract/paths.ts';
import { readFilters } from '../../filters/filters.ts';
import { loadList } from '../../filters/load-list.ts';
import { type ListArguments, narrowedList } from '../../filters/narrowed-list.ts';
import { ProjectsPage as operation } from '../../platform/generated/operations.ts';
import { pageLoader } from '../../platform/routing/page-loader.ts';
import { type LoadedProjects, projectSource } from './project-source.ts';

/** Loads the project overview: its page, and the list with the filters of the address. */
export function projectsLoader(args: ListArguments<PathParameters>) {
  const { context, location, deps } = args;
  const { siteId } = context;
  const filters = readFilters(deps);
  const load = pageLoader('projects', operation, ['Page'], async (_, { query }) => ({
    list: await loadList(projectSource(query, siteId), filters, location),
  }));
  type Page = Awaited<ReturnType<typeof load>>;
  return narrowedList<Page, LoadedProjects>(
    args,
    () => load(args),
    (_, query) => loadList(projectSource(query, siteId), filters, location),
  );
}
