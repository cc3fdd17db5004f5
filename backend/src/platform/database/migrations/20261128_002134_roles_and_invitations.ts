import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_languages" AS ENUM('nl', 'en', 'de');
  CREATE TYPE "public"."enum_users_invitation_language" AS ENUM('nl', 'en', 'de');
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'invite' BEFORE 'roleChange';
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'translator';
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'sales';
  CREATE TABLE "users_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "users" ADD COLUMN "invited_until" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "invitation_hash" varchar;
  ALTER TABLE "users" ADD COLUMN "invitation_language" "enum_users_invitation_language";
  ALTER TABLE "users_languages" ADD CONSTRAINT "users_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "users_languages_order_idx" ON "users_languages" USING btree ("order");
  CREATE INDEX "users_languages_parent_idx" ON "users_languages" USING btree ("parent_id");
  CREATE INDEX "users_invitation_hash_idx" ON "users" USING btree ("invitation_hash");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users_languages" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "users_languages" CASCADE;
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('read', 'export', 'download', 'delete', 'retention', 'register', 'activate', 'approve', 'withdraw', 'disable', 'enable', 'logIn', 'logInFailed', 'lockOut', 'passwordChange', 'passwordReset', 'logOut', 'endSession', 'tokenReuse', 'make', 'roleChange', 'secondFactorOn', 'secondFactorOff', 'recoveryCode', 'addressChange');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::text;
  DROP TYPE "public"."enum_users_role";
  CREATE TYPE "public"."enum_users_role" AS ENUM('administrator', 'editor');
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::"public"."enum_users_role";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  DROP INDEX "users_invitation_hash_idx";
  ALTER TABLE "users" DROP COLUMN "invited_until";
  ALTER TABLE "users" DROP COLUMN "invitation_hash";
  ALTER TABLE "users" DROP COLUMN "invitation_language";
  DROP TYPE "public"."enum_users_languages";
  DROP TYPE "public"."enum_users_invitation_language";`)
}
