import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** What the visitor who shares a quotation list has called its project. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table shared_quotation_list add column project text`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table shared_quotation_list drop column project`);
}
