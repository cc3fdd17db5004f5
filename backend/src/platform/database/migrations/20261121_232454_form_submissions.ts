import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_forms_submissions_for" AS ENUM('editors', 'administrators');
  CREATE TYPE "public"."enum_form_submissions_site" AS ENUM('nl', 'en', 'de');
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('read', 'export', 'download', 'delete', 'retention');
  CREATE TABLE "form_submissions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"values" jsonb NOT NULL,
  	"form_title" varchar NOT NULL,
  	"form" varchar NOT NULL,
  	"sender" varchar,
  	"site" "enum_form_submissions_site" NOT NULL,
  	"page" varchar,
  	"quote_number" varchar,
  	"kept_until" timestamp(3) with time zone,
  	"sending_key" varchar,
  	"content_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"actor" varchar NOT NULL,
  	"action" "enum_audit_log_action" NOT NULL,
  	"subject" varchar NOT NULL,
  	"count" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "forms" ADD COLUMN "submissions_for" "enum_forms_submissions_for" DEFAULT 'editors' NOT NULL;
  CREATE INDEX "form_submissions_form_idx" ON "form_submissions" USING btree ("form");
  CREATE INDEX "form_submissions_sender_idx" ON "form_submissions" USING btree ("sender");
  CREATE INDEX "form_submissions_kept_until_idx" ON "form_submissions" USING btree ("kept_until");
  CREATE UNIQUE INDEX "form_submissions_sending_key_idx" ON "form_submissions" USING btree ("sending_key");
  CREATE INDEX "form_submissions_content_hash_idx" ON "form_submissions" USING btree ("content_hash");
  CREATE INDEX "form_submissions_updated_at_idx" ON "form_submissions" USING btree ("updated_at");
  CREATE INDEX "form_submissions_created_at_idx" ON "form_submissions" USING btree ("created_at");
  CREATE INDEX "audit_log_subject_idx" ON "audit_log" USING btree ("subject");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "form_submissions" CASCADE;
  DROP TABLE "audit_log" CASCADE;
  ALTER TABLE "forms" DROP COLUMN "submissions_for";
  DROP TYPE "public"."enum_forms_submissions_for";
  DROP TYPE "public"."enum_form_submissions_site";
  DROP TYPE "public"."enum_audit_log_action";`)
}
