import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** What the index of the search must be told: entries whose documents are to be made anew, or taken out. It begins with everything. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table search_due (
      id bigint generated always as identity primary key,
      site_id int not null,
      collection text not null,
      entry_id int not null,
      background boolean not null,
      attempts int not null default 0,
      due_at timestamptz not null default now()
    );
    create index search_due_order_idx on search_due (background, id);
    insert into search_due (site_id, collection, entry_id, background)
      select site_id, entry_type, entry_id, true from address where kind = 'canonical';
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table search_due`);
}
