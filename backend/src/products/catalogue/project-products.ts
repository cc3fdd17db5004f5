import { sql } from '@payloadcms/db-postgres';
import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { SqlExecutor } from '../../platform/database/request-sql.ts';
import { catalogueSources } from './catalogue-source.ts';
import { factsOfProduct, variantFacts } from './facts-of-product.ts';

/** Catalogue row that was written or removed, with the address and the main category of its card. */
export type ChangedRow = { productId: number; siteId: SiteId; categoryId: number; uri: string; isNew: boolean };

const changedColumns = sql`
  product_id as "productId", site_id as "siteId", (card ->> 'categoryId')::int as "categoryId", card ->> 'uri' as uri`;

/**
 * Brings the catalogue rows of products in line with their published state: one row for each site where a product has a canonical
 * address. Runs in the publishing transaction, after the addresses. Returns the rows that changed.
 */
export async function projectProducts(db: SqlExecutor, ids: readonly number[]): Promise<ChangedRow[]> {
  if (ids.length === 0) return [];
  const removed = await removeUnaddressed(db, ids);
  const sources = (await catalogueSources(db, ids)).map(({ id, position, categoryIds, isDiscontinued, card, facts }) => ({
    ...{ product_id: id, position, category_ids: categoryIds, sku: card.sku, card, is_discontinued: isDiscontinued },
    ...{ facts: factsOfProduct(facts), variants: variantFacts(facts) },
  }));
  const { rows: written } = await db.execute<ChangedRow>(sql`
    insert into catalogue as present (product_id, site_id, position, category_ids, title, sku, facts, variants, card, is_discontinued)
    select s.product_id, a.site_id, s.position, s.category_ids, a.title, s.sku, s.facts, s.variants,
      s.card || jsonb_build_object('title', a.title, 'uri', a.path), s.is_discontinued
    from jsonb_to_recordset(${JSON.stringify(sources)}::jsonb)
      as s (product_id int, position int, category_ids int[], sku text, facts jsonb, variants jsonb, card jsonb,
        is_discontinued boolean)
    join address a on a.entry_type = 'products' and a.entry_id = s.product_id and a.kind = 'canonical'
    on conflict (product_id, site_id) do update set position = excluded.position, category_ids = excluded.category_ids,
      title = excluded.title, sku = excluded.sku, facts = excluded.facts, variants = excluded.variants, card = excluded.card,
      is_discontinued = excluded.is_discontinued
    where (present.position, present.category_ids, present.title, present.sku, present.facts, present.variants, present.card,
      present.is_discontinued) is distinct from (excluded.position, excluded.category_ids, excluded.title, excluded.sku, excluded.facts, excluded.variants, excluded.card,
        excluded.is_discontinued)
    returning ${changedColumns}, xmax = 0 as "isNew"`);
  return [...removed, ...written];
}

/** Removes the catalogue rows of products that no longer have an address in a site. Returns them. */
export async function removeUnaddressed(db: SqlExecutor, ids: readonly number[]): Promise<ChangedRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<ChangedRow>(sql`
    delete from catalogue c where product_id = any(${sql.param(ids)}::int[]) and not exists (
      select from address a where a.entry_type = 'products' and a.entry_id = c.product_id and a.site_id = c.site_id
        and a.kind = 'canonical')
    returning ${changedColumns}, false as "isNew"`);
  return rows;
}

/** Returns the IDs of the products with a drawing, whose cards contain its elevation, and of those with a variant that it shows. */
export async function productsWithDrawing(db: SqlExecutor, drawingId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from products where dimensional_drawing_id = ${drawingId}
    union select product_id from variants where dimensional_drawing_id = ${drawingId} and product_id is not null order by id`);
  return rows.map(({ id }) => id);
}

/** Returns the IDs of the products with a picture of the media library. */
export async function productsWithPicture(db: SqlExecutor, mediaId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct parent_id as id from products_rels where path = 'productImages' and media_id = ${mediaId} order by id`);
  return rows.map(({ id }) => id);
}

/** Returns the IDs of the products whose rows depend on the place of a category: those in it or in one of its subcategories. */
export async function productsInCategory(db: SqlExecutor, categoryId: number): Promise<number[]> {
  const branch = sql`any(array(select id from categories where id = ${categoryId} or parent_id = ${categoryId}))`;
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from products where category_id = ${branch}
    union select parent_id from products_rels where categories_id = ${branch} and path = 'categories' order by id`);
  return rows.map(({ id }) => id);
}
