import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_products_availability" AS ENUM('available', 'phasingOut', 'discontinued');
  CREATE TYPE "public"."enum__products_v_version_availability" AS ENUM('available', 'phasingOut', 'discontinued');
  ALTER TABLE "products" ADD COLUMN "availability" "enum_products_availability" DEFAULT 'available';
  ALTER TABLE "products" ADD COLUMN "discontinued_on" varchar;
  ALTER TABLE "products" ADD COLUMN "successor_id" integer;
  ALTER TABLE "products" ADD COLUMN "spare_parts_until" numeric;
  ALTER TABLE "_products_v" ADD COLUMN "version_availability" "enum__products_v_version_availability" DEFAULT 'available';
  ALTER TABLE "_products_v" ADD COLUMN "version_discontinued_on" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_successor_id" integer;
  ALTER TABLE "_products_v" ADD COLUMN "version_spare_parts_until" numeric;
  ALTER TABLE "products" ADD CONSTRAINT "products_successor_id_products_id_fk" FOREIGN KEY ("successor_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_successor_id_products_id_fk" FOREIGN KEY ("version_successor_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "products_availability_idx" ON "products" USING btree ("availability");
  CREATE INDEX "products_successor_idx" ON "products" USING btree ("successor_id");
  CREATE INDEX "_products_v_version_version_availability_idx" ON "_products_v" USING btree ("version_availability");
  CREATE INDEX "_products_v_version_version_successor_idx" ON "_products_v" USING btree ("version_successor_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" DROP CONSTRAINT "products_successor_id_products_id_fk";
  
  ALTER TABLE "_products_v" DROP CONSTRAINT "_products_v_version_successor_id_products_id_fk";
  
  DROP INDEX "products_availability_idx";
  DROP INDEX "products_successor_idx";
  DROP INDEX "_products_v_version_version_availability_idx";
  DROP INDEX "_products_v_version_version_successor_idx";
  ALTER TABLE "products" DROP COLUMN "availability";
  ALTER TABLE "products" DROP COLUMN "discontinued_on";
  ALTER TABLE "products" DROP COLUMN "successor_id";
  ALTER TABLE "products" DROP COLUMN "spare_parts_until";
  ALTER TABLE "_products_v" DROP COLUMN "version_availability";
  ALTER TABLE "_products_v" DROP COLUMN "version_discontinued_on";
  ALTER TABLE "_products_v" DROP COLUMN "version_successor_id";
  ALTER TABLE "_products_v" DROP COLUMN "version_spare_parts_until";
  DROP TYPE "public"."enum_products_availability";
  DROP TYPE "public"."enum__products_v_version_availability";`)
}
