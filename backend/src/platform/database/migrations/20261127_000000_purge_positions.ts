import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Sites store up to which change they have purged the CDN, so that a new site need not purge everything. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table cdn_purge (
      build text primary key,
      position bigint not null,
      updated_at timestamptz not null default now()
    );
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table cdn_purge`);
}
