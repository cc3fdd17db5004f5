import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** What members log in with, the links that mails bring them, what is asked for without saying whether there is an account, and tries. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table member_credential (
      member_id int primary key references members (id) on delete cascade,
      password_hash text not null,
      changed_at timestamptz not null default now(),
      last_log_in_at timestamptz
    );
    create table account_token (
      member_id int not null references members (id) on delete cascade,
      kind text not null check (kind in ('activation', 'reset', 'email')),
      hash bytea not null unique,
      new_email text,
      expires_at timestamptz not null,
      primary key (member_id, kind)
    );
    create table account_request (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('register', 'activation', 'reset')),
      site_id int not null,
      email text not null,
      details jsonb,
      created_at timestamptz not null default now(),
      due_at timestamptz not null default now()
    );
    create index account_request_due_idx on account_request (due_at);
    create table log_in_try (
      hash bytea primary key,
      count int not null,
      until timestamptz not null,
      blocked_until timestamptz,
      known_until timestamptz
    );
    create index log_in_try_until_idx on log_in_try (until);
    alter table form_sending_rate rename to visitor_count;
    alter index form_sending_rate_until_idx rename to visitor_count_until_idx;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table member_credential, account_token, account_request, log_in_try;
    alter table visitor_count rename to form_sending_rate;
    alter index visitor_count_until_idx rename to form_sending_rate_until_idx;
  `);
}
