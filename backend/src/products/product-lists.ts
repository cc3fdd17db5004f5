import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { FactCounts } from '../facets/facet-answer.ts';
import type { FactChoice } from '../facets/faceted-row.ts';
import type { FactLabel } from '../facets/facets.ts';
import type { Page } from '../platform/api/arguments.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import type { CategorySummary } from './catalogue/category-summaries.ts';

export type ListQuestion = {
  siteId: SiteId;
  categoryId?: number | undefined;
  /** Search words as typed by the visitor. */
  search?: string | null | undefined;
  choices: readonly FactChoice[];
  /** The hits to return; undefined for all that can be listed. */
  page: Page | undefined;
};

/** The variants of the hits of a list under choices, and the values of their facts. */
export type HitRows = Pick<Catalogue, 'variantsUnder' | 'factValues'>;

export type ListAnswer = {
  total: number;
  /** Number of products of the category without any choice or search. */
  totalUnfiltered: number;
  /** Whether the question has search words. */
  isSearched: boolean;
  /** IDs of the requested hits, by relevance for a search, otherwise in the order of the catalogue. */
  hits: readonly number[];
  rowsOf(ids: readonly number[]): Promise<HitRows>;
  /** Returns the counts of facts under the choices, and the values of the whole category, whose counts are not displayed. */
  counts(facts: readonly FactLabel[]): Promise<{ facts: FactCounts; whole: FactCounts }>;
};

/**
 * Lists of live products without prices: the catalogue in memory, or a hosted engine. Methods throw `UNAVAILABLE` if the engine is, and
 * add the tags of lists to the answer.
 */
export type ProductLists = {
  /** Types of content whose announcement changes the answers. */
  types: readonly string[];
  list(context: ApiContext, question: ListQuestion): Promise<ListAnswer>;
  /** Returns the summaries of all categories of a site with live products, by their IDs. */
  categories(context: ApiContext, siteId: SiteId): Promise<ReadonlyMap<number, CategorySummary>>;
};
