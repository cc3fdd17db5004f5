import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Changes name the products whose catalogue rows they changed, so that APIs read only these. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table change add column products int[]`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table change drop column products`);
}
