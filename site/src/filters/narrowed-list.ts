import type { Query } from '../platform/data/query.ts';
import { isOutdated } from '../platform/data/site-changes.ts';
import { keepAliveList, keepAlivePage } from '../platform/keep-alive/keep-alive-context.ts';
import type { SearchTexts } from '../platform/query-string.ts';
import type { LoadedRoute, RouterContext } from '../platform/rendering/router-context.ts';
import { afterFailure } from '../platform/routing/after-failure.ts';
import { filterTexts, readFilters } from './filters.ts';

/** Arguments of the loader of a list's route. */
export type ListArguments<Parameters> = {
  context: RouterContext;
  params: Parameters;
  location: { publicHref: string; search: SearchTexts };
  abortController: AbortController;
  deps: SearchTexts;
  route: { id: string } & LoadedRoute;
  preload?: boolean;
};

/**
 * Returns the part of the address that a list depends on: its filters in normalized form. The number of hits is not part of it.
 */
export function listDeps({ search }: { search: SearchTexts }): SearchTexts {
  return filterTexts(readFilters(search));
}

type ListPage = { list?: unknown; changes: number };

/**
 * Loads a page with a list. If the page is already loaded and unchanged, only the list is queried. A list that is kept alive is
 * returned as it is unless it is outdated: the router forgets a page five minutes after it was rendered, and its document may come
 * from the server's cache (PAG-02). A prefetch returns it in any case, because a link to its address may name fewer hits than it shows.
 */
export async function narrowedList<Page extends ListPage, List = Page['list']>(
  args: ListArguments<unknown>,
  load: () => Promise<Page>,
  loadList: (page: Page, query: Query) => Promise<List>,
): Promise<Page> {
  const { context, location, abortController } = args;
  const alive = keepAliveList(args)?.loaded as Page | undefined;
  if (alive && (args.preload || !isOutdated(alive, () => true))) return alive;
  const cachedPage = keepAlivePage(args) as Page | undefined;
  if (!cachedPage?.list || cachedPage.changes !== context.changes()) return load();
  const { signal } = abortController;
  try {
    const list = await loadList(cachedPage, (asked, variables) => context.query(asked, variables, signal));
    context.noteLoaded?.(location.publicHref);
    return { ...cachedPage, list };
  } catch (thrown) {
    return afterFailure<Page>(thrown, args);
  }
}
