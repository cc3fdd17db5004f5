import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Files that visitors send with forms. One with a token waits to be sent; one with a submission has been. A submission that is deleted lets go
 * of its files, which are deleted then.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table form_upload (
      id bigint generated always as identity primary key,
      token_hash text unique,
      form text not null,
      field text not null,
      site_id int not null,
      visitor text not null,
      file text not null unique,
      name text not null default '',
      bytes bigint not null,
      content_type text not null default '',
      created_at timestamptz not null default now(),
      expires_at timestamptz,
      submission_id int references form_submissions (id) on delete set null
    );
    create index form_upload_visitor_idx on form_upload (visitor, created_at);
    create index form_upload_loose_idx on form_upload (expires_at) where submission_id is null;
    create index form_upload_submission_idx on form_upload (submission_id) where submission_id is not null;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table form_upload`);
}
