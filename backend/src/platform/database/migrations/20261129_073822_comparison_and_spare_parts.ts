import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_pages_type" ADD VALUE 'comparison' BEFORE 'favorites';
  ALTER TYPE "public"."enum_pages_type" ADD VALUE 'spareParts';
  ALTER TYPE "public"."enum__pages_v_version_type" ADD VALUE 'comparison' BEFORE 'favorites';
  ALTER TYPE "public"."enum__pages_v_version_type" ADD VALUE 'spareParts';
  ALTER TYPE "public"."enum_activity_log_kind" ADD VALUE 'spareParts' BEFORE 'facts';
  CREATE TABLE "spare_parts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"product_id" integer NOT NULL,
  	"number" varchar NOT NULL,
  	"price_eur" numeric,
  	"supply_years" numeric,
  	"built_from" numeric,
  	"built_until" numeric,
  	"ended_year" numeric,
  	"successor_id" integer,
  	"front_x" numeric,
  	"front_y" numeric,
  	"side_x" numeric,
  	"side_y" numeric,
  	"position" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "spare_parts_locales" (
  	"title" varchar NOT NULL,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "spare_parts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"variants_id" integer
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "spare_parts_id" integer;
  ALTER TABLE "spare_parts" ADD CONSTRAINT "spare_parts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "spare_parts" ADD CONSTRAINT "spare_parts_successor_id_spare_parts_id_fk" FOREIGN KEY ("successor_id") REFERENCES "public"."spare_parts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "spare_parts_locales" ADD CONSTRAINT "spare_parts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."spare_parts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "spare_parts_rels" ADD CONSTRAINT "spare_parts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."spare_parts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "spare_parts_rels" ADD CONSTRAINT "spare_parts_rels_variants_fk" FOREIGN KEY ("variants_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "spare_parts_product_idx" ON "spare_parts" USING btree ("product_id");
  CREATE UNIQUE INDEX "spare_parts_number_idx" ON "spare_parts" USING btree ("number");
  CREATE INDEX "spare_parts_successor_idx" ON "spare_parts" USING btree ("successor_id");
  CREATE INDEX "spare_parts_position_idx" ON "spare_parts" USING btree ("position");
  CREATE INDEX "spare_parts_updated_at_idx" ON "spare_parts" USING btree ("updated_at");
  CREATE INDEX "spare_parts_created_at_idx" ON "spare_parts" USING btree ("created_at");
  CREATE UNIQUE INDEX "spare_parts_locales_locale_parent_id_unique" ON "spare_parts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "spare_parts_locales_parent_only_idx" ON "spare_parts_locales" USING btree ("_parent_id");
  CREATE INDEX "spare_parts_rels_order_idx" ON "spare_parts_rels" USING btree ("order");
  CREATE INDEX "spare_parts_rels_parent_idx" ON "spare_parts_rels" USING btree ("parent_id");
  CREATE INDEX "spare_parts_rels_path_idx" ON "spare_parts_rels" USING btree ("path");
  CREATE INDEX "spare_parts_rels_variants_id_idx" ON "spare_parts_rels" USING btree ("variants_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_spare_parts_fk" FOREIGN KEY ("spare_parts_id") REFERENCES "public"."spare_parts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_spare_parts_id_idx" ON "payload_locked_documents_rels" USING btree ("spare_parts_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "spare_parts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "spare_parts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "spare_parts_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "spare_parts" CASCADE;
  DROP TABLE "spare_parts_locales" CASCADE;
  DROP TABLE "spare_parts_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_spare_parts_fk";
  
  ALTER TABLE "pages" ALTER COLUMN "type" SET DATA TYPE text;
  ALTER TABLE "pages" ALTER COLUMN "type" SET DEFAULT 'contentPage'::text;
  DROP TYPE "public"."enum_pages_type";
  CREATE TYPE "public"."enum_pages_type" AS ENUM('contentPage', 'home', 'contact', 'notFound', 'serviceUnavailable', 'productsOverview', 'referenceOverview', 'newsOverview', 'faqOverview', 'colourChart', 'favorites', 'quoteList', 'quoteRequest', 'search', 'login', 'register', 'activate', 'forgotPassword', 'resetPassword', 'account', 'changePassword', 'newsletterThanks');
  ALTER TABLE "pages" ALTER COLUMN "type" SET DEFAULT 'contentPage'::"public"."enum_pages_type";
  ALTER TABLE "pages" ALTER COLUMN "type" SET DATA TYPE "public"."enum_pages_type" USING "type"::"public"."enum_pages_type";
  ALTER TABLE "_pages_v" ALTER COLUMN "version_type" SET DATA TYPE text;
  ALTER TABLE "_pages_v" ALTER COLUMN "version_type" SET DEFAULT 'contentPage'::text;
  DROP TYPE "public"."enum__pages_v_version_type";
  CREATE TYPE "public"."enum__pages_v_version_type" AS ENUM('contentPage', 'home', 'contact', 'notFound', 'serviceUnavailable', 'productsOverview', 'referenceOverview', 'newsOverview', 'faqOverview', 'colourChart', 'favorites', 'quoteList', 'quoteRequest', 'search', 'login', 'register', 'activate', 'forgotPassword', 'resetPassword', 'account', 'changePassword', 'newsletterThanks');
  ALTER TABLE "_pages_v" ALTER COLUMN "version_type" SET DEFAULT 'contentPage'::"public"."enum__pages_v_version_type";
  ALTER TABLE "_pages_v" ALTER COLUMN "version_type" SET DATA TYPE "public"."enum__pages_v_version_type" USING "version_type"::"public"."enum__pages_v_version_type";
  ALTER TABLE "activity_log" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_activity_log_kind";
  CREATE TYPE "public"."enum_activity_log_kind" AS ENUM('pages', 'news', 'projects', 'page-templates', 'faq', 'team', 'categories', 'products', 'variants', 'facts', 'factValues', 'materials', 'mountings', 'colourGroups', 'colours', 'faqTopics', 'media', 'drawings', 'files', 'downloads', 'redirects', 'synonyms', 'quoteTemplates', 'adviserRegions', 'forms', 'navigation', 'footer', 'globals');
  ALTER TABLE "activity_log" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_activity_log_kind" USING "kind"::"public"."enum_activity_log_kind";
  DROP INDEX "payload_locked_documents_rels_spare_parts_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "spare_parts_id";`)
}
