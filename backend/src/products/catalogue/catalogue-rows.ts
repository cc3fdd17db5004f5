import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { FactValues } from '../../facets/faceted-row.ts';
import type { ApiContext } from '../../platform/api/context.ts';
import { cachedContent } from '../../platform/changes/content-cache.ts';
import type { CatalogueRow, CatalogueVariant } from './catalogue-row.ts';

/** Returns the live products of a site for lists, in the catalogue's order, from an in-memory cache. */
export function catalogueRows(context: ApiContext, siteId: SiteId): Promise<readonly CatalogueRow[]> {
  return cachedContent(context, { name: 'catalogue', siteId, types: ['Product'] }, async () => {
    const rows = await context.sql.query<CatalogueRow & { variants: CatalogueVariant[] | null }>(
      `select product_id as id, position, category_ids as "categoryIds", facts, variants
       from catalogue where site_id = $1 order by position, product_id`,
      [siteId],
    );
    const lists = new Map<unknown, FactValues[string]>();
    for (const { facts, variants } of rows)
      for (const one of [facts, ...(variants ?? []).map((variant) => variant.facts)]) shareLists(one, lists);
    return rows.map(({ variants, ...row }) => (variants ? { ...row, variants } : row));
  });
}

/**
 * Replaces each list of a single value with the equal one in `lists`. This reduces the memory of 10,000 products in three
 * languages to a tenth.
 */
function shareLists(facts: FactValues, lists: Map<unknown, FactValues[string]>): void {
  for (const [key, values] of Object.entries(facts)) {
    if (values.length !== 1) continue;
    const [value] = values;
    const known = lists.get(value);
    if (known) facts[key] = known;
    else lists.set(value, values);
  }
}
