import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { badUserInput } from '../platform/api/errors.ts';
import { answerOf, hasWords, searchedText } from '../search/ask-engine.ts';
import type { ListEngine } from '../search/list-engine.ts';
import { maxHits } from '../search/search-engine.ts';
import { Catalogue } from './catalogue/catalogue.ts';
import { batchSize, catalogueRowsOf } from './catalogue/catalogue-rows.ts';
import type { CategorySummary } from './catalogue/category-summaries.ts';
import type { HitRows, ProductLists } from './product-lists.ts';

/** The index follows a publication, and announces its changes as those of searches. */
const types = ['Product', 'SearchResults'];

/**
 * Returns the lists that an engine computes, so that no catalogue is in memory. The rows of hits are read from the database. At most
 * `maxHits` hits can be listed and sorted by price.
 */
export function engineLists(engine: ListEngine): ProductLists {
  const former = new Map<SiteId, ReadonlyMap<number, CategorySummary>>();
  return {
    types,

    async list(context, { siteId, categoryId, search, choices, page }) {
      if (page && page.offset > maxHits) throw badUserInput(`offset must be between 0 and ${maxHits}.`);
      for (const type of types) context.tags.list(type, siteId);
      const text = searchedText(search ?? '');
      const list = { siteId, categoryId, query: hasWords(text) ? text : undefined, choices };
      const { ids, total, totalUnfiltered, count } = await answerOf(context, siteId, engine.find(list, page));
      return {
        ...{ total, totalUnfiltered, isSearched: list.query !== undefined, hits: ids },
        rowsOf: (wanted) => readRows(context, wanted),
        counts: (facts) => answerOf(context, siteId, count(facts)),
      };
    },

    /** Every page has a menu with categories. While the engine is unavailable, they are those of its last answer. */
    async categories(context, siteId) {
      try {
        const summaries = await answerOf(context, siteId, engine.categories(siteId));
        former.set(siteId, summaries);
        return summaries;
      } catch (error) {
        const summaries = former.get(siteId);
        if (!summaries) throw error;
        return summaries;
      }
    },
  };
}

async function readRows({ sql }: ApiContext, ids: readonly number[]): Promise<HitRows> {
  const rows = new Catalogue();
  for (let at = 0; at < ids.length; at += batchSize) rows.replace([], await catalogueRowsOf(sql, ids.slice(at, at + batchSize)));
  return rows;
}
