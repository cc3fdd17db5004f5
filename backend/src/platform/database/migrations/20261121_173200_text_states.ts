import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

const collections = ['pages', 'categories', 'products', 'projects', 'news', 'faq'];

/** Since when an entry has had its text in each language, so that editors see which translations are behind. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table text_state (
      entry_type text not null,
      entry_id int not null,
      locale text not null,
      hash text not null,
      changed_at timestamptz not null,
      published_at timestamptz not null,
      primary key (entry_type, entry_id, locale)
    )`);
  for (const collection of collections)
    await db.execute(sql`
      insert into text_state (entry_type, entry_id, locale, hash, changed_at, published_at)
      select ${collection}, p.id, l._locale::text, md5((to_jsonb(l) - array['id', '_status', '_locale', '_parent_id'])::text),
        p.updated_at, p.updated_at
      from ${sql.identifier(collection)} p join ${sql.identifier(`${collection}_locales`)} l on l._parent_id = p.id
      where l._status::text = 'published'`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table text_state`);
}
