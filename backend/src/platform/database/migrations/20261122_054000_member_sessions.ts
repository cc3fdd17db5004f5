import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Where members are logged in. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table member_session (
      id uuid primary key,
      member_id int not null references members (id) on delete cascade,
      salt bytea not null,
      generation int not null default 0,
      refresh_hash bytea not null,
      spent_at timestamptz[] not null default '{}',
      device text,
      network text,
      began_at timestamptz not null default now(),
      used_at timestamptz not null default now(),
      expires_at timestamptz not null,
      ended_at timestamptz
    )`);
  await db.execute(sql`create index member_session_member on member_session (member_id)`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table member_session`);
}
