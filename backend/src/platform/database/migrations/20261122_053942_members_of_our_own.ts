import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_members_locale" AS ENUM('nl', 'en', 'de');
  DROP TABLE "members_sessions" CASCADE;
  ALTER TABLE "members" ADD COLUMN "locale" "enum_members_locale" DEFAULT 'nl';
  ALTER TABLE "members" ADD COLUMN "activated_at" timestamp(3) with time zone;
  ALTER TABLE "members" ADD COLUMN "is_approved" boolean DEFAULT true;
  ALTER TABLE "members" ADD COLUMN "is_disabled" boolean DEFAULT false;
  UPDATE "members" SET "activated_at" = "updated_at" WHERE "_verified";
  ALTER TABLE "members" DROP COLUMN "reset_password_token";
  ALTER TABLE "members" DROP COLUMN "reset_password_expiration";
  ALTER TABLE "members" DROP COLUMN "salt";
  ALTER TABLE "members" DROP COLUMN "hash";
  ALTER TABLE "members" DROP COLUMN "reset_password_requested_at";
  ALTER TABLE "members" DROP COLUMN "_verified";
  ALTER TABLE "members" DROP COLUMN "_verificationtoken";
  ALTER TABLE "members" DROP COLUMN "login_attempts";
  ALTER TABLE "members" DROP COLUMN "lock_until";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "members_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "members" ADD COLUMN "reset_password_token" varchar;
  ALTER TABLE "members" ADD COLUMN "reset_password_expiration" timestamp(3) with time zone;
  ALTER TABLE "members" ADD COLUMN "salt" varchar;
  ALTER TABLE "members" ADD COLUMN "hash" varchar;
  ALTER TABLE "members" ADD COLUMN "reset_password_requested_at" timestamp(3) with time zone;
  ALTER TABLE "members" ADD COLUMN "_verified" boolean;
  ALTER TABLE "members" ADD COLUMN "_verificationtoken" varchar;
  ALTER TABLE "members" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "members" ADD COLUMN "lock_until" timestamp(3) with time zone;
  UPDATE "members" SET "_verified" = "activated_at" IS NOT NULL;
  ALTER TABLE "members_sessions" ADD CONSTRAINT "members_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "members_sessions_order_idx" ON "members_sessions" USING btree ("_order");
  CREATE INDEX "members_sessions_parent_id_idx" ON "members_sessions" USING btree ("_parent_id");
  ALTER TABLE "members" DROP COLUMN "locale";
  ALTER TABLE "members" DROP COLUMN "activated_at";
  ALTER TABLE "members" DROP COLUMN "is_approved";
  ALTER TABLE "members" DROP COLUMN "is_disabled";
  DROP TYPE "public"."enum_members_locale";`)
}
