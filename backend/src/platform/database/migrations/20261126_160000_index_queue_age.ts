import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The queue of the search index shows how long entries have waited. `due_at` moves with each failed attempt. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table search_index_queue add column created_at timestamptz not null default now()`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table search_index_queue drop column created_at`);
}
