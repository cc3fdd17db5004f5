import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Stores the rows of deleted documents until they are restored or their time has passed, and former addresses of replaced files. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table trash (
      id bigint generated always as identity primary key,
      deleted_at timestamptz not null default now(),
      author_id int references users (id) on delete set null,
      author_name text,
      kind text not null,
      document_id int not null,
      subject text not null,
      hashes text[] not null default '{}',
      addresses jsonb not null,
      documents jsonb not null
    );
    create index trash_deleted_at_idx on trash (deleted_at);
    create index trash_hashes_idx on trash using gin (hashes);

    create table former_file (
      kind text not null,
      hash text not null,
      filename text not null,
      document_id int not null,
      replaced_at timestamptz not null default now(),
      primary key (kind, hash, filename)
    );
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table trash, former_file`);
}
