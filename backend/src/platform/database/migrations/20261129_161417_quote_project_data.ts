import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "quote_requests" ADD COLUMN "project_place" varchar;
  ALTER TABLE "quote_requests" ADD COLUMN "tender_date" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "quote_requests" DROP COLUMN "project_place";
  ALTER TABLE "quote_requests" DROP COLUMN "tender_date";`)
}
