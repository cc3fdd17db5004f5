import type { Query } from '../platform/data/query.ts';
import { keptList, keptPage } from '../platform/kept-lists/kept-list-context.ts';
import type { LoadedRoute, RouterContext } from '../platform/rendering/router-context.ts';
import type { SearchTexts } from '../platform/rendering/search-text.ts';
import { afterFailure } from '../platform/routing/after-failure.ts';
import { filterTexts, readFilters } from './filters.ts';

/** What the loader of a list's route is given. */
export type ListArguments<Parameters> = {
  context: RouterContext;
  params: Parameters;
  location: { publicHref: string; search: SearchTexts };
  abortController: AbortController;
  deps: SearchTexts;
  route: { id: string } & LoadedRoute;
  preload?: boolean;
};

/** What a list depends on of its address: its filters, in one form. How many hits are shown is not among it. */
export function listDeps({ search }: { search: SearchTexts }): SearchTexts {
  return filterTexts(readFilters(search));
}

type ListPage = { list?: unknown; changes: number };

/**
 * A page with a list: where it is at hand and as it was, with the list alone asked for anew, else as it is loaded. Nothing is fetched ahead in the
 * place of a list that is kept: a link to its address may ask for fewer hits than it shows.
 */
export async function narrowedList<Page extends ListPage, List = Page['list']>(
  args: ListArguments<unknown>,
  load: () => Promise<Page>,
  loadList: (page: Page, query: Query) => Promise<List>,
): Promise<Page> {
  const { context, location, abortController } = args;
  const alive = args.preload ? (keptList(args)?.loaded as Page | undefined) : undefined;
  if (alive) return alive;
  const kept = keptPage(args) as Page | undefined;
  if (!kept?.list || kept.changes !== context.changes()) return load();
  const { signal } = abortController;
  try {
    const list = await loadList(kept, (asked, variables) => context.query(asked, variables, signal));
    context.noteLoaded?.(location.publicHref);
    return { ...kept, list };
  } catch (thrown) {
    return afterFailure<Page>(thrown, args);
  }
}
