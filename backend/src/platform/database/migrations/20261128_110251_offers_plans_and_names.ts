import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'connectionMade' BEFORE 'addressChange';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'connectionChanged' BEFORE 'addressChange';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'connectionRemoved' BEFORE 'addressChange';
  ALTER TYPE "public"."enum_audit_log_kind" ADD VALUE 'connections';
  ALTER TYPE "public"."enum_activity_log_action" ADD VALUE 'plan';
  ALTER TYPE "public"."enum_activity_log_action" ADD VALUE 'cancelPlan';
  ALTER TABLE "products_locales" ADD COLUMN "neutral_name" varchar;
  ALTER TABLE "_products_v_locales" ADD COLUMN "version_neutral_name" varchar;
  ALTER TABLE "quote_requests" ADD COLUMN "offered_eur" numeric;
  ALTER TABLE "users" ADD COLUMN "team_member_id" integer;
  ALTER TABLE "users" ADD CONSTRAINT "users_team_member_id_team_id_fk" FOREIGN KEY ("team_member_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "users_team_member_idx" ON "users" USING btree ("team_member_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users" DROP CONSTRAINT "users_team_member_id_team_id_fk";
  
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('read', 'export', 'download', 'delete', 'retention', 'register', 'activate', 'approve', 'withdraw', 'disable', 'enable', 'logIn', 'logInFailed', 'lockOut', 'passwordChange', 'passwordReset', 'logOut', 'endSession', 'tokenReuse', 'make', 'invite', 'roleChange', 'secondFactorOn', 'secondFactorOff', 'recoveryCode', 'addressChange');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  ALTER TABLE "audit_log" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_kind";
  CREATE TYPE "public"."enum_audit_log_kind" AS ENUM('submissions', 'quoteRequests', 'subscribers', 'members', 'users');
  ALTER TABLE "audit_log" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_audit_log_kind" USING "kind"::"public"."enum_audit_log_kind";
  ALTER TABLE "activity_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_activity_log_action";
  CREATE TYPE "public"."enum_activity_log_action" AS ENUM('create', 'draft', 'update', 'publish', 'unpublish', 'delete', 'restore', 'purge');
  ALTER TABLE "activity_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_activity_log_action" USING "action"::"public"."enum_activity_log_action";
  DROP INDEX "users_team_member_idx";
  ALTER TABLE "products_locales" DROP COLUMN "neutral_name";
  ALTER TABLE "_products_v_locales" DROP COLUMN "version_neutral_name";
  ALTER TABLE "quote_requests" DROP COLUMN "offered_eur";
  ALTER TABLE "users" DROP COLUMN "team_member_id";`)
}
