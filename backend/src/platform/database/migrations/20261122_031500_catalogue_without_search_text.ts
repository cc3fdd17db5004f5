import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The product list asks the search engine for what is searched for. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table catalogue drop column search_text`);
}

/** Rows made before have no words until their products are published again, or the projections rebuilt. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table catalogue add column search_text text not null default ''`);
}
