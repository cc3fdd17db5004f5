import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Stores the history of quote requests, and the answers with their documents. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table quote_request_event (
      id bigint generated always as identity primary key,
      request_id int not null references quote_requests (id) on delete cascade,
      created_at timestamptz not null default now(),
      author_id int references users (id) on delete set null,
      author_name text,
      kind text not null,
      detail jsonb not null
    );
    create index quote_request_event_request_idx on quote_request_event (request_id);
    create unique index quote_request_event_reminder_idx on quote_request_event (request_id) where kind = 'reminder';

    create table quote_answer (
      id bigint generated always as identity primary key,
      key uuid not null unique,
      request_id int not null references quote_requests (id) on delete cascade,
      created_at timestamptz not null default now(),
      author_id int references users (id) on delete set null,
      author_name text not null,
      template_name text not null,
      recipient text not null,
      reply_to text,
      subject text not null,
      body text not null,
      has_prices boolean not null,
      pdf bytea,
      mailed_at timestamptz
    );
    create index quote_answer_request_idx on quote_answer (request_id);
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table quote_answer, quote_request_event`);
}
