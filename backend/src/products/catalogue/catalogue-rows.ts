import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { Sql } from '../../platform/api/counted-sql.ts';
import type { CatalogueRow } from './catalogue-row.ts';

/** The live products of a site as the list needs them, in the catalogue's order. */
export function readCatalogueRows(sql: Sql, siteId: SiteId): Promise<readonly CatalogueRow[]> {
  return sql.query<CatalogueRow>(
    `select product_id as id, position, category_ids as "categoryIds", facts
     from catalogue where site_id = $1 order by position, product_id`,
    [siteId],
  );
}
