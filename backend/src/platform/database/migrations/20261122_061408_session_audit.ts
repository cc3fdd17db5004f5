import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'logOut' BEFORE 'addressChange';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'endSession' BEFORE 'addressChange';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'tokenReuse' BEFORE 'addressChange';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DELETE FROM "audit_log" WHERE "action" IN ('logOut', 'endSession', 'tokenReuse');
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('read', 'export', 'download', 'delete', 'retention', 'register', 'activate', 'approve', 'disable', 'enable', 'logIn', 'logInFailed', 'lockOut', 'passwordChange', 'passwordReset', 'addressChange');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";`)
}
