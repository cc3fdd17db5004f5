import { readFilters } from '../../filters/filters.ts';
import { loadList } from '../../filters/load-list.ts';
import { contentPageLoader } from '../../pages/content-page-loader.ts';
import type { Query } from '../../platform/data/query.ts';
import { ContentPage as operation } from '../../platform/generated/operations.ts';
import type { SearchTexts } from '../../platform/query-string.ts';
import { downloadSource } from './download-source.ts';
import { chosenIds } from './file-groups.ts';

type Loader = ReturnType<typeof contentPageLoader>;
type DownloadsArguments = Parameters<Loader>[0] & {
  deps: SearchTexts;
  location: { publicHref: string; search: SearchTexts };
};

/** Loads the download centre with the files that its address asks for (CAT-15). */
export function downloadsLoader(args: DownloadsArguments) {
  const { context, deps, location, abortController } = args;
  const ask: Query = (asked, variables) => context.query(asked, variables, abortController.signal);
  const files = loadList(downloadSource(ask, context.siteId, chosenIds(deps.file)), readFilters(deps), location);
  // The page waits for the files, which may fail before it does.
  files.catch(() => {});
  const load = contentPageLoader('downloads', operation, async () => ({ list: await files }));
  return load(args);
}
