import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Synonyms are found by their other forms, too: the stems of their words in one, and what is left of a single word when letters are left out. Every start
 * gives the engine all synonyms, and so fills the columns.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table search_synonym add column spelling text not null default '',
      add column stem text collate "C" not null default '', add column error_keys text[] not null default '{}';
    create index search_synonym_stem_idx on search_synonym (site_id, stem);
    create index search_synonym_error_keys_idx on search_synonym using gin (error_keys) with (fastupdate = off);
    create function search_stems(site int, phrase text) returns text language sql immutable parallel safe
    return (select string_agg(search_stem(site, word), '' order by place) from regexp_split_to_table(phrase, ' ') with ordinality words (word, place));
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop function search_stems;
    alter table search_synonym drop column spelling, drop column stem, drop column error_keys`);
}
