import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * How many entries of each kind have a word in their title, in what names and describes them, and anywhere: the index is asked for no word where it
 * is in none.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table search_word add column places int[] not null default '{}';
    with counted as (
      select substr(word, 1, 1)::int as site_id, substr(word, 4) as word, jsonb_object_agg(substr(word, 2, 2), ndoc) as by_place
      from ts_stat('select lexemes from search_entry') group by 1, 2)
    update search_word set places = array(select coalesce((by_place ->> place)::int, 0)
      from unnest(array['pt', 'ph', 'pa', 'jt', 'jh', 'ja', 'gt', 'gh', 'ga']) with ordinality places (place, number) order by number)
    from counted where counted.site_id = search_word.site_id and counted.word = search_word.word;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table search_word drop column places`);
}
