import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "variants" ADD COLUMN "dimensional_drawing_id" integer;
  ALTER TABLE "variants" ADD CONSTRAINT "variants_dimensional_drawing_id_drawings_id_fk" FOREIGN KEY ("dimensional_drawing_id") REFERENCES "public"."drawings"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "variants_dimensional_drawing_idx" ON "variants" USING btree ("dimensional_drawing_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "variants" DROP CONSTRAINT "variants_dimensional_drawing_id_drawings_id_fk";
  
  DROP INDEX "variants_dimensional_drawing_idx";
  ALTER TABLE "variants" DROP COLUMN "dimensional_drawing_id";`)
}
