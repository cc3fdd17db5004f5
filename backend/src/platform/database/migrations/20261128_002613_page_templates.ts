import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_activity_log_kind" ADD VALUE 'page-templates' BEFORE 'faq';
  CREATE TABLE "page_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"blocks" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "page_templates_id" integer;
  CREATE UNIQUE INDEX "page_templates_title_idx" ON "page_templates" USING btree ("title");
  CREATE INDEX "page_templates_updated_at_idx" ON "page_templates" USING btree ("updated_at");
  CREATE INDEX "page_templates_created_at_idx" ON "page_templates" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_page_templates_fk" FOREIGN KEY ("page_templates_id") REFERENCES "public"."page_templates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_page_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("page_templates_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "page_templates" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "page_templates" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_page_templates_fk";
  
  ALTER TABLE "activity_log" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_activity_log_kind";
  CREATE TYPE "public"."enum_activity_log_kind" AS ENUM('pages', 'news', 'projects', 'faq', 'team', 'categories', 'products', 'variants', 'facts', 'factValues', 'materials', 'mountings', 'colourGroups', 'colours', 'faqTopics', 'media', 'drawings', 'files', 'downloads', 'redirects', 'synonyms', 'forms', 'navigation', 'footer', 'globals');
  ALTER TABLE "activity_log" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_activity_log_kind" USING "kind"::"public"."enum_activity_log_kind";
  DROP INDEX "payload_locked_documents_rels_page_templates_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "page_templates_id";`)
}
