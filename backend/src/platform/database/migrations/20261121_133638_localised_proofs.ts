import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Norms, certificates, boundary and data quality, and the standards of materials get words of their own in each language. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table products_locales add column environmental_data_quality varchar, add column environmental_boundary varchar;
    alter table _products_v_locales
      add column version_environmental_data_quality varchar, add column version_environmental_boundary varchar;
    alter table materials_locales add column standard varchar;
    alter table products_texts add column locale _locales;
    alter table _products_v_texts add column locale _locales;

    update products_locales l set environmental_data_quality = p.environmental_data_quality, environmental_boundary = p.environmental_boundary
      from products p where p.id = l._parent_id;
    update _products_v_locales l set version_environmental_data_quality = v.version_environmental_data_quality,
      version_environmental_boundary = v.version_environmental_boundary from _products_v v where v.id = l._parent_id;
    update materials_locales l set standard = m.standard from materials m where m.id = l._parent_id;
    insert into products_texts ("order", parent_id, path, text, locale)
      select t."order", t.parent_id, t.path, t.text, l._locale from products_texts t join products_locales l on l._parent_id = t.parent_id;
    delete from products_texts where locale is null;
    insert into _products_v_texts ("order", parent_id, path, text, locale)
      select t."order", t.parent_id, t.path, t.text, l._locale from _products_v_texts t
      join _products_v_locales l on l._parent_id = t.parent_id;
    delete from _products_v_texts where locale is null;

    create index products_texts_locale_parent on products_texts using btree (locale, parent_id);
    create index _products_v_texts_locale_parent on _products_v_texts using btree (locale, parent_id);
    alter table products drop column environmental_data_quality, drop column environmental_boundary;
    alter table _products_v drop column version_environmental_data_quality, drop column version_environmental_boundary;
    alter table materials drop column standard;
  `);
}

/** Back to the words of the Dutch site. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index products_texts_locale_parent;
    drop index _products_v_texts_locale_parent;
    alter table products add column environmental_data_quality varchar, add column environmental_boundary varchar;
    alter table _products_v add column version_environmental_data_quality varchar, add column version_environmental_boundary varchar;
    alter table materials add column standard varchar;

    update products p set environmental_data_quality = l.environmental_data_quality, environmental_boundary = l.environmental_boundary
      from products_locales l where l._parent_id = p.id and l._locale = 'nl';
    update _products_v v set version_environmental_data_quality = l.version_environmental_data_quality,
      version_environmental_boundary = l.version_environmental_boundary
      from _products_v_locales l where l._parent_id = v.id and l._locale = 'nl';
    update materials m set standard = l.standard from materials_locales l where l._parent_id = m.id and l._locale = 'nl';
    delete from products_texts where locale <> 'nl';
    delete from _products_v_texts where locale <> 'nl';

    alter table products_texts drop column locale;
    alter table _products_v_texts drop column locale;
    alter table products_locales drop column environmental_data_quality, drop column environmental_boundary;
    alter table _products_v_locales drop column version_environmental_data_quality, drop column version_environmental_boundary;
    alter table materials_locales drop column standard;
  `);
}
