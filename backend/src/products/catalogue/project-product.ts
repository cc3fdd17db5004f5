import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { canonicalAddresses } from '../../platform/addresses/address-table.ts';
import type { SqlExecutor } from '../../platform/database/request-sql.ts';
import { catalogueSource } from './catalogue-source.ts';
import { factsOfProduct, variantFacts } from './facts-of-product.ts';
import type { ProductCard } from './product-card.ts';

/**
 * Writes the catalogue rows of a product: one for each site where it has a canonical address. Runs in the publishing transaction,
 * after the addresses. The caller announces the list of products.
 */
export async function projectProduct(req: PayloadRequest, db: SqlExecutor, id: number): Promise<void> {
  const addresses = await canonicalAddresses(db, { collection: 'products', id });
  await db.execute(sql`delete from catalogue where product_id = ${id}`);
  if (addresses.length > 0) {
    const source = await catalogueSource(req, db, id);
    const facts = JSON.stringify(factsOfProduct(source.facts));
    const found = variantFacts(source.facts);
    const variants = found && JSON.stringify(found);
    for (const { siteId, title, path } of addresses) {
      const card: ProductCard = { title, uri: path, ...source.card };
      await db.execute(sql`
        insert into catalogue (product_id, site_id, position, category_ids, title, sku, facts, variants, card)
        values (${id}, ${siteId}, ${source.position}, ${`{${source.categoryIds.join(',')}}`}::int[], ${title}, ${source.card.sku},
          ${facts}::jsonb, ${variants}::jsonb, ${JSON.stringify(card)}::jsonb)`);
    }
  }
}

/** Returns the IDs of the products with a drawing, whose cards contain its elevation. */
export async function productsWithDrawing(db: SqlExecutor, drawingId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from products where dimensional_drawing_id = ${drawingId} order by id`);
  return rows.map(({ id }) => id);
}

/** Returns the IDs of the products with a picture of the media library. */
export async function productsWithPicture(db: SqlExecutor, mediaId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct parent_id as id from products_rels where path = 'productImages' and media_id = ${mediaId} order by id`);
  return rows.map(({ id }) => id);
}

/** Returns the IDs of the products whose rows depend on a category's position and title. */
export async function productsInCategory(db: SqlExecutor, categoryId: number): Promise<number[]> {
  const { rows } = await db.execute<{ product_id: number }>(sql`
    select distinct product_id from catalogue where category_ids @> array[${categoryId}::int] order by product_id`);
  return rows.map((row) => row.product_id);
}
