import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Finds the words without digits, which `readVocabulary` reads at each update of the search index. Most words of a large catalogue are
 * article numbers: with 100,000 products, reading all of them took 0.2 s per site on all processors, after each publication.
 *
 * contract: since 0.1.0. Only the worker of the search index writes words, and it waits until the index is built.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create index if not exists search_word_letters_idx on search_word (site_id) where word > ':' and word !~ '[0-9]'`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index search_word_letters_idx`);
}
