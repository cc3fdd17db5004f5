import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Stores the own document of an answer to a quote request, and whether the list is attached. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table quote_answer add column has_list boolean not null default true, add column attachment bytea, add column attachment_name text;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table quote_answer drop column has_list, drop column attachment, drop column attachment_name`);
}
