import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { FactCounts } from '../facets/facet-answer.ts';
import type { FactChoice, FactValues } from '../facets/faceted-row.ts';

/** Data of a product for lists, without prices (CAT-06). Facts and variants are those of its catalogue row. */
export type ListedProduct = {
  categoryIds: readonly number[];
  hasCutOut: boolean;
  elevation: 'none' | 'flat' | 'high';
  facts: FactValues;
  variants: readonly { facts: FactValues }[];
};

export type ListedFact = { key: string; kind: 'list' | 'range' };

export type ListQuery = {
  siteId: SiteId;
  categoryId?: number | undefined;
  /** Search words; undefined without a search. */
  query?: string | undefined;
  choices: readonly FactChoice[];
};

/** The products of a category: their number, and the IDs of the first one with a cut-out picture and an elevation. */
export type ListedCategory = { productCount: number; cutOut: number | null; elevation: number | null };

/** Hits of a list. `totalUnfiltered` counts the products of the category. */
export type ListHits = {
  ids: readonly number[];
  total: number;
  totalUnfiltered: number;
  /**
   * Returns the counts of facts, each under the choices about other facts. `whole` has the values of the whole category; its counts are
   * not those of products.
   */
  count(facts: readonly ListedFact[]): Promise<{ facts: FactCounts; whole: FactCounts }>;
};

/**
 * Lists of products at an engine that contains their facts. One variant of a product must satisfy all choices (CAT-11). The index lags
 * behind publications, so callers check that hits are live. Methods throw if the engine is unavailable.
 */
export type ListEngine = {
  /** Returns a page of hits, or the first `maxHits`, by relevance for a search, otherwise in the order of the catalogue. */
  find(list: ListQuery, page: { first: number; offset: number } | undefined): Promise<ListHits>;
  /** Returns the categories with products, by their IDs. Products with a flat elevation come last. */
  categories(siteId: SiteId): Promise<ReadonlyMap<number, ListedCategory>>;
};
