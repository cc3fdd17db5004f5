import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_activity_log_action" AS ENUM('create', 'draft', 'update', 'publish', 'unpublish', 'delete');
  CREATE TYPE "public"."enum_activity_log_kind" AS ENUM('pages', 'news', 'projects', 'faq', 'team', 'categories', 'products', 'variants', 'facts', 'factValues', 'materials', 'mountings', 'colourGroups', 'colours', 'faqTopics', 'media', 'drawings', 'files', 'downloads', 'redirects', 'synonyms', 'forms', 'navigation', 'footer', 'globals');
  CREATE TYPE "public"."enum_activity_log_locale" AS ENUM('nl', 'en', 'de');
  CREATE TABLE "activity_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"changes" jsonb,
  	"author_name" varchar,
  	"author_id" integer,
  	"action" "enum_activity_log_action" NOT NULL,
  	"kind" "enum_activity_log_kind" NOT NULL,
  	"subject" varchar,
  	"locale" "enum_activity_log_locale",
  	"document_id" numeric,
  	"version_id" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "activity_log" ADD CONSTRAINT "activity_log_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "activity_log_author_name_idx" ON "activity_log" USING btree ("author_name");
  CREATE INDEX "activity_log_author_idx" ON "activity_log" USING btree ("author_id");
  CREATE INDEX "activity_log_version_id_idx" ON "activity_log" USING btree ("version_id");
  CREATE INDEX "activity_log_updated_at_idx" ON "activity_log" USING btree ("updated_at");
  CREATE INDEX "activity_log_created_at_idx" ON "activity_log" USING btree ("created_at");
  CREATE INDEX "kind_documentId_idx" ON "activity_log" USING btree ("kind","document_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "activity_log" CASCADE;
  DROP TYPE "public"."enum_activity_log_action";
  DROP TYPE "public"."enum_activity_log_kind";
  DROP TYPE "public"."enum_activity_log_locale";`)
}
