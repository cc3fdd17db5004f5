import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_facts_unit" ADD VALUE 'months' BEFORE '%';
  ALTER TABLE "products" ADD COLUMN "maintenance_interval_months" numeric;
  ALTER TABLE "_products_v" ADD COLUMN "version_maintenance_interval_months" numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "facts" ALTER COLUMN "unit" SET DATA TYPE text;
  DROP TYPE "public"."enum_facts_unit";
  CREATE TYPE "public"."enum_facts_unit" AS ENUM('mm', 'kg', 'weeks', '%', 'l');
  ALTER TABLE "facts" ALTER COLUMN "unit" SET DATA TYPE "public"."enum_facts_unit" USING "unit"::"public"."enum_facts_unit";
  ALTER TABLE "products" DROP COLUMN "maintenance_interval_months";
  ALTER TABLE "_products_v" DROP COLUMN "version_maintenance_interval_months";`)
}
