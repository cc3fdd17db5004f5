import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_pages_type" ADD VALUE 'downloads';
  ALTER TYPE "public"."enum__pages_v_version_type" ADD VALUE 'downloads';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ALTER COLUMN "type" SET DATA TYPE text;
  ALTER TABLE "pages" ALTER COLUMN "type" SET DEFAULT 'contentPage'::text;
  DROP TYPE "public"."enum_pages_type";
  CREATE TYPE "public"."enum_pages_type" AS ENUM('contentPage', 'home', 'contact', 'notFound', 'serviceUnavailable', 'productsOverview', 'referenceOverview', 'newsOverview', 'faqOverview', 'colourChart', 'comparison', 'contrast', 'favorites', 'quoteList', 'quoteRequest', 'search', 'login', 'register', 'activate', 'forgotPassword', 'resetPassword', 'account', 'changePassword', 'newsletterThanks', 'spareParts');
  ALTER TABLE "pages" ALTER COLUMN "type" SET DEFAULT 'contentPage'::"public"."enum_pages_type";
  ALTER TABLE "pages" ALTER COLUMN "type" SET DATA TYPE "public"."enum_pages_type" USING "type"::"public"."enum_pages_type";
  ALTER TABLE "_pages_v" ALTER COLUMN "version_type" SET DATA TYPE text;
  ALTER TABLE "_pages_v" ALTER COLUMN "version_type" SET DEFAULT 'contentPage'::text;
  DROP TYPE "public"."enum__pages_v_version_type";
  CREATE TYPE "public"."enum__pages_v_version_type" AS ENUM('contentPage', 'home', 'contact', 'notFound', 'serviceUnavailable', 'productsOverview', 'referenceOverview', 'newsOverview', 'faqOverview', 'colourChart', 'comparison', 'contrast', 'favorites', 'quoteList', 'quoteRequest', 'search', 'login', 'register', 'activate', 'forgotPassword', 'resetPassword', 'account', 'changePassword', 'newsletterThanks', 'spareParts');
  ALTER TABLE "_pages_v" ALTER COLUMN "version_type" SET DEFAULT 'contentPage'::"public"."enum__pages_v_version_type";
  ALTER TABLE "_pages_v" ALTER COLUMN "version_type" SET DATA TYPE "public"."enum__pages_v_version_type" USING "version_type"::"public"."enum__pages_v_version_type";`)
}
