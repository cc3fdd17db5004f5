import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { FacetAnswer } from '../../facets/facet-answer.ts';
import { FacetIndex } from '../../facets/facet-index.ts';
import type { FactChoice } from '../../facets/faceted-row.ts';
import type { Page } from '../../platform/api/arguments.ts';
import type { ApiContext } from '../../platform/api/context.ts';
import { followedContent } from '../../platform/changes/followed-content.ts';
import type { FollowedSource } from '../../platform/changes/followed-value.ts';
import type { CatalogueRow, ProductScope, VariantLabel } from './catalogue-row.ts';
import { allCatalogueRows, batchSize, catalogueRowsOf } from './catalogue-rows.ts';
import { type CategorySummary, categorySummaries } from './category-summaries.ts';

export type CatalogueQuestion = {
  siteId: SiteId;
  categoryId?: number | undefined;
  /** IDs found by the search, in the order of the hits. */
  found?: readonly number[] | undefined;
  choices: readonly FactChoice[];
  /** The hits to return; by default all. */
  page?: Page | undefined;
};

/** Counts of a site or category without choices. */
export type CategoryCounts = Omit<FacetAnswer, 'hits'>;

/** A variant in a list, and whether it satisfies the choices. */
export type ListedVariant = VariantLabel & { satisfies: boolean };

/** The live products of all sites for lists, without prices. */
export class Catalogue {
  readonly #index: FacetIndex<ProductScope>;
  /** By product ID. */
  readonly #variants: Map<number, readonly VariantLabel[]>;
  /** Counts of whole sites and categories, without hits. Most visitors request these. */
  readonly #counts = new Map<string, CategoryCounts>();
  readonly #summaries = new Map<SiteId, Map<number, CategorySummary>>();

  constructor(index = new FacetIndex<ProductScope>(), variants = new Map<number, readonly VariantLabel[]>()) {
    this.#index = index;
    this.#variants = variants;
  }

  /** Number of products. */
  get size(): number {
    return this.#index.size;
  }

  copy(): Catalogue {
    return new Catalogue(this.#index.copy(), new Map(this.#variants));
  }

  /** Removes products, and adds or replaces others. */
  replace(removed: readonly number[], rows: readonly CatalogueRow[]): void {
    this.#index.replace(removed, rows);
    for (const id of removed) this.#variants.delete(id);
    for (const { id, variants } of rows) {
      if (variants)
        this.#variants.set(
          id,
          variants.map(({ sku, lengthMm, widthMm, heightMm }) => ({ sku, lengthMm, widthMm, heightMm })),
        );
      else this.#variants.delete(id);
    }
    this.#counts.clear();
    this.#summaries.clear();
  }

  /** Arranges the products in the memory as in the catalogue, which makes lists faster. */
  compact(): void {
    this.#index.compact();
  }

  /**
   * Returns hits and facets, in the catalogue's order or by relevance. `totalUnfiltered` counts the products of the category, with
   * those of its subcategories (CAT-01).
   */
  answer({ siteId, categoryId, found, choices, page }: CatalogueQuestion): FacetAnswer {
    const includes = isIn(siteId, categoryId);
    if (found || choices.length > 0) return this.#index.answer({ found, choices, includes, page });
    const counts = this.countsOf(siteId, categoryId);
    return { ...counts, hits: this.#index.listed(includes, page ?? { offset: 0, first: counts.total }) };
  }

  /** Returns the counts of a whole site or category. They are computed once until a product changes. */
  countsOf(siteId: SiteId, categoryId: number | undefined): CategoryCounts {
    const key = `${siteId} ${categoryId}`;
    const counts =
      this.#counts.get(key) ??
      this.#index.answer({ choices: [], includes: isIn(siteId, categoryId), page: { offset: 0, first: 0 } });
    // Counts for unknown category IDs are not cached, because callers can send any number of them.
    if (counts.totalUnfiltered > 0) this.#counts.set(key, counts);
    return counts;
  }

  /**
   * Returns a function that returns the variants of a product, if they differ in facts with filters, and whether each satisfies the
   * choices.
   */
  variantsUnder(choices: readonly FactChoice[]): (id: number) => ListedVariant[] {
    const satisfying = this.#index.satisfying(choices);
    return (id) => {
      const variants = this.#variants.get(id);
      if (!variants) return [];
      const satisfied = satisfying(id);
      return variants.map((variant, place) => ({ ...variant, satisfies: satisfied[place] ?? false }));
    };
  }

  /** Returns the values of a fact of a product. */
  factValues(id: number, key: string): (string | number)[] {
    return this.#index.valuesOf(id, key);
  }

  /** Returns the summaries of all categories of a site with live products, by their IDs. */
  categories(siteId: SiteId): ReadonlyMap<number, CategorySummary> {
    const summaries = this.#summaries.get(siteId) ?? categorySummaries(this.#index.scopes(), siteId);
    this.#summaries.set(siteId, summaries);
    return summaries;
  }
}

/** Returns whether products of a scope belong to a site, and to a category or its subcategories. */
const isIn = (siteId: SiteId, categoryId: number | undefined) => (scope: ProductScope) =>
  scope.siteIds.includes(siteId) && (categoryId === undefined || scope.categoryIds.includes(categoryId));

/** Share of the products from which on reading all of them is faster than reading the changed ones. */
const maxChangedShare = 0.5;

/** The catalogue of a process. */
export const liveCatalogue: FollowedSource<Catalogue> = {
  name: 'catalogue',
  types: ['Product'],
  async read(sql) {
    const catalogue = new Catalogue();
    for await (const rows of allCatalogueRows(sql)) catalogue.replace([], rows);
    catalogue.compact();
    return catalogue;
  },
  async update(catalogue, changes, sql) {
    if (changes.some(({ products }) => products === null)) return false;
    const ids = [...new Set(changes.flatMap(({ products }) => products ?? []))];
    if (ids.length > catalogue.size * maxChangedShare + batchSize) return false;
    for (let at = 0; at < ids.length; at += batchSize) {
      const batch = ids.slice(at, at + batchSize);
      catalogue.replace(batch, await catalogueRowsOf(sql, batch));
    }
    return true;
  },
};

/**
 * Returns the catalogue from memory. The answer carries the tag of the site's list of products. A preview reads its own products
 * in addition.
 */
export async function catalogueOf(context: ApiContext, siteId: SiteId): Promise<Catalogue> {
  context.tags.list('Product', siteId);
  const catalogue = await followedContent(context, liveCatalogue);
  const { preview } = context;
  if (!preview || preview.products.length === 0) return catalogue;
  return context
    .loader<string, Catalogue>('previewed catalogue', async () => {
      const previewed = catalogue.copy();
      previewed.replace(preview.products, await catalogueRowsOf(context.sql, preview.products));
      return [previewed];
    })
    .load('catalogue');
}
