import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { FactValues } from '../../facets/faceted-row.ts';
import type { ApiContext, Sql } from '../../platform/api/context.ts';
import { cachedContent } from '../../platform/changes/content-cache.ts';
import type { CatalogueRow, CatalogueVariant } from './catalogue-row.ts';

/** Number of products per statement. The driver holds the text and the parsed rows of one statement in memory at the same time. */
const batchSize = 1000;

/** Returns the live products of a site for lists, in the catalogue's order, from an in-memory cache. */
export function catalogueRows(context: ApiContext, siteId: SiteId): Promise<readonly CatalogueRow[]> {
  return cachedContent(context, { name: 'catalogue', siteId, types: ['Product'] }, async () => {
    const lists = new Map<string, FactValues[string]>();
    const rows: CatalogueRow[] = [];
    let batch: CatalogueRow[];
    do {
      batch = await rowsAfter(context.sql, siteId, rows.at(-1)?.id ?? 0);
      for (const { facts, variants } of batch)
        for (const one of [facts, ...(variants ?? []).map((variant) => variant.facts)]) shareLists(one, lists);
      rows.push(...batch);
    } while (batch.length === batchSize);
    return rows.sort((one, other) => one.position - other.position);
  });
}

/** Reads the next batch of products in the order of their IDs, which no edit changes: no product is read twice or left out. */
async function rowsAfter(sql: Sql, siteId: SiteId, id: number): Promise<CatalogueRow[]> {
  const rows = await sql.query<CatalogueRow & { variants: CatalogueVariant[] | null }>(
    `select product_id as id, position, category_ids as "categoryIds", facts, variants
     from catalogue where site_id = $1 and product_id > $2 order by product_id limit $3`,
    [siteId, id, batchSize],
  );
  return rows.map(({ variants, ...row }) => (variants ? { ...row, variants } : row));
}

/**
 * Replaces each list of values with the equal one in `lists`. Products repeat few different lists, so this halves the memory of a
 * large catalogue.
 */
function shareLists(facts: FactValues, lists: Map<string, FactValues[string]>): void {
  for (const [key, values] of Object.entries(facts)) {
    const text = `${key} ${values.join('\n')}`;
    const known = lists.get(text);
    if (known) facts[key] = known;
    else lists.set(text, values);
  }
}
