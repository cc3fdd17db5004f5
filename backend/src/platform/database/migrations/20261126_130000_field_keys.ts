import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Lists the field keys that stored content needs, so that programs without one of them refuse to start. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table field_key (
      id text primary key,
      check_value text
    );
    alter table form_upload add column field_key_id text;

    insert into field_key (id)
      select split_part(encrypted #>> '{}', '.', 1) from form_submissions, jsonb_path_query("values", 'lax $[*].encrypted') encrypted
      union select split_part(secret, '.', 1) from user_second_factor;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table field_key;
    alter table form_upload drop column field_key_id;
  `);
}
