import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The tables that are ours, beside Payload's (docs/database.md describes them). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table address (
      site_id int not null,
      path text not null,
      kind text not null check (kind in ('canonical', 'old', 'redirect')),
      entry_type text not null,
      entry_id int not null,
      parent_path text,
      title text not null default '',
      members_only boolean not null default false,
      updated_at timestamptz not null default now(),
      primary key (site_id, path)
    );
    create index address_entry_idx on address (entry_type, entry_id);
    create unique index address_canonical_idx on address (entry_type, entry_id, site_id) where kind = 'canonical';
    create index address_parent_idx on address (site_id, parent_path) where kind = 'canonical';

    create table projected_entry (
      entry_type text not null,
      entry_id int not null,
      updated_at timestamptz not null,
      primary key (entry_type, entry_id)
    );

    create table catalogue (
      product_id int not null,
      site_id int not null,
      position int not null,
      category_ids int[] not null,
      title text not null,
      sku text not null,
      facts jsonb not null,
      search_text text not null,
      card jsonb not null,
      primary key (product_id, site_id)
    );
    create index catalogue_position_idx on catalogue (site_id, position, product_id);
    create index catalogue_categories_idx on catalogue using gin (category_ids);

    create table catalogue_version (
      version bigint not null,
      only_row boolean primary key default true check (only_row)
    );
    insert into catalogue_version (version) values (1);

    create table change (
      id bigint generated always as identity primary key,
      tags text[] not null,
      created_at timestamptz not null default now()
    );
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table change, catalogue_version, catalogue, projected_entry, address`);
}
