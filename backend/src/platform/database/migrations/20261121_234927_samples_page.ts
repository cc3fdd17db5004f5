import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "globals" ADD COLUMN "samples_page_id" integer;
  ALTER TABLE "globals" ADD CONSTRAINT "globals_samples_page_id_pages_id_fk" FOREIGN KEY ("samples_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "globals_samples_page_idx" ON "globals" USING btree ("samples_page_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "globals" DROP CONSTRAINT "globals_samples_page_id_pages_id_fk";
  
  DROP INDEX "globals_samples_page_idx";
  ALTER TABLE "globals" DROP COLUMN "samples_page_id";`)
}
