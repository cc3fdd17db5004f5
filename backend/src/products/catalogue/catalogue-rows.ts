import type { Sql } from '../../platform/api/context.ts';
import type { CatalogueRow, CatalogueVariant } from './catalogue-row.ts';

/**
 * Maximum number of products per statement. The driver holds the text and the parsed rows of one statement in memory at the same time,
 * and other requests wait while a batch is parsed.
 */
export const batchSize = 500;

/** Yields all live products that are not discontinued in batches, in the order of their IDs, which no edit changes: no product is read twice or left out. */
export async function* allCatalogueRows(sql: Sql): AsyncGenerator<CatalogueRow[]> {
  for (let after = 0, isLast = false; !isLast; ) {
    const ids = await sql.query<{ id: number }>(
      'select distinct product_id as id from catalogue where product_id > $1 and not is_discontinued order by product_id limit $2',
      [after, batchSize],
    );
    isLast = ids.length < batchSize;
    after = ids.at(-1)?.id ?? after;
    yield await catalogueRowsOf(
      sql,
      ids.map(({ id }) => id),
    );
  }
}

type Row = Omit<CatalogueRow, 'variants'> & { variants: CatalogueVariant[] | null };

/** The rows of a product differ only in title and address. */
const statement = `
  select product_id as id, position, facts, variants, json_build_object('siteIds', site_ids, 'categoryIds', category_ids,
    'hasCutOut', coalesce(m.cut_out and m.hash is not null, false),
    'elevation', case when elevation is null then 'none'
      when (elevation -> 'heightMm')::int * 4 < (elevation -> 'widthMm')::int then 'flat' else 'high' end) as scope
  from (select distinct on (product_id) product_id, position, category_ids, facts, variants, (card ->> 'productImageId')::int as image_id,
      nullif(card -> 'elevation', 'null') as elevation, array_agg(site_id) over (partition by product_id order by site_id
        rows between unbounded preceding and unbounded following) as site_ids
    from catalogue where product_id = any($1) and not is_discontinued order by product_id, site_id) product
    left join media m on m.id = image_id`;

/** Returns those among these products that lists contain: live and not discontinued (CAT-17). Takes one statement. */
export async function catalogueRowsOf(sql: Sql, ids: readonly number[]): Promise<CatalogueRow[]> {
  const rows = ids.length === 0 ? [] : await sql.query<Row>(statement, [ids]);
  return rows.map(({ variants, ...row }) => (variants ? { ...row, variants } : row));
}
