import { retitled } from '../../metadata/page-title.ts';
import { contentPageLoader } from '../../pages/content-page-loader.ts';
import type { Query } from '../../platform/data/query.ts';
import { ContentPage as operation } from '../../platform/generated/operations.ts';
import type { SearchTexts } from '../../platform/rendering/search-text.ts';
import { hitsAtATime, shownCount } from '../../platform/shown-counts.ts';
import { cleanQuery } from '../search-query.ts';
import { type FoundResults, findResults, type ShownHits } from './find-results.ts';

/** What the search page is asked for by its address. */
export type AskedSearch = { query: string; shown: ShownHits };

/** What stands on the search page; without results where no words were given. */
export type LoadedSearch = AskedSearch & { results: FoundResults | 'failed' | undefined };

/** The words and counts of the search page's address. */
export function askedSearch(search: SearchTexts): AskedSearch {
  const count = (text: string | undefined) => shownCount(text === undefined ? {} : { show: text }, hitsAtATime.search);
  const shown = { products: count(search.products), projects: count(search.projects), pages: count(search.pages) };
  return { query: cleanQuery(search.query), shown };
}

type Loader = ReturnType<typeof contentPageLoader>;
type SearchArguments = Parameters<Loader>[0] & { deps: SearchTexts };

/** Loads the search page with what is found for the words of its address. It stands, with the words, where the search itself has failed. */
export function searchLoader(args: SearchArguments) {
  const { context, deps, abortController } = args;
  const { query, shown } = askedSearch(deps);
  const { signal } = abortController;
  const ask: Query = (operation, variables) => context.query(operation, variables, signal);
  // Asked for beside the page itself, and so never late for it.
  const asked = findResults(ask, context.siteId, query, shown).catch((thrown): 'failed' => {
    if (!signal.aborted) context.report(thrown);
    context.setStatus?.(503);
    return 'failed';
  });
  const load = contentPageLoader('search', operation, async ({ entry }) => {
    const search: LoadedSearch = { query, shown, results: await asked };
    return { search, entry: query === '' ? entry : retitled(entry, (title) => `${query} – ${title}`) };
  });
  return load(args);
}
