import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "projects_quantities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"variant_id" integer,
  	"amount" numeric
  );
  
  CREATE TABLE "_projects_v_version_quantities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"variant_id" integer,
  	"amount" numeric,
  	"_uuid" varchar
  );
  
  ALTER TABLE "projects_quantities" ADD CONSTRAINT "projects_quantities_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_quantities" ADD CONSTRAINT "projects_quantities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_quantities" ADD CONSTRAINT "_projects_v_version_quantities_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_version_quantities" ADD CONSTRAINT "_projects_v_version_quantities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "projects_quantities_order_idx" ON "projects_quantities" USING btree ("_order");
  CREATE INDEX "projects_quantities_parent_id_idx" ON "projects_quantities" USING btree ("_parent_id");
  CREATE INDEX "projects_quantities_variant_idx" ON "projects_quantities" USING btree ("variant_id");
  CREATE INDEX "_projects_v_version_quantities_order_idx" ON "_projects_v_version_quantities" USING btree ("_order");
  CREATE INDEX "_projects_v_version_quantities_parent_id_idx" ON "_projects_v_version_quantities" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_version_quantities_variant_idx" ON "_projects_v_version_quantities" USING btree ("variant_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "projects_quantities" CASCADE;
  DROP TABLE "_projects_v_version_quantities" CASCADE;`)
}
