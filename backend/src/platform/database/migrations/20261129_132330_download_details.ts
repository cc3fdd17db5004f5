import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_downloads_document_kind" AS ENUM('drawing', 'model', 'bim', 'certificate', 'manual', 'text');
  CREATE TYPE "public"."enum_downloads_language" AS ENUM('nl', 'en', 'de', 'fr');
  ALTER TABLE "downloads" ADD COLUMN "document_kind" "enum_downloads_document_kind";
  ALTER TABLE "downloads" ADD COLUMN "version" varchar;
  ALTER TABLE "downloads" ADD COLUMN "date" varchar;
  ALTER TABLE "downloads_locales" ADD COLUMN "language" "enum_downloads_language";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "downloads" DROP COLUMN "document_kind";
  ALTER TABLE "downloads" DROP COLUMN "version";
  ALTER TABLE "downloads" DROP COLUMN "date";
  ALTER TABLE "downloads_locales" DROP COLUMN "language";
  DROP TYPE "public"."enum_downloads_document_kind";
  DROP TYPE "public"."enum_downloads_language";`)
}
