import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The quotation list that is kept with an account: as it was asked for, never with a price. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table member_quotation_list (
      member_id int primary key references members (id) on delete cascade,
      version int not null,
      lines jsonb not null,
      project text,
      changed_at timestamptz not null default now()
    )`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table member_quotation_list`);
}
