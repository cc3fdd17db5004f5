import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table shared_quotation_list
      add column list_id text,
      add column version int,
      add column place text not null default '',
      add column tender_date text not null default '',
      add column sections jsonb not null default '[]';
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table shared_quotation_list
      drop column list_id, drop column version, drop column place, drop column tender_date, drop column sections;
  `);
}
