import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Stores which localised texts of each document are missing, outdated or drafts. A scheduled job fills the table, so that existing
 * translations start as up to date.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table translation_state (
      kind text not null,
      document_id int not null,
      title text not null,
      changed_at timestamptz not null,
      noted_at timestamptz,
      states jsonb not null,
      marks text[] not null,
      source jsonb not null,
      texts jsonb not null,
      primary key (kind, document_id)
    );
    create index translation_state_title_idx on translation_state (kind, title, document_id) include (marks) where marks <> '{}';
    create index translation_state_changed_idx on translation_state (changed_at desc, kind, document_id) include (marks) where marks <> '{}';
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table translation_state`);
}
