import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_synonyms_site" AS ENUM('nl', 'en', 'de');
  CREATE TYPE "public"."enum_searches_without_hits_state" AS ENUM('new', 'solved', 'dismissed');
  CREATE TYPE "public"."enum_searches_without_hits_site" AS ENUM('nl', 'en', 'de');
  CREATE TABLE "synonyms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site" "enum_synonyms_site" NOT NULL,
  	"title" varchar,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "synonyms_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "searches_without_hits" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"words" varchar NOT NULL,
  	"means" varchar,
  	"state" "enum_searches_without_hits_state" DEFAULT 'new' NOT NULL,
  	"site" "enum_searches_without_hits_site" NOT NULL,
  	"count" numeric,
  	"first_at" timestamp(3) with time zone,
  	"last_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "synonyms_id" integer;
  ALTER TABLE "synonyms_texts" ADD CONSTRAINT "synonyms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."synonyms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "synonyms_key_idx" ON "synonyms" USING btree ("key");
  CREATE INDEX "synonyms_updated_at_idx" ON "synonyms" USING btree ("updated_at");
  CREATE INDEX "synonyms_created_at_idx" ON "synonyms" USING btree ("created_at");
  CREATE INDEX "synonyms_texts_order_parent" ON "synonyms_texts" USING btree ("order","parent_id");
  CREATE INDEX "searches_without_hits_words_idx" ON "searches_without_hits" USING btree ("words");
  CREATE INDEX "searches_without_hits_count_idx" ON "searches_without_hits" USING btree ("count");
  CREATE INDEX "searches_without_hits_updated_at_idx" ON "searches_without_hits" USING btree ("updated_at");
  CREATE INDEX "searches_without_hits_created_at_idx" ON "searches_without_hits" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_words_idx" ON "searches_without_hits" USING btree ("site","words");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_synonyms_fk" FOREIGN KEY ("synonyms_id") REFERENCES "public"."synonyms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_synonyms_id_idx" ON "payload_locked_documents_rels" USING btree ("synonyms_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "synonyms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "synonyms_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "searches_without_hits" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "synonyms" CASCADE;
  DROP TABLE "synonyms_texts" CASCADE;
  DROP TABLE "searches_without_hits" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_synonyms_fk";
  
  DROP INDEX "payload_locked_documents_rels_synonyms_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "synonyms_id";
  DROP TYPE "public"."enum_synonyms_site";
  DROP TYPE "public"."enum_searches_without_hits_state";
  DROP TYPE "public"."enum_searches_without_hits_site";`)
}
