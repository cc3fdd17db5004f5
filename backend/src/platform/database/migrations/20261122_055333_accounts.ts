import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'register';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'activate';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'approve';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'disable';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'enable';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'logIn';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'logInFailed';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'lockOut';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'passwordChange';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'passwordReset';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'addressChange';
  ALTER TYPE "public"."enum_audit_log_kind" ADD VALUE 'members';
  ALTER TYPE "public"."enum_audit_log_kind" ADD VALUE 'users';
  ALTER TABLE "members" ADD COLUMN "privacy_accepted_at" timestamp(3) with time zone;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "audit_log" WHERE "kind"::text IN ('members', 'users');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('read', 'export', 'download', 'delete', 'retention');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  ALTER TABLE "audit_log" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_kind";
  CREATE TYPE "public"."enum_audit_log_kind" AS ENUM('submissions', 'quoteRequests', 'subscribers');
  ALTER TABLE "audit_log" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_audit_log_kind" USING "kind"::"public"."enum_audit_log_kind";
  ALTER TABLE "members" DROP COLUMN "privacy_accepted_at";`)
}
