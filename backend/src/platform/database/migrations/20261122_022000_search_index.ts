import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * The index of the search: what is found (`search_entry`), the words that it is found by (`search_word`), and words that stand for each
 * other. Entries have words alone; stems, parts and typing errors are known of words, so that a new word is found in all compounds at once. Rows of
 * entries are kept narrow, with all that is long beside them: thousands are counted and sorted for a common word.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table search_entry (
      site_id int not null,
      collection text not null,
      entry_id int not null,
      kind text not null,
      position float8 not null,
      category text,
      head text not null,
      document jsonb not null,
      text text not null,
      fingerprint text not null,
      lexemes tsvector not null,
      primary key (site_id, collection, entry_id)
    ) with (toast_tuple_target = 128);
    alter table search_entry alter head set storage external, alter document set storage external,
      alter text set storage external, alter lexemes set storage external;
    create index search_entry_category_idx on search_entry (site_id, kind, category) where category is not null;
    create index search_entry_lexemes_idx on search_entry using gin (lexemes) with (fastupdate = off);

    create table search_word (
      site_id int not null,
      word text collate "C" not null,
      spelling text not null,
      documents int not null,
      naming int not null,
      stem text collate "C" not null,
      parts text[] not null,
      keys text[] not null,
      error_keys text[] not null,
      primary key (site_id, word)
    );
    create index search_word_keys_idx on search_word using gin (keys) with (fastupdate = off);
    create index search_word_error_keys_idx on search_word using gin (error_keys) with (fastupdate = off);
    create index search_word_ending_idx on search_word (site_id, reverse(stem) collate "C");

    create table search_synonym (
      site_id int not null,
      phrase text collate "C" not null,
      synonyms text[] not null,
      primary key (site_id, phrase)
    );

    create function search_stem(site int, word text) returns text language sql immutable parallel safe
    return coalesce(
      case site
        when 1 then regexp_replace(regexp_replace((ts_lexize('pg_catalog.dutch_stem',
          regexp_replace(word, '((?<=[lnrw])t|(?<=m)p|(?<=[^aeiou])et|(?<=[^aeiout]|[aeiou]t))jes?$', '')))[1], 'v$', 'f'), 'z$', 's')
        when 2 then (ts_lexize('pg_catalog.english_stem', word))[1]
        when 3 then (ts_lexize('pg_catalog.german_stem', word))[1]
      end, word);
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop function search_stem; drop table search_entry, search_word, search_synonym`);
}
