import type { PathKey, PathParameters } from '@plantsoen/contract/paths.ts';
import { filterTexts, readFilters } from '../../filters/filters.ts';
import type { Operation } from '../../platform/data/operation.ts';
import type { Query } from '../../platform/data/query.ts';
import { CategoryFrame } from '../../platform/generated/operations.ts';
import type { CategoryFrameQuery } from '../../platform/generated/operations-types.ts';
import { keptPage } from '../../platform/kept-lists/kept-list-context.ts';
import type { LoadedRoute, RouterContext } from '../../platform/rendering/router-context.ts';
import type { SearchTexts } from '../../platform/rendering/search-text.ts';
import { afterFailure } from '../../platform/routing/after-failure.ts';
import type { EntryAnswer, PageData } from '../../platform/routing/page-data.ts';
import { pageLoader } from '../../platform/routing/page-loader.ts';
import { type LoadedList, loadList } from './load-list.ts';

type ListArguments = {
  context: RouterContext;
  params: PathParameters;
  location: { publicHref: string; search: SearchTexts };
  abortController: AbortController;
  deps: SearchTexts;
  route: { id: string } & LoadedRoute;
  preload?: boolean;
};

/** What a page has beside its entry if it is a list's. */
type Listed = { frame?: CategoryFrameQuery; list?: LoadedList };

/** What a list depends on of its address: its filters, in one form. How many hits are shown is not among it. */
export function listDeps({ search }: { search: SearchTexts }): SearchTexts {
  return filterTexts(readFilters(search));
}

/**
 * The loader of a page with a list of products: the page, and unless it is a product's what stands around the list of its category
 * and the list itself, under the filters of the address. Where the page is at hand and as it was, it asks for the list alone.
 */
export function listLoader<Answer extends EntryAnswer, Type extends Answer['entry']['__typename']>(
  key: PathKey,
  operation: Operation<Answer, { uri: string; siteId: number }>,
  shows: readonly Type[],
) {
  type Page = PageData<Answer, Type> & Listed & { changes: number };
  return async (args: ListArguments): Promise<Page> => {
    const { context, location, deps, abortController } = args;
    const filters = readFilters(deps);
    const load = pageLoader(key, operation, shows, async ({ entry }, { query, siteId }): Promise<Listed> => {
      if (entry.__typename === 'Product') return {};
      const categoryId = categoryOf(entry);
      const [frame, list] = await Promise.all([
        categoryId === undefined ? undefined : query(CategoryFrame, { siteId, categoryId }),
        loadList({ query, siteId, categoryId, filters }, location),
      ]);
      return { frame, list };
    });
    const kept = keptPage(args) as Page | undefined;
    if (!kept?.list || kept.changes !== context.changes()) return load(args);
    const { signal } = abortController;
    const query: Query = (asked, variables) => context.query(asked, variables, signal);
    try {
      const asked = { query, siteId: context.siteId, categoryId: categoryOf(kept.entry), filters };
      const list = await loadList(asked, location);
      context.noteLoaded?.(location.publicHref);
      return { ...kept, list };
    } catch (thrown) {
      return afterFailure<Page>(thrown, args);
    }
  };
}

function categoryOf(entry: { __typename: string; id?: number }): number | undefined {
  return entry.__typename === 'Category' ? entry.id : undefined;
}
