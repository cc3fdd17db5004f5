import type { Pool } from 'pg';
import { type SiteId, siteIdOf } from '../../contract/locales.ts';
import { labelledQueries } from './labelled-set.ts';
import type { SkuAt } from './quality.ts';

const addressOf = (siteId: SiteId, uri: string) => `${siteId}:${uri}`;

/**
 * Reads the addresses of the large catalogue and returns a look-up of their products. Throws if the address of a label is
 * unknown.
 */
export async function productsAt(pool: Pool): Promise<SkuAt> {
  const { rows } = await pool.query<{ siteId: SiteId; uri: string; sku: string | null }>(
    `select address.site_id as "siteId", path as uri, sku from address
     left join catalogue on catalogue.site_id = address.site_id and entry_type = 'products' and product_id = entry_id
     where address.kind = 'canonical' and not members_only`,
  );
  const skus = new Map(rows.map(({ siteId, uri, sku }) => [addressOf(siteId, uri), sku ?? undefined]));
  for (const { locale, query, wanted } of labelledQueries)
    for (const uri of 'uris' in wanted ? wanted.uris : [])
      if (!skus.has(addressOf(siteIdOf(locale), uri))) throw new Error(`nothing stands at ${uri}, which '${query}' wants`);
  return (siteId, uri) => skus.get(addressOf(siteId, uri));
}
