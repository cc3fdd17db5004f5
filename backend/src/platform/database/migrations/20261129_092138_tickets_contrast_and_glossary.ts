import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_pages_type" ADD VALUE 'contrast' BEFORE 'favorites';
  ALTER TYPE "public"."enum__pages_v_version_type" ADD VALUE 'contrast' BEFORE 'favorites';
  ALTER TYPE "public"."enum_activity_log_kind" ADD VALUE 'glossaryTerms' BEFORE 'media';
  CREATE TABLE "products_choice_pictures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"colour_id" integer,
  	"variant_id" integer
  );
  
  CREATE TABLE "_products_v_version_choice_pictures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"colour_id" integer,
  	"variant_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "glossary_terms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "glossary_terms_locales" (
  	"title" varchar NOT NULL,
  	"explanation" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "glossary_terms_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  ALTER TABLE "forms" ADD COLUMN "ticket_series" varchar;
  ALTER TABLE "form_submissions" ADD COLUMN "ticket_number" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "glossary_terms_id" integer;
  ALTER TABLE "globals" ADD COLUMN "damage_page_id" integer;
  ALTER TABLE "products_choice_pictures" ADD CONSTRAINT "products_choice_pictures_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_choice_pictures" ADD CONSTRAINT "products_choice_pictures_colour_id_colours_id_fk" FOREIGN KEY ("colour_id") REFERENCES "public"."colours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_choice_pictures" ADD CONSTRAINT "products_choice_pictures_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_choice_pictures" ADD CONSTRAINT "products_choice_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_choice_pictures" ADD CONSTRAINT "_products_v_version_choice_pictures_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_version_choice_pictures" ADD CONSTRAINT "_products_v_version_choice_pictures_colour_id_colours_id_fk" FOREIGN KEY ("colour_id") REFERENCES "public"."colours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_version_choice_pictures" ADD CONSTRAINT "_products_v_version_choice_pictures_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_version_choice_pictures" ADD CONSTRAINT "_products_v_version_choice_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "glossary_terms_locales" ADD CONSTRAINT "glossary_terms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."glossary_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "glossary_terms_texts" ADD CONSTRAINT "glossary_terms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."glossary_terms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_choice_pictures_order_idx" ON "products_choice_pictures" USING btree ("_order");
  CREATE INDEX "products_choice_pictures_parent_id_idx" ON "products_choice_pictures" USING btree ("_parent_id");
  CREATE INDEX "products_choice_pictures_picture_idx" ON "products_choice_pictures" USING btree ("picture_id");
  CREATE INDEX "products_choice_pictures_colour_idx" ON "products_choice_pictures" USING btree ("colour_id");
  CREATE INDEX "products_choice_pictures_variant_idx" ON "products_choice_pictures" USING btree ("variant_id");
  CREATE INDEX "_products_v_version_choice_pictures_order_idx" ON "_products_v_version_choice_pictures" USING btree ("_order");
  CREATE INDEX "_products_v_version_choice_pictures_parent_id_idx" ON "_products_v_version_choice_pictures" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_choice_pictures_picture_idx" ON "_products_v_version_choice_pictures" USING btree ("picture_id");
  CREATE INDEX "_products_v_version_choice_pictures_colour_idx" ON "_products_v_version_choice_pictures" USING btree ("colour_id");
  CREATE INDEX "_products_v_version_choice_pictures_variant_idx" ON "_products_v_version_choice_pictures" USING btree ("variant_id");
  CREATE UNIQUE INDEX "glossary_terms_key_idx" ON "glossary_terms" USING btree ("key");
  CREATE INDEX "glossary_terms_updated_at_idx" ON "glossary_terms" USING btree ("updated_at");
  CREATE INDEX "glossary_terms_created_at_idx" ON "glossary_terms" USING btree ("created_at");
  CREATE UNIQUE INDEX "glossary_terms_locales_locale_parent_id_unique" ON "glossary_terms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "glossary_terms_locales_parent_only_idx" ON "glossary_terms_locales" USING btree ("_parent_id");
  CREATE INDEX "glossary_terms_texts_order_parent" ON "glossary_terms_texts" USING btree ("order","parent_id");
  CREATE INDEX "glossary_terms_texts_locale_parent" ON "glossary_terms_texts" USING btree ("locale","parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_glossary_terms_fk" FOREIGN KEY ("glossary_terms_id") REFERENCES "public"."glossary_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "globals" ADD CONSTRAINT "globals_damage_page_id_pages_id_fk" FOREIGN KEY ("damage_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "form_submissions_ticket_number_idx" ON "form_submissions" USING btree ("ticket_number");
  CREATE INDEX "payload_locked_documents_rels_glossary_terms_id_idx" ON "payload_locked_documents_rels" USING btree ("glossary_terms_id");
  CREATE INDEX "globals_damage_page_idx" ON "globals" USING btree ("damage_page_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products_choice_pictures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_choice_pictures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "glossary_terms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "glossary_terms_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "glossary_terms_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "products_choice_pictures" CASCADE;
  DROP TABLE "_products_v_version_choice_pictures" CASCADE;
  DROP TABLE "glossary_terms" CASCADE;
  DROP TABLE "glossary_terms_locales" CASCADE;
  DROP TABLE "glossary_terms_texts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_glossary_terms_fk";
  
  ALTER TABLE "globals" DROP CONSTRAINT "globals_damage_page_id_pages_id_fk";
  
  ALTER TABLE "pages" ALTER COLUMN "type" SET DATA TYPE text;
  ALTER TABLE "pages" ALTER COLUMN "type" SET DEFAULT 'contentPage'::text;
  DROP TYPE "public"."enum_pages_type";
  CREATE TYPE "public"."enum_pages_type" AS ENUM('contentPage', 'home', 'contact', 'notFound', 'serviceUnavailable', 'productsOverview', 'referenceOverview', 'newsOverview', 'faqOverview', 'colourChart', 'comparison', 'favorites', 'quoteList', 'quoteRequest', 'search', 'login', 'register', 'activate', 'forgotPassword', 'resetPassword', 'account', 'changePassword', 'newsletterThanks', 'spareParts');
  ALTER TABLE "pages" ALTER COLUMN "type" SET DEFAULT 'contentPage'::"public"."enum_pages_type";
  ALTER TABLE "pages" ALTER COLUMN "type" SET DATA TYPE "public"."enum_pages_type" USING "type"::"public"."enum_pages_type";
  ALTER TABLE "_pages_v" ALTER COLUMN "version_type" SET DATA TYPE text;
  ALTER TABLE "_pages_v" ALTER COLUMN "version_type" SET DEFAULT 'contentPage'::text;
  DROP TYPE "public"."enum__pages_v_version_type";
  CREATE TYPE "public"."enum__pages_v_version_type" AS ENUM('contentPage', 'home', 'contact', 'notFound', 'serviceUnavailable', 'productsOverview', 'referenceOverview', 'newsOverview', 'faqOverview', 'colourChart', 'comparison', 'favorites', 'quoteList', 'quoteRequest', 'search', 'login', 'register', 'activate', 'forgotPassword', 'resetPassword', 'account', 'changePassword', 'newsletterThanks', 'spareParts');
  ALTER TABLE "_pages_v" ALTER COLUMN "version_type" SET DEFAULT 'contentPage'::"public"."enum__pages_v_version_type";
  ALTER TABLE "_pages_v" ALTER COLUMN "version_type" SET DATA TYPE "public"."enum__pages_v_version_type" USING "version_type"::"public"."enum__pages_v_version_type";
  ALTER TABLE "activity_log" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_activity_log_kind";
  CREATE TYPE "public"."enum_activity_log_kind" AS ENUM('pages', 'news', 'projects', 'page-templates', 'faq', 'team', 'categories', 'products', 'variants', 'spareParts', 'facts', 'factValues', 'materials', 'mountings', 'colourGroups', 'colours', 'faqTopics', 'media', 'drawings', 'files', 'downloads', 'redirects', 'synonyms', 'quoteTemplates', 'adviserRegions', 'forms', 'navigation', 'footer', 'globals');
  ALTER TABLE "activity_log" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_activity_log_kind" USING "kind"::"public"."enum_activity_log_kind";
  DROP INDEX "form_submissions_ticket_number_idx";
  DROP INDEX "payload_locked_documents_rels_glossary_terms_id_idx";
  DROP INDEX "globals_damage_page_idx";
  ALTER TABLE "forms" DROP COLUMN "ticket_series";
  ALTER TABLE "form_submissions" DROP COLUMN "ticket_number";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "glossary_terms_id";
  ALTER TABLE "globals" DROP COLUMN "damage_page_id";`)
}
