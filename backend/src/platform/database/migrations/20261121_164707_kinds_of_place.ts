import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Free texts become a choice; a text that is none of the kinds cannot be kept. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_projects_type" AS ENUM('park', 'square', 'street', 'waterfront', 'nature', 'residential', 'school', 'campus', 'care', 'station', 'mixed-use');
  CREATE TYPE "public"."enum__projects_v_version_type" AS ENUM('park', 'square', 'street', 'waterfront', 'nature', 'residential', 'school', 'campus', 'care', 'station', 'mixed-use');
  UPDATE "projects" SET "type" = null WHERE "type" NOT IN ('park', 'square', 'street', 'waterfront', 'nature', 'residential', 'school', 'campus', 'care', 'station', 'mixed-use');
  UPDATE "_projects_v" SET "version_type" = null WHERE "version_type" NOT IN ('park', 'square', 'street', 'waterfront', 'nature', 'residential', 'school', 'campus', 'care', 'station', 'mixed-use');
  ALTER TABLE "projects" ALTER COLUMN "type" SET DATA TYPE "public"."enum_projects_type" USING "type"::"public"."enum_projects_type";
  ALTER TABLE "_projects_v" ALTER COLUMN "version_type" SET DATA TYPE "public"."enum__projects_v_version_type" USING "version_type"::"public"."enum__projects_v_version_type";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "projects" ALTER COLUMN "type" SET DATA TYPE varchar;
  ALTER TABLE "_projects_v" ALTER COLUMN "version_type" SET DATA TYPE varchar;
  DROP TYPE "public"."enum_projects_type";
  DROP TYPE "public"."enum__projects_v_version_type";`)
}
