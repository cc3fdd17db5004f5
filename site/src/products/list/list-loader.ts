import type { PathKey, PathParameters } from '@plantsoen/contract/paths.ts';
import { filterTexts, readFilters } from '../../filters/filters.ts';
import type { Operation } from '../../platform/data/operation.ts';
import { CategoryFrame } from '../../platform/generated/operations.ts';
import type { RouterContext } from '../../platform/rendering/router-context.ts';
import type { SearchTexts } from '../../platform/rendering/search-text.ts';
import type { EntryAnswer } from '../../platform/routing/page-data.ts';
import { pageLoader } from '../../platform/routing/page-loader.ts';
import { rememberingFrames } from './frame-memory.ts';
import { loadList } from './load-list.ts';

type ListArguments = {
  context: RouterContext;
  params: PathParameters;
  location: { publicHref: string; search: SearchTexts };
  abortController: AbortController;
  deps: SearchTexts;
  cause: 'enter' | 'stay' | 'preload';
};

/** What a list depends on of its address: its filters, in one form. How many hits are shown is not among it. */
export function listDeps({ search }: { search: SearchTexts }): SearchTexts {
  return filterTexts(readFilters(search));
}

/**
 * The loader of a page with a list of products: the page, and unless it is a product's what stands around the list of its category
 * and the list itself, under the filters of the address.
 */
export function listLoader<Answer extends EntryAnswer & { entry: { id?: number } }, Type extends Answer['entry']['__typename']>(
  key: PathKey,
  operation: Operation<Answer, { uri: string; siteId: number }>,
  shows: readonly Type[],
) {
  return ({ context, location, deps, cause, ...rest }: ListArguments) => {
    const filters = readFilters(deps);
    const load = pageLoader(key, operation, shows, async ({ entry }, { query, siteId }) => {
      const { __typename, id = 0 } = entry as { __typename: string; id?: number };
      const categoryId = __typename === 'Category' ? id : undefined;
      if (__typename === 'Product') return { frame: undefined, list: undefined };
      const [frame, list] = await Promise.all([
        categoryId === undefined ? undefined : query(CategoryFrame, { siteId, categoryId }),
        loadList({ query, siteId, categoryId, filters }, location),
      ]);
      return { frame, list };
    });
    const isVisit = typeof document !== 'undefined' && cause !== 'preload';
    const query = isVisit ? rememberingFrames(context.query, context.changes(), cause === 'stay') : context.query;
    return load({ ...rest, location, context: { ...context, query } });
  };
}
