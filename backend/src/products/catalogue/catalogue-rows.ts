import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { ApiContext } from '../../platform/api/context.ts';
import { cachedContent } from '../../platform/changes/content-cache.ts';
import type { CatalogueRow, CatalogueVariant } from './catalogue-row.ts';

/** Returns the live products of a site as the list needs them, in the catalogue's order; from memory. */
export function catalogueRows(context: ApiContext, siteId: SiteId): Promise<readonly CatalogueRow[]> {
  return cachedContent(context, { name: 'catalogue', siteId, types: ['Product'] }, async () => {
    const rows = await context.sql.query<CatalogueRow & { variants: CatalogueVariant[] | null }>(
      `select product_id as id, position, category_ids as "categoryIds", facts, variants
       from catalogue where site_id = $1 order by position, product_id`,
      [siteId],
    );
    return rows.map(({ variants, ...row }) => (variants ? { ...row, variants } : row));
  });
}
