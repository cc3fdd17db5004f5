import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_forms_pages_settings_buttons_position" AS ENUM('left', 'right', 'center', 'leftRight');
  CREATE TYPE "public"."enum_forms_retention_exceptions_site" AS ENUM('nl', 'en', 'de');
  CREATE TYPE "public"."enum_forms_sites" AS ENUM('nl', 'en', 'de');
  CREATE TYPE "public"."enum_forms_settings_progress_position" AS ENUM('start', 'end');
  CREATE TYPE "public"."enum_forms_settings_default_label_position" AS ENUM('aboveInput', 'belowInput', 'leftInput', 'rightInput', 'hidden');
  CREATE TYPE "public"."enum_forms_settings_default_instructions_position" AS ENUM('aboveInput', 'belowInput', 'leftInput', 'rightInput', 'hidden');
  CREATE TYPE "public"."enum_forms_settings_submit_action" AS ENUM('message', 'entry', 'url', 'reload');
  CREATE TYPE "public"."enum_forms_settings_submit_action_tab" AS ENUM('sameTab', 'newTab');
  CREATE TYPE "public"."enum_forms_settings_submit_method" AS ENUM('ajax', 'pageReload');
  CREATE TYPE "public"."enum_forms_settings_loading_indicator" AS ENUM('none', 'spinner', 'text');
  CREATE TABLE "forms_pages_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"fields" jsonb
  );
  
  CREATE TABLE "forms_pages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"settings_show_back_button" boolean DEFAULT false,
  	"settings_buttons_position" "enum_forms_pages_settings_buttons_position" DEFAULT 'left'
  );
  
  CREATE TABLE "forms_pages_locales" (
  	"name" varchar,
  	"settings_submit_button_label" varchar,
  	"settings_back_button_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "forms_retention_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"site" "enum_forms_retention_exceptions_site",
  	"field" varchar,
  	"days" numeric NOT NULL
  );
  
  CREATE TABLE "forms_sites" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_forms_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "forms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"settings_display_form_title" boolean DEFAULT true,
  	"settings_display_page_tabs" boolean DEFAULT false,
  	"settings_display_current_page_title" boolean DEFAULT false,
  	"settings_display_page_progress" boolean DEFAULT false,
  	"settings_progress_position" "enum_forms_settings_progress_position" DEFAULT 'end',
  	"settings_default_label_position" "enum_forms_settings_default_label_position" DEFAULT 'aboveInput',
  	"settings_default_instructions_position" "enum_forms_settings_default_instructions_position" DEFAULT 'belowInput',
  	"settings_submit_action" "enum_forms_settings_submit_action" DEFAULT 'message',
  	"settings_submit_action_form_hide" boolean DEFAULT true,
  	"settings_submit_action_message_timeout" numeric DEFAULT 0,
  	"settings_submit_action_tab" "enum_forms_settings_submit_action_tab" DEFAULT 'sameTab',
  	"settings_submit_method" "enum_forms_settings_submit_method" DEFAULT 'ajax',
  	"settings_loading_indicator" "enum_forms_settings_loading_indicator" DEFAULT 'spinner',
  	"settings_validation_on_submit" boolean DEFAULT true,
  	"settings_validation_on_focus" boolean DEFAULT true,
  	"settings_captcha" boolean DEFAULT true,
  	"retention_days" numeric DEFAULT 365 NOT NULL,
  	"show_avg_text" boolean DEFAULT true,
  	"handle" varchar NOT NULL,
  	"recipient" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "forms_locales" (
  	"title" varchar,
  	"settings_submit_action_message_html" varchar,
  	"settings_redirect_url" varchar,
  	"settings_error_message_html" varchar,
  	"settings_loading_indicator_text" varchar,
  	"legal_basis" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "forms_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"categories_id" integer,
  	"products_id" integer,
  	"projects_id" integer,
  	"news_id" integer,
  	"faq_id" integer
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "forms_id" integer;
  ALTER TABLE "forms_pages_rows" ADD CONSTRAINT "forms_pages_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_pages" ADD CONSTRAINT "forms_pages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_pages_locales" ADD CONSTRAINT "forms_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_retention_exceptions" ADD CONSTRAINT "forms_retention_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_sites" ADD CONSTRAINT "forms_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_locales" ADD CONSTRAINT "forms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_rels" ADD CONSTRAINT "forms_rels_faq_fk" FOREIGN KEY ("faq_id") REFERENCES "public"."faq"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "forms_pages_rows_order_idx" ON "forms_pages_rows" USING btree ("_order");
  CREATE INDEX "forms_pages_rows_parent_id_idx" ON "forms_pages_rows" USING btree ("_parent_id");
  CREATE INDEX "forms_pages_order_idx" ON "forms_pages" USING btree ("_order");
  CREATE INDEX "forms_pages_parent_id_idx" ON "forms_pages" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "forms_pages_locales_locale_parent_id_unique" ON "forms_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "forms_pages_locales_parent_only_idx" ON "forms_pages_locales" USING btree ("_parent_id");
  CREATE INDEX "forms_retention_exceptions_order_idx" ON "forms_retention_exceptions" USING btree ("_order");
  CREATE INDEX "forms_retention_exceptions_parent_id_idx" ON "forms_retention_exceptions" USING btree ("_parent_id");
  CREATE INDEX "forms_sites_order_idx" ON "forms_sites" USING btree ("order");
  CREATE INDEX "forms_sites_parent_idx" ON "forms_sites" USING btree ("parent_id");
  CREATE UNIQUE INDEX "forms_handle_idx" ON "forms" USING btree ("handle");
  CREATE INDEX "forms_updated_at_idx" ON "forms" USING btree ("updated_at");
  CREATE INDEX "forms_created_at_idx" ON "forms" USING btree ("created_at");
  CREATE UNIQUE INDEX "forms_locales_locale_parent_id_unique" ON "forms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "forms_locales_parent_only_idx" ON "forms_locales" USING btree ("_parent_id");
  CREATE INDEX "forms_rels_order_idx" ON "forms_rels" USING btree ("order");
  CREATE INDEX "forms_rels_parent_idx" ON "forms_rels" USING btree ("parent_id");
  CREATE INDEX "forms_rels_path_idx" ON "forms_rels" USING btree ("path");
  CREATE INDEX "forms_rels_pages_id_idx" ON "forms_rels" USING btree ("pages_id");
  CREATE INDEX "forms_rels_categories_id_idx" ON "forms_rels" USING btree ("categories_id");
  CREATE INDEX "forms_rels_products_id_idx" ON "forms_rels" USING btree ("products_id");
  CREATE INDEX "forms_rels_projects_id_idx" ON "forms_rels" USING btree ("projects_id");
  CREATE INDEX "forms_rels_news_id_idx" ON "forms_rels" USING btree ("news_id");
  CREATE INDEX "forms_rels_faq_id_idx" ON "forms_rels" USING btree ("faq_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forms_fk" FOREIGN KEY ("forms_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_forms_id_idx" ON "payload_locked_documents_rels" USING btree ("forms_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forms_pages_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms_pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms_pages_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms_retention_exceptions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms_sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "forms_pages_rows" CASCADE;
  DROP TABLE "forms_pages" CASCADE;
  DROP TABLE "forms_pages_locales" CASCADE;
  DROP TABLE "forms_retention_exceptions" CASCADE;
  DROP TABLE "forms_sites" CASCADE;
  DROP TABLE "forms" CASCADE;
  DROP TABLE "forms_locales" CASCADE;
  DROP TABLE "forms_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_forms_fk";
  
  DROP INDEX "payload_locked_documents_rels_forms_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "forms_id";
  DROP TYPE "public"."enum_forms_pages_settings_buttons_position";
  DROP TYPE "public"."enum_forms_retention_exceptions_site";
  DROP TYPE "public"."enum_forms_sites";
  DROP TYPE "public"."enum_forms_settings_progress_position";
  DROP TYPE "public"."enum_forms_settings_default_label_position";
  DROP TYPE "public"."enum_forms_settings_default_instructions_position";
  DROP TYPE "public"."enum_forms_settings_submit_action";
  DROP TYPE "public"."enum_forms_settings_submit_action_tab";
  DROP TYPE "public"."enum_forms_settings_submit_method";
  DROP TYPE "public"."enum_forms_settings_loading_indicator";`)
}
