import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Finds article numbers by their letters and digits (QUO-13). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index variants_number_idx on variants (upper(regexp_replace(sku, '[^[:alnum:]]', '', 'g')));
    create index products_number_idx on products (upper(regexp_replace(article_number, '[^[:alnum:]]', '', 'g')));
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index products_number_idx;
    drop index variants_number_idx;
  `);
}
