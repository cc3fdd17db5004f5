import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Contain what the admin's list of products sorts by and searches. The list reads the latest versions of all products twice, which have
 * 1.4 GB of texts at 100,000 products, and 83 MB in these indexes. `product-list-indexes.integration.test.ts` names missing columns.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index _products_v_list_idx on _products_v (id)
      include (created_at, version_position, version_article_number, version_series) where latest;
    create index _products_v_locales_list_idx on _products_v_locales (_locale, _parent_id) include (version_title, version_slug);
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index _products_v_locales_list_idx;
    drop index _products_v_list_idx;
  `);
}
