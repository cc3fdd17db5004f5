import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Counts completed searches per day and site, for the figures of the dashboard. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table search_count (
      day date not null,
      site_id int not null,
      searches int not null,
      without_hits int not null,
      primary key (day, site_id)
    )`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table search_count`);
}
