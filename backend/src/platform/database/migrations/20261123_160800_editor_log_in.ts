import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Forgotten passwords of editors are requests, too. Redirects ignore case: of two that differ in case alone the older one stays. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table account_request drop constraint account_request_kind_check;
    alter table account_request add constraint account_request_kind_check
      check (kind in ('register', 'activation', 'reset', 'editorReset'));
    delete from redirects r using redirects older
      where older.site = r.site and lower(older.path) = lower(r.path) and older.id < r.id;
    update redirects set path = lower(path) where path <> lower(path);
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    delete from account_request where kind = 'editorReset';
    alter table account_request drop constraint account_request_kind_check;
    alter table account_request add constraint account_request_kind_check check (kind in ('register', 'activation', 'reset'));
  `);
}
