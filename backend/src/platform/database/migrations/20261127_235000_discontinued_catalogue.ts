import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Marks the catalogue rows of discontinued products, which keep their pages and are in no list. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table catalogue add column is_discontinued boolean not null default false`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table catalogue drop column is_discontinued`);
}
