import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Quotation lists that visitors share by a link, and the numbers of quote requests. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table shared_quotation_list (
      token_hash bytea primary key,
      revoke_hash bytea not null unique,
      site_id int not null,
      lines jsonb not null,
      sharer bytea,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`);
  await db.execute(sql`create index shared_quotation_list_sharer on shared_quotation_list (sharer, created_at)`);
  await db.execute(sql`create index shared_quotation_list_expires on shared_quotation_list (expires_at)`);
  await db.execute(sql`create sequence quote_request_number`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop sequence quote_request_number`);
  await db.execute(sql`drop table shared_quotation_list`);
}
