import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "quote_requests" ADD COLUMN "submission_id" integer;
  ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_submission_id_form_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submissions"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "quote_requests_submission_idx" ON "quote_requests" USING btree ("submission_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "quote_requests" DROP CONSTRAINT "quote_requests_submission_id_form_submissions_id_fk";
  
  DROP INDEX "quote_requests_submission_idx";
  ALTER TABLE "quote_requests" DROP COLUMN "submission_id";`)
}
