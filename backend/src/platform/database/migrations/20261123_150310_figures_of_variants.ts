import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "variants_materials" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"material_id" integer NOT NULL,
  	"share_kg" numeric
  );
  
  CREATE TABLE "variants_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"fact_id" integer NOT NULL,
  	"text" varchar,
  	"number" numeric,
  	"boolean" boolean DEFAULT false
  );
  
  CREATE TABLE "variants_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"downloads_id" integer
  );
  
  ALTER TABLE "variants_materials" ADD CONSTRAINT "variants_materials_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "variants_materials" ADD CONSTRAINT "variants_materials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "variants_facts" ADD CONSTRAINT "variants_facts_fact_id_facts_id_fk" FOREIGN KEY ("fact_id") REFERENCES "public"."facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "variants_facts" ADD CONSTRAINT "variants_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "variants_rels" ADD CONSTRAINT "variants_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "variants_rels" ADD CONSTRAINT "variants_rels_downloads_fk" FOREIGN KEY ("downloads_id") REFERENCES "public"."downloads"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "variants_materials_order_idx" ON "variants_materials" USING btree ("_order");
  CREATE INDEX "variants_materials_parent_id_idx" ON "variants_materials" USING btree ("_parent_id");
  CREATE INDEX "variants_materials_material_idx" ON "variants_materials" USING btree ("material_id");
  CREATE INDEX "variants_facts_order_idx" ON "variants_facts" USING btree ("_order");
  CREATE INDEX "variants_facts_parent_id_idx" ON "variants_facts" USING btree ("_parent_id");
  CREATE INDEX "variants_facts_fact_idx" ON "variants_facts" USING btree ("fact_id");
  CREATE INDEX "variants_rels_order_idx" ON "variants_rels" USING btree ("order");
  CREATE INDEX "variants_rels_parent_idx" ON "variants_rels" USING btree ("parent_id");
  CREATE INDEX "variants_rels_path_idx" ON "variants_rels" USING btree ("path");
  CREATE INDEX "variants_rels_downloads_id_idx" ON "variants_rels" USING btree ("downloads_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "variants_materials" CASCADE;
  DROP TABLE "variants_facts" CASCADE;
  DROP TABLE "variants_rels" CASCADE;`)
}
