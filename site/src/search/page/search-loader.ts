import { retitled } from '../../metadata/page-title.ts';
import { contentPageLoader } from '../../pages/content-page-loader.ts';
import type { Query } from '../../platform/data/query.ts';
import { ContentPage as operation } from '../../platform/generated/operations.ts';
import { pageSize, shownCount } from '../../platform/pagination.ts';
import type { SearchTexts } from '../../platform/query-string.ts';
import { cleanQuery } from '../search-query.ts';
import { columnNames, findResults, type SearchPageResults, type ShownHits } from './find-results.ts';

/** Query and number of hits in the address of the search page. */
export type SearchParameters = { query: string; shown: ShownHits };

/** Data of the search page; without results if there are no words. */
export type LoadedSearch = SearchParameters & { results: SearchPageResults | 'failed' | undefined };

/** Returns the query and the numbers of hits in an address. */
export function readSearchParameters(search: SearchTexts): SearchParameters {
  const count = (text: string | undefined) => shownCount(text === undefined ? {} : { show: text }, pageSize.search);
  const shown = Object.fromEntries(Object.values(columnNames).map((name) => [name, count(search[name])])) as ShownHits;
  return { query: cleanQuery(search.query), shown };
}

type Loader = ReturnType<typeof contentPageLoader>;
type SearchArguments = Parameters<Loader>[0] & { deps: SearchTexts };

/**
 * Loads the search page with the results for the words of its address. If the search fails, the page keeps its words and shows a
 * message.
 */
export function searchLoader(args: SearchArguments) {
  const { context, deps, abortController } = args;
  const { query, shown } = readSearchParameters(deps);
  const { signal } = abortController;
  const ask: Query = (operation, variables) => context.query(operation, variables, signal);
  // The search runs in parallel with the page's own query.
  const results = findResults(ask, context.siteId, query, shown).catch((thrown): 'failed' => {
    if (!signal.aborted) context.report(thrown);
    context.setStatus?.(503);
    return 'failed';
  });
  const load = contentPageLoader('search', operation, async ({ entry }) => {
    const search: LoadedSearch = { query, shown, results: await results };
    return { search, entry: query === '' ? entry : retitled(entry, (title) => `${query} – ${title}`) };
  });
  return load(args);
}
