import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_activity_log_kind" ADD VALUE 'productOptions' BEFORE 'spareParts';
  CREATE TABLE "product_options" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"product_id" integer NOT NULL,
  	"number" varchar NOT NULL,
  	"weight_kg" numeric,
  	"price_eur" numeric,
  	"position" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "product_options_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "product_options_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"product_options_id" integer
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "product_options_id" integer;
  ALTER TABLE "product_options" ADD CONSTRAINT "product_options_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_options_locales" ADD CONSTRAINT "product_options_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_options_rels" ADD CONSTRAINT "product_options_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_options_rels" ADD CONSTRAINT "product_options_rels_product_options_fk" FOREIGN KEY ("product_options_id") REFERENCES "public"."product_options"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "product_options_product_idx" ON "product_options" USING btree ("product_id");
  CREATE UNIQUE INDEX "product_options_number_idx" ON "product_options" USING btree ("number");
  CREATE INDEX "product_options_position_idx" ON "product_options" USING btree ("position");
  CREATE INDEX "product_options_updated_at_idx" ON "product_options" USING btree ("updated_at");
  CREATE INDEX "product_options_created_at_idx" ON "product_options" USING btree ("created_at");
  CREATE UNIQUE INDEX "product_options_locales_locale_parent_id_unique" ON "product_options_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_options_locales_parent_only_idx" ON "product_options_locales" USING btree ("_parent_id");
  CREATE INDEX "product_options_rels_order_idx" ON "product_options_rels" USING btree ("order");
  CREATE INDEX "product_options_rels_parent_idx" ON "product_options_rels" USING btree ("parent_id");
  CREATE INDEX "product_options_rels_path_idx" ON "product_options_rels" USING btree ("path");
  CREATE INDEX "product_options_rels_product_options_id_idx" ON "product_options_rels" USING btree ("product_options_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_options_fk" FOREIGN KEY ("product_options_id") REFERENCES "public"."product_options"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_product_options_id_idx" ON "payload_locked_documents_rels" USING btree ("product_options_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "product_options" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_options_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_options_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "product_options" CASCADE;
  DROP TABLE "product_options_locales" CASCADE;
  DROP TABLE "product_options_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_product_options_fk";
  
  ALTER TABLE "activity_log" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_activity_log_kind";
  CREATE TYPE "public"."enum_activity_log_kind" AS ENUM('pages', 'news', 'projects', 'page-templates', 'faq', 'team', 'categories', 'products', 'variants', 'spareParts', 'facts', 'factValues', 'materials', 'mountings', 'colourGroups', 'colours', 'faqTopics', 'glossaryTerms', 'media', 'drawings', 'files', 'downloads', 'redirects', 'synonyms', 'quoteTemplates', 'adviserRegions', 'forms', 'navigation', 'footer', 'globals');
  ALTER TABLE "activity_log" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_activity_log_kind" USING "kind"::"public"."enum_activity_log_kind";
  DROP INDEX "payload_locked_documents_rels_product_options_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "product_options_id";`)
}
