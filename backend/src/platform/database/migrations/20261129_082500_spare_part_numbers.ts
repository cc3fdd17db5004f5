import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Finds spare parts by the letters and digits of their numbers (CAT-18, QUO-13). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql`create index spare_parts_code_idx on spare_parts (upper(regexp_replace(number, '[^[:alnum:]]', '', 'g')))`,
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index spare_parts_code_idx`);
}
