import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Stores changes of prices, planned ones too, with their authors and the prices before and after. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table price_change (
      id bigint generated always as identity primary key,
      created_at timestamptz not null default now(),
      author_id int references users (id) on delete set null,
      author_name text,
      note text not null,
      effective_on date not null,
      applied_at timestamptz,
      cancelled_at timestamptz
    );
    create index price_change_planned_idx on price_change (effective_on) where applied_at is null and cancelled_at is null;

    create table price_change_line (
      change_id bigint not null references price_change (id) on delete cascade,
      variant_id int not null,
      old_price numeric,
      new_price numeric not null,
      primary key (change_id, variant_id)
    );
    create index price_change_line_variant_idx on price_change_line (variant_id);
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table price_change_line, price_change`);
}
