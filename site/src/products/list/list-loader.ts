import type { PathKey, PathParameters } from '@plantsoen/contract/paths.ts';
import { readFilters } from '../../filters/filters.ts';
import { loadList } from '../../filters/load-list.ts';
import { type ListArguments, narrowedList } from '../../filters/narrowed-list.ts';
import type { Operation } from '../../platform/data/operation.ts';
import { CatalogueFrame, CategoryFrame } from '../../platform/generated/operations.ts';
import type { CatalogueFrameQuery, CategoryFrameQuery } from '../../platform/generated/operations-types.ts';
import { type EntryAnswer, type PageData, pageLoader } from '../../platform/routing/page-loader.ts';
import { type LoadedList, productListSource } from './product-list-source.ts';

/** Data of a list page besides its entry; absent on product pages. */
type Listed = { frame?: CatalogueFrameQuery | CategoryFrameQuery; list?: LoadedList };

/**
 * Makes the loader of a page with a product list, or of a product page, whose address a subcategory could have. It loads the page's
 * entry; unless that is a product, it then loads the categories and the filtered list in parallel. Counts and hits are separate from the entry, so product changes do not invalidate the cached entry. If the page is loaded
 * and unchanged, only the list is loaded.
 */
export function listLoader<Answer extends EntryAnswer, Type extends Answer['entry']['__typename']>(
  key: PathKey,
  operation: Operation<Answer, { uri: string; siteId: number }>,
  shows: readonly Type[],
) {
  type Page = PageData<Answer, Type> & Listed & { changes: number };
  return (args: ListArguments<PathParameters>): Promise<Page> => {
    const { context, location, deps } = args;
    const { siteId, member } = context;
    const filters = readFilters(deps);
    const load = pageLoader(key, operation, shows, async ({ entry }, { query, siteId }): Promise<Listed> => {
      if (entry.__typename === 'Product') return {};
      const categoryId = categoryOf(entry);
      const [frame, list] = await Promise.all([
        categoryId === undefined ? query(CatalogueFrame, { siteId }) : query(CategoryFrame, { siteId, categoryId }),
        loadList(productListSource({ query, siteId, member }, categoryId), filters, location),
      ]);
      return { frame, list };
    });
    return narrowedList<Page, LoadedList>(
      args,
      () => load(args),
      ({ entry }, query) => loadList(productListSource({ query, siteId, member }, categoryOf(entry)), filters, location),
    );
  };
}

function categoryOf(entry: { __typename: string; id?: number }): number | undefined {
  return entry.__typename === 'Category' ? entry.id : undefined;
}
