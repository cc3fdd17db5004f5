import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "adviser_regions_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "adviser_regions_locales" ADD CONSTRAINT "adviser_regions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."adviser_regions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "adviser_regions_locales_locale_parent_id_unique" ON "adviser_regions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "adviser_regions_locales_parent_only_idx" ON "adviser_regions_locales" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "adviser_regions_locales" CASCADE;`)
}
