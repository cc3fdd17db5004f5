import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Finds options by the letters and digits of their numbers (CAT-16). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql`create index product_options_code_idx on product_options (upper(regexp_replace(number, '[^[:alnum:]]', '', 'g')))`,
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index product_options_code_idx`);
}
