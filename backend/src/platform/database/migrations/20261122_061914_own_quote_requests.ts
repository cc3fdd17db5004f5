import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "quote_requests" ADD COLUMN "member_id" integer;
  ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "quote_requests_member_idx" ON "quote_requests" USING btree ("member_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "quote_requests" DROP CONSTRAINT "quote_requests_member_id_members_id_fk";
  
  DROP INDEX "quote_requests_member_idx";
  ALTER TABLE "quote_requests" DROP COLUMN "member_id";`)
}
