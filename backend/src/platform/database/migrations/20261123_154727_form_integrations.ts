import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_forms_settings_integrations" AS ENUM('captcha', 'newsletter');
  CREATE TABLE "forms_settings_integrations" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_forms_settings_integrations",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "forms_settings_integrations" ADD CONSTRAINT "forms_settings_integrations_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "forms_settings_integrations_order_idx" ON "forms_settings_integrations" USING btree ("order");
  CREATE INDEX "forms_settings_integrations_parent_idx" ON "forms_settings_integrations" USING btree ("parent_id");
  INSERT INTO "forms_settings_integrations" ("order", "parent_id", "value")
    SELECT 1, "id", 'captcha'::"enum_forms_settings_integrations" FROM "forms" WHERE "settings_captcha" IS NOT FALSE
    UNION ALL SELECT 2, "id", 'newsletter'::"enum_forms_settings_integrations" FROM "forms";
  ALTER TABLE "forms" DROP COLUMN "settings_captcha";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forms" ADD COLUMN "settings_captcha" boolean DEFAULT true;
  UPDATE "forms" f SET "settings_captcha" = EXISTS (
    SELECT FROM "forms_settings_integrations" i WHERE i."parent_id" = f."id" AND i."value" = 'captcha');
  DROP TABLE "forms_settings_integrations" CASCADE;
  DROP TYPE "public"."enum_forms_settings_integrations";`)
}
