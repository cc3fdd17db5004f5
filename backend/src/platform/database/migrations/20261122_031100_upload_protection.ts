import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Which files are stored encrypted, and from around which visitor they came. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table form_upload add encrypted boolean not null default false, add surroundings text not null default '';
    create index form_upload_surroundings_idx on form_upload (surroundings, created_at);
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table form_upload drop encrypted, drop surroundings`);
}
