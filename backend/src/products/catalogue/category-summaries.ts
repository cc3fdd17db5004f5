import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { ScopeSummary } from '../../facets/facet-index.ts';
import type { ProductScope } from './catalogue-row.ts';

/** The products of a category and below it: their number, and the IDs of the first one with a cut-out picture and an elevation. */
export type CategorySummary = { productCount: number; cutOut: number | null; elevation: number | null };

/**
 * Returns the summaries of the categories of a site, by their IDs. Flat elevations come last, because they look like a line at menu
 * size.
 */
export function categorySummaries(scopes: readonly ScopeSummary<ProductScope>[], siteId: SiteId): Map<number, CategorySummary> {
  const summaries = new Map<number, CategorySummary>();
  const firstOf = (categoryId: number, isWanted: (scope: ProductScope) => boolean) =>
    inOrder.find(({ scope }) => scope.categoryIds.includes(categoryId) && isWanted(scope))?.firstId ?? null;
  const inOrder = scopes
    .filter(({ scope }) => scope.siteIds.includes(siteId))
    .sort((one, other) => one.firstPlace - other.firstPlace);
  for (const id of new Set(inOrder.flatMap(({ scope }) => scope.categoryIds))) {
    const counts = inOrder.map(({ scope, count }) => (scope.categoryIds.includes(id) ? count : 0));
    summaries.set(id, {
      productCount: counts.reduce((sum, count) => sum + count, 0),
      cutOut: firstOf(id, ({ hasCutOut }) => hasCutOut),
      elevation: firstOf(id, ({ elevation }) => elevation === 'high') ?? firstOf(id, ({ elevation }) => elevation === 'flat'),
    });
  }
  return summaries;
}
