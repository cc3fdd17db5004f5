import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Every entry may be hidden from search, in each language for itself; what was hidden in all stays so. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table pages_locales add column hide_from_search boolean default false;
    alter table _pages_v_locales add column version_hide_from_search boolean default false;
    alter table news_locales add column hide_from_search boolean default false;
    alter table _news_v_locales add column version_hide_from_search boolean default false;
    alter table projects_locales add column hide_from_search boolean default false;
    alter table _projects_v_locales add column version_hide_from_search boolean default false;
    alter table faq_locales add column hide_from_search boolean default false;
    alter table _faq_v_locales add column version_hide_from_search boolean default false;
    alter table categories_locales add column hide_from_search boolean default false;
    alter table _categories_v_locales add column version_hide_from_search boolean default false;
    alter table products_locales add column hide_from_search boolean default false;
    alter table _products_v_locales add column version_hide_from_search boolean default false;

    update pages_locales l set hide_from_search = p.hide_from_search from pages p where p.id = l._parent_id;
    update _pages_v_locales l set version_hide_from_search = v.version_hide_from_search from _pages_v v where v.id = l._parent_id;

    alter table pages drop column hide_from_search;
    alter table _pages_v drop column version_hide_from_search;
  `);
}

/** Back to one box for all languages: hidden where the Dutch site hid it. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table pages add column hide_from_search boolean default false;
    alter table _pages_v add column version_hide_from_search boolean default false;

    update pages p set hide_from_search = l.hide_from_search from pages_locales l where l._parent_id = p.id and l._locale = 'nl';
    update _pages_v v set version_hide_from_search = l.version_hide_from_search from _pages_v_locales l
      where l._parent_id = v.id and l._locale = 'nl';

    alter table pages_locales drop column hide_from_search;
    alter table _pages_v_locales drop column version_hide_from_search;
    alter table news_locales drop column hide_from_search;
    alter table _news_v_locales drop column version_hide_from_search;
    alter table projects_locales drop column hide_from_search;
    alter table _projects_v_locales drop column version_hide_from_search;
    alter table faq_locales drop column hide_from_search;
    alter table _faq_v_locales drop column version_hide_from_search;
    alter table categories_locales drop column hide_from_search;
    alter table _categories_v_locales drop column version_hide_from_search;
    alter table products_locales drop column hide_from_search;
    alter table _products_v_locales drop column version_hide_from_search;
  `);
}
