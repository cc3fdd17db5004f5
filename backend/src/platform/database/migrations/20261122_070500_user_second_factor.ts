import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The second factor of the admin's accounts: its secret is encrypted with the keys of fields, recovery codes are hashes. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table user_second_factor (
      user_id integer primary key references users (id) on delete cascade,
      secret text not null,
      confirmed_at timestamptz,
      last_step integer not null default 0,
      tries integer not null default 0,
      tried_at timestamptz not null default now(),
      recovery_codes bytea[] not null default '{}'
    );
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table user_second_factor`);
}
