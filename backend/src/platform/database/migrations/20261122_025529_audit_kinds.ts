import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_audit_log_kind" AS ENUM('submissions', 'quoteRequests', 'subscribers');
  ALTER TABLE "audit_log" ALTER COLUMN "subject" DROP NOT NULL;
  ALTER TABLE "audit_log" ADD COLUMN "kind" "enum_audit_log_kind";
  UPDATE "audit_log" SET
    "kind" = (case when "subject" like '%quote request%' then 'quoteRequests' when "subject" like '%newsletter subscriber%' then 'subscribers'
      else 'submissions' end)::"enum_audit_log_kind",
    "subject" = case when "subject" not like 'list of %'
      then nullif(regexp_replace("subject", '^(submissions? (of )?|quote request |newsletter subscribers?( of)? ?)', ''), '') end;
  ALTER TABLE "audit_log" ALTER COLUMN "kind" SET NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   UPDATE "audit_log" SET "subject" = 'list of ' || "kind"::text WHERE "subject" IS NULL;
  ALTER TABLE "audit_log" ALTER COLUMN "subject" SET NOT NULL;
  ALTER TABLE "audit_log" DROP COLUMN "kind";
  DROP TYPE "public"."enum_audit_log_kind";`)
}
