import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table member_named_list (
      member_id int not null references members (id) on delete cascade,
      id text not null,
      version int not null,
      name text not null,
      place text not null,
      tender_date text not null default '',
      sections jsonb not null,
      lines jsonb not null,
      created_at timestamptz not null default now(),
      changed_at timestamptz not null default now(),
      primary key (member_id, id)
    );
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table member_named_list;`);
}
