import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { ScopeSummary } from '../../facets/facet-index.ts';
import type { ProductScope } from './catalogue-row.ts';

/** The products of a category and below it: their number, and the IDs of the first one with a cut-out picture and an elevation. */
export type CategorySummary = { productCount: number; cutOut: number | null; elevation: number | null };

/**
 * Returns the summaries of the categories of a site, by their IDs. Flat elevations come last, because they look like a line at
 * menu size.
 */
export function categorySummaries(scopes: readonly ScopeSummary<ProductScope>[], siteId: SiteId): Map<number, CategorySummary> {
  const summaries = new Map<number, CategorySummary & { flat: number | null }>();
  const own = scopes.filter(({ scope }) => scope.siteIds.includes(siteId));
  for (const { scope, count, firstId } of own.sort((one, other) => one.firstPlace - other.firstPlace)) {
    for (const id of scope.categoryIds) {
      const summary = summaries.get(id) ?? { productCount: 0, cutOut: null, elevation: null, flat: null };
      summaries.set(id, summary);
      summary.productCount += count;
      if (scope.hasCutOut) summary.cutOut ??= firstId;
      if (scope.elevation === 'high') summary.elevation ??= firstId;
      if (scope.elevation === 'flat') summary.flat ??= firstId;
    }
  }
  const elevated = [...summaries].map(
    ([id, { flat, ...summary }]) => [id, { ...summary, elevation: summary.elevation ?? flat }] as const,
  );
  return new Map(elevated);
}
