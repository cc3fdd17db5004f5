import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Moves emails, newsletter sign-ups, account requests and index updates to the job queue, whose own tables exist by now. An email
 * keeps its row for its content, for rate limits and for look-ups.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    select graphile_worker.add_job('send-mail', json_build_object('mail', id))
    from mail where due_at is not null and kind <> 'newsletter-sign-up' order by id;
    select graphile_worker.add_job('sign-up-for-newsletter', content::json)
    from mail where due_at is not null and kind = 'newsletter-sign-up' order by id;
    delete from mail where kind = 'newsletter-sign-up';
    alter table mail drop column due_at, drop column attempts, drop column problem;

    select graphile_worker.add_job('process-account-request', max_attempts => 13, payload =>
      json_strip_nulls(json_build_object('kind', kind, 'siteId', site_id, 'email', email, 'details', details)))
    from account_request order by id;
    drop table account_request;

    select graphile_worker.add_job('update-search-index') from search_due limit 1;
  `);
}

/** Returns unsent emails to the former queue. Account requests that are not processed yet are lost. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table mail add column attempts int not null default 0, add column problem text, add column due_at timestamptz default now();
    update mail set due_at = null where sent_at is not null;
    create index mail_due_idx on mail (due_at) where due_at is not null;
    create table account_request (
      id bigint generated always as identity primary key,
      kind text not null,
      site_id int not null,
      email text not null,
      details jsonb,
      created_at timestamptz not null default now(),
      due_at timestamptz not null default now()
    );
    drop schema graphile_worker cascade;
  `);
}
