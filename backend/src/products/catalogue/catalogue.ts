import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { FacetAnswer } from '../../facets/facet-answer.ts';
import { FacetIndex } from '../../facets/facet-index.ts';
import type { FactChoice } from '../../facets/faceted-row.ts';
import type { ApiContext, Sql } from '../../platform/api/context.ts';
import type { Change } from '../../platform/changes/change-log.ts';
import type { FollowedValue } from '../../platform/changes/content-cache.ts';
import { followedContent } from '../../platform/changes/followed-content.ts';
import type { CatalogueRow, ProductScope, VariantLabel } from './catalogue-row.ts';
import { allCatalogueRows, catalogueRowsOf } from './catalogue-rows.ts';
import { type CategorySummary, categorySummaries } from './category-summaries.ts';

export type CatalogueQuestion = {
  siteId: SiteId;
  categoryId?: number | undefined;
  /** IDs found by the search, in the order of the hits. */
  found?: readonly number[] | undefined;
  choices: readonly FactChoice[];
};

/** The live products of all sites for lists, without prices. */
export class Catalogue {
  readonly #index: FacetIndex<ProductScope>;
  /** By product ID. */
  readonly #variants: Map<number, readonly VariantLabel[]>;
  /** Answers for whole sites and categories. Most visitors request these. */
  readonly #unfiltered = new Map<string, FacetAnswer>();
  readonly #summaries = new Map<SiteId, Map<number, CategorySummary>>();

  constructor(index = new FacetIndex<ProductScope>(), variants = new Map<number, readonly VariantLabel[]>()) {
    this.#index = index;
    this.#variants = variants;
  }

  copy(): Catalogue {
    return new Catalogue(this.#index.copy(), new Map(this.#variants));
  }

  /** Removes products, and adds or replaces others. */
  replace(removed: readonly number[], rows: readonly CatalogueRow[]): void {
    for (const id of removed) this.#variants.delete(id);
    for (const { id, variants } of rows) {
      if (variants)
        this.#variants.set(
          id,
          variants.map(({ sku, lengthMm, widthMm, heightMm }) => ({ sku, lengthMm, widthMm, heightMm })),
        );
      else this.#variants.delete(id);
    }
    this.#index.replace(removed, rows);
    this.#unfiltered.clear();
    this.#summaries.clear();
  }

  /**
   * Returns hits and facets, in the catalogue's order or by relevance. `totalUnfiltered` counts the products of the category, with
   * those of its subcategories (CAT-01).
   */
  answer({ siteId, categoryId, found, choices }: CatalogueQuestion): FacetAnswer {
    const includes = ({ siteIds, categoryIds }: ProductScope) =>
      siteIds.includes(siteId) && (categoryId === undefined || categoryIds.includes(categoryId));
    if (found || choices.length > 0) return this.#index.answer({ found, choices, includes });
    const key = `${siteId} ${categoryId}`;
    const answer = this.#unfiltered.get(key) ?? this.#index.answer({ choices, includes });
    // Answers for unknown category IDs are not cached, because callers can send any number of them.
    if (answer.totalUnfiltered > 0) this.#unfiltered.set(key, answer);
    return answer;
  }

  /** Returns the variants of a product, if they differ in facts with filters, with whether each satisfies the choices. */
  variantsOf(id: number, choices: readonly FactChoice[]): (VariantLabel & { satisfies: boolean })[] {
    const variants = this.#variants.get(id);
    if (!variants) return [];
    const satisfying = this.#index.satisfying(id, choices);
    return variants.map((variant, place) => ({ ...variant, satisfies: satisfying[place] ?? false }));
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

/** More changed products than these are not read one by one; the whole catalogue is read beside the present one. */
const maxChanged = 5000;

/** The catalogue of a process. */
export const liveCatalogue: FollowedValue<Catalogue> = {
  name: 'catalogue',
  types: ['Product'],
  async read(sql) {
    const catalogue = new Catalogue();
    for await (const rows of allCatalogueRows(sql)) catalogue.replace([], rows);
    return catalogue;
  },
  async update(catalogue: Catalogue, changes: readonly Change[], sql: Sql) {
    if (changes.some(({ products }) => products === null)) return false;
    const ids = [...new Set(changes.flatMap(({ products }) => products ?? []))];
    if (ids.length > maxChanged) return false;
    catalogue.replace(ids, await catalogueRowsOf(sql, ids));
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
  if (!preview) return catalogue;
  return context
    .loader<string, Catalogue>('previewed catalogue', async () => {
      const previewed = catalogue.copy();
      previewed.replace(preview.products, await catalogueRowsOf(context.sql, preview.products));
      return [previewed];
    })
    .load('catalogue');
}
