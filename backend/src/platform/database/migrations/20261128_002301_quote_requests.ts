import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_quote_requests_loss_reason" AS ENUM('price', 'leadTime', 'range', 'cancelled', 'silence', 'other');
  CREATE TYPE "public"."enum_quote_templates_status_after" AS ENUM('offered', 'answered');
  CREATE TYPE "public"."enum_adviser_regions_country" AS ENUM('NL', 'BE', 'LU', 'DE', 'AT', 'CH', 'GB', 'IE');
  ALTER TYPE "public"."enum_quote_requests_status" ADD VALUE 'offered' BEFORE 'closed';
  ALTER TYPE "public"."enum_quote_requests_status" ADD VALUE 'won' BEFORE 'closed';
  ALTER TYPE "public"."enum_quote_requests_status" ADD VALUE 'lost' BEFORE 'closed';
  ALTER TYPE "public"."enum_activity_log_kind" ADD VALUE 'quoteTemplates' BEFORE 'forms';
  ALTER TYPE "public"."enum_activity_log_kind" ADD VALUE 'adviserRegions' BEFORE 'forms';
  CREATE TABLE "quote_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"status_after" "enum_quote_templates_status_after" DEFAULT 'offered' NOT NULL,
  	"has_prices" boolean DEFAULT false,
  	"position" numeric DEFAULT 0,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "quote_templates_locales" (
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "adviser_regions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"country" "enum_adviser_regions_country" NOT NULL,
  	"adviser_id" integer NOT NULL,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "adviser_regions_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "quote_requests" ADD COLUMN "loss_reason" "enum_quote_requests_loss_reason";
  ALTER TABLE "quote_requests" ADD COLUMN "adviser_id" integer;
  ALTER TABLE "quote_requests" ADD COLUMN "region_id" integer;
  ALTER TABLE "quote_requests" ADD COLUMN "follow_up_on" timestamp(3) with time zone;
  ALTER TABLE "quote_requests" ADD COLUMN "country" varchar;
  ALTER TABLE "quote_requests" ADD COLUMN "postcode" varchar;
  ALTER TABLE "quote_requests" ADD COLUMN "value_cents" numeric;
  ALTER TABLE "quote_requests" ADD COLUMN "unit_prices" jsonb;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "quote_templates_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "adviser_regions_id" integer;
  ALTER TABLE "quote_templates_locales" ADD CONSTRAINT "quote_templates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quote_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "adviser_regions" ADD CONSTRAINT "adviser_regions_adviser_id_team_id_fk" FOREIGN KEY ("adviser_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "adviser_regions_texts" ADD CONSTRAINT "adviser_regions_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."adviser_regions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "quote_templates_position_idx" ON "quote_templates" USING btree ("position");
  CREATE UNIQUE INDEX "quote_templates_key_idx" ON "quote_templates" USING btree ("key");
  CREATE INDEX "quote_templates_updated_at_idx" ON "quote_templates" USING btree ("updated_at");
  CREATE INDEX "quote_templates_created_at_idx" ON "quote_templates" USING btree ("created_at");
  CREATE UNIQUE INDEX "quote_templates_locales_locale_parent_id_unique" ON "quote_templates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "quote_templates_locales_parent_only_idx" ON "quote_templates_locales" USING btree ("_parent_id");
  CREATE INDEX "adviser_regions_adviser_idx" ON "adviser_regions" USING btree ("adviser_id");
  CREATE UNIQUE INDEX "adviser_regions_key_idx" ON "adviser_regions" USING btree ("key");
  CREATE INDEX "adviser_regions_updated_at_idx" ON "adviser_regions" USING btree ("updated_at");
  CREATE INDEX "adviser_regions_created_at_idx" ON "adviser_regions" USING btree ("created_at");
  CREATE INDEX "adviser_regions_texts_order_parent" ON "adviser_regions_texts" USING btree ("order","parent_id");
  ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_adviser_id_team_id_fk" FOREIGN KEY ("adviser_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_region_id_adviser_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."adviser_regions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_quote_templates_fk" FOREIGN KEY ("quote_templates_id") REFERENCES "public"."quote_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_adviser_regions_fk" FOREIGN KEY ("adviser_regions_id") REFERENCES "public"."adviser_regions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "quote_requests_adviser_idx" ON "quote_requests" USING btree ("adviser_id");
  CREATE INDEX "quote_requests_region_idx" ON "quote_requests" USING btree ("region_id");
  CREATE INDEX "payload_locked_documents_rels_quote_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("quote_templates_id");
  CREATE INDEX "payload_locked_documents_rels_adviser_regions_id_idx" ON "payload_locked_documents_rels" USING btree ("adviser_regions_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "quote_templates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "quote_templates_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "adviser_regions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "adviser_regions_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "quote_templates" CASCADE;
  DROP TABLE "quote_templates_locales" CASCADE;
  DROP TABLE "adviser_regions" CASCADE;
  DROP TABLE "adviser_regions_texts" CASCADE;
  ALTER TABLE "quote_requests" DROP CONSTRAINT "quote_requests_adviser_id_team_id_fk";
  
  ALTER TABLE "quote_requests" DROP CONSTRAINT "quote_requests_region_id_adviser_regions_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_quote_templates_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_adviser_regions_fk";
  
  ALTER TABLE "quote_requests" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "quote_requests" ALTER COLUMN "status" SET DEFAULT 'new'::text;
  DROP TYPE "public"."enum_quote_requests_status";
  CREATE TYPE "public"."enum_quote_requests_status" AS ENUM('new', 'answered', 'closed');
  ALTER TABLE "quote_requests" ALTER COLUMN "status" SET DEFAULT 'new'::"public"."enum_quote_requests_status";
  ALTER TABLE "quote_requests" ALTER COLUMN "status" SET DATA TYPE "public"."enum_quote_requests_status" USING "status"::"public"."enum_quote_requests_status";
  ALTER TABLE "activity_log" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_activity_log_kind";
  CREATE TYPE "public"."enum_activity_log_kind" AS ENUM('pages', 'news', 'projects', 'faq', 'team', 'categories', 'products', 'variants', 'facts', 'factValues', 'materials', 'mountings', 'colourGroups', 'colours', 'faqTopics', 'media', 'drawings', 'files', 'downloads', 'redirects', 'synonyms', 'forms', 'navigation', 'footer', 'globals');
  ALTER TABLE "activity_log" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_activity_log_kind" USING "kind"::"public"."enum_activity_log_kind";
  DROP INDEX "quote_requests_adviser_idx";
  DROP INDEX "quote_requests_region_idx";
  DROP INDEX "payload_locked_documents_rels_quote_templates_id_idx";
  DROP INDEX "payload_locked_documents_rels_adviser_regions_id_idx";
  ALTER TABLE "quote_requests" DROP COLUMN "loss_reason";
  ALTER TABLE "quote_requests" DROP COLUMN "adviser_id";
  ALTER TABLE "quote_requests" DROP COLUMN "region_id";
  ALTER TABLE "quote_requests" DROP COLUMN "follow_up_on";
  ALTER TABLE "quote_requests" DROP COLUMN "country";
  ALTER TABLE "quote_requests" DROP COLUMN "postcode";
  ALTER TABLE "quote_requests" DROP COLUMN "value_cents";
  ALTER TABLE "quote_requests" DROP COLUMN "unit_prices";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "quote_templates_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "adviser_regions_id";
  DROP TYPE "public"."enum_quote_requests_loss_reason";
  DROP TYPE "public"."enum_quote_templates_status_after";
  DROP TYPE "public"."enum_adviser_regions_country";`)
}
