import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Adds the other columns that the admin's list of products shows, so that it is sorted by each of them without reading the texts. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    drop index _products_v_list_idx;
    create index _products_v_list_idx on _products_v (id) include (created_at, parent_id, version_position, version_article_number,
      version_series, version_category_id, version_new_product, version_featured_product, version_updated_at) where latest;
    drop index _products_v_locales_list_idx;
    create index _products_v_locales_list_idx on _products_v_locales (_locale, _parent_id)
      include (version_title, version_slug, version__status, version_hide_from_search);
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index _products_v_locales_list_idx;
    create index _products_v_locales_list_idx on _products_v_locales (_locale, _parent_id) include (version_title, version_slug);
    drop index _products_v_list_idx;
    create index _products_v_list_idx on _products_v (id)
      include (created_at, version_position, version_article_number, version_series) where latest;
  `);
}
