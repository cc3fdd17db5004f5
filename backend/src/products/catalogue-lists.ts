import { hitIds } from '../search/ask-engine.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import { catalogueOf } from './catalogue/catalogue.ts';
import type { ProductLists } from './product-lists.ts';

/** Returns the lists that are computed from the catalogue in memory. The engine finds the products of a search. */
export function catalogueLists(engine: Pick<SearchEngine, 'find'>): ProductLists {
  return {
    types: ['Product'],
    async list(context, { siteId, categoryId, search, choices, page }) {
      const [catalogue, found] = await Promise.all([
        catalogueOf(context, siteId),
        hitIds(engine, context, { siteId, kind: 'product', search }),
      ]);
      const { facts, ...answer } = catalogue.answer({ siteId, categoryId, found, choices, page });
      return {
        ...answer,
        isSearched: found !== undefined,
        rowsOf: async () => catalogue,
        counts: async () => ({ facts, whole: catalogue.countsOf(siteId, categoryId).facts }),
      };
    },
    categories: async (context, siteId) => (await catalogueOf(context, siteId)).categories(siteId),
  };
}
