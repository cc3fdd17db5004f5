import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The queue of mails. What is not over has a time at which it is due; what was sent keeps no content. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table mail (
      id bigint generated always as identity primary key,
      key uuid not null default gen_random_uuid(),
      kind text not null,
      recipient text not null,
      confirms text,
      content jsonb,
      attempts int not null default 0,
      problem text,
      created_at timestamptz not null default now(),
      due_at timestamptz default now(),
      sent_at timestamptz
    );
    create index mail_due_idx on mail (due_at) where due_at is not null;
    create index mail_confirms_idx on mail (confirms, created_at) where confirms is not null;
    create index mail_created_idx on mail (created_at);
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table mail`);
}
