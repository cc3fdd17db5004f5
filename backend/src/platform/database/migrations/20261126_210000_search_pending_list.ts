import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Makes writing many documents cheaper. The lexemes of a batch are collected in the pending list of the index and moved together, which
 * takes a third of the CPU time for 500 documents. Each writer empties the list, because searches read all of it. Only the owner of an
 * index may do that, so a function does it. Free space in the pages of words lets counts change without new index entries.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter index search_entry_lexemes_idx set (fastupdate = on);
    create function search_flush_pending() returns bigint language sql security definer set search_path = public, pg_temp
    as 'select gin_clean_pending_list(''search_entry_lexemes_idx''::regclass)';
    alter table search_word set (fillfactor = 75);
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table search_word reset (fillfactor);
    drop function search_flush_pending();
    alter index search_entry_lexemes_idx set (fastupdate = off);
  `);
}
