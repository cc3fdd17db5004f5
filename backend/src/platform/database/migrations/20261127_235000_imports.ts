import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Stores imported files with their dry run: the changes with both values, from which an import is undone, and the problems. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table import_file (
      id bigint generated always as identity primary key,
      created_at timestamptz not null default now(),
      author_id int references users (id) on delete set null,
      author_name text,
      language text not null,
      file_name text not null,
      file_key text not null,
      kind text,
      state text not null,
      columns jsonb not null default '[]',
      corrections jsonb not null default '[]',
      counts jsonb,
      done int not null default 0,
      total int not null default 0,
      prices_on date,
      price_change_id bigint references price_change (id) on delete set null,
      checked_at timestamptz,
      applied_at timestamptz,
      applied_by text,
      undone_at timestamptz,
      undone_by text
    );

    create table import_difference (
      id bigint generated always as identity primary key,
      import_id bigint not null references import_file (id) on delete cascade,
      row_number int not null,
      kind text not null,
      record_id int,
      is_new boolean not null,
      record_key text not null,
      subject text not null,
      column_key text not null,
      before jsonb,
      after jsonb,
      is_marked boolean not null
    );
    create index import_difference_import_idx on import_difference (import_id, id);

    create table import_problem (
      id bigint generated always as identity primary key,
      import_id bigint not null references import_file (id) on delete cascade,
      row_number int not null,
      column_number int not null,
      value text not null,
      reason text not null,
      detail text,
      proposal text
    );
    create index import_problem_import_idx on import_problem (import_id, id);
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table import_problem, import_difference, import_file`);
}
