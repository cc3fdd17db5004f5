import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Values in memory follow the log of changes, so the catalogue needs no version of its own. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`drop table catalogue_version`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    create table catalogue_version (
      version bigint not null,
      only_row boolean primary key default true check (only_row)
    );
    insert into catalogue_version (version) values (1);
  `);
}
