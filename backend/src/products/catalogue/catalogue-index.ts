import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { Sql } from '../../platform/api/counted-sql.ts';
import type { CatalogueRow, FactValues } from './catalogue-row.ts';

type Row = { product_id: number; position: number; category_ids: number[]; search_text: string; facts: FactValues };
type Held = { version: string; rows: readonly CatalogueRow[] };

/**
 * The live products of each site as the list needs them, held in memory and checked against the catalogue's version at each use:
 * one small statement while nothing changed, so that every process answers from the same state as the database.
 */
export class CatalogueIndex {
  readonly #held = new Map<SiteId, Promise<Held>>();

  async rows(sql: Sql, siteId: SiteId): Promise<readonly CatalogueRow[]> {
    const version = await currentVersion(sql);
    const held = await this.#held.get(siteId)?.catch(() => undefined);
    if (held?.version === version) return held.rows;
    const loading = load(sql, siteId, version);
    this.#held.set(siteId, loading);
    return (await loading).rows;
  }
}

async function currentVersion(sql: Sql): Promise<string> {
  const rows = await sql.query<{ version: string }>('select version::text from catalogue_version');
  return rows[0]?.version ?? '0';
}

async function load(sql: Sql, siteId: SiteId, version: string): Promise<Held> {
  const rows = await sql.query<Row>(
    `select product_id, position, category_ids, search_text, facts from catalogue where site_id = $1 order by position, product_id`,
    [siteId],
  );
  return {
    version,
    rows: rows.map((row) => ({
      productId: row.product_id,
      position: row.position,
      categoryIds: row.category_ids,
      searchText: row.search_text,
      facts: row.facts,
    })),
  };
}
