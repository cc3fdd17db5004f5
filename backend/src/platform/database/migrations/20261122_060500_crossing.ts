import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * What visitors take along to the domain of another language, for a minute (LOC-09); and to which log-in a session belongs: those of one browser
 * on the domains of several languages are one to the member.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table crossing (
      code_hash bytea primary key,
      site_id int not null,
      kind text not null,
      kept jsonb not null,
      expires_at timestamptz not null
    );
    create index crossing_expires_at_idx on crossing (expires_at);
    alter table member_session add column log_in uuid;
    update member_session set log_in = id;
    alter table member_session alter log_in set not null`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table crossing; alter table member_session drop column log_in`);
}
