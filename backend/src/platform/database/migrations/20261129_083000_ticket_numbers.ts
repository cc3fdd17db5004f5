import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Numbers the tickets of forms (CON-10). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create sequence ticket_number`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop sequence ticket_number`);
}
