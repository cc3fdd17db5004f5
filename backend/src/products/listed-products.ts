import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { Sql } from '../platform/api/context.ts';
import type { ListedProduct } from '../search/list-engine.ts';
import { catalogueRowsOf } from './catalogue/catalogue-rows.ts';

/** Returns the data for lists of products that are live in a site, by their IDs, and their positions in the catalogue. */
export async function listedProducts(
  sql: Sql,
  siteId: SiteId,
  ids: readonly number[],
): Promise<Map<number, { listed: ListedProduct; position: number }>> {
  const rows = (await catalogueRowsOf(sql, ids)).filter(({ scope }) => scope.siteIds.includes(siteId));
  return new Map(
    rows.map(({ id, position, scope: { categoryIds, hasCutOut, elevation }, facts, variants = [] }) => {
      const ofVariants = variants.map((variant) => ({ facts: variant.facts }));
      return [id, { listed: { categoryIds, hasCutOut, elevation, facts, variants: ofVariants }, position }];
    }),
  );
}
