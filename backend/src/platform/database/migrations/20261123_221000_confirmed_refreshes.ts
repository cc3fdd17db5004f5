import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The last generation of a session whose tokens have been used. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table member_session add column confirmed_generation int not null default 0`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table member_session drop column confirmed_generation`);
}
