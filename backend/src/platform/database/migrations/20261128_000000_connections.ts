import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Stores targets of webhooks with their deliveries, and keys for prices in the product feed. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table webhook_target (
      id uuid primary key,
      name text not null,
      url text not null,
      events text[] not null,
      is_enabled boolean not null default true,
      secret text not null,
      former_secret text,
      rotated_at timestamptz,
      created_at timestamptz not null default now()
    );

    create table webhook_delivery (
      id bigint generated always as identity primary key,
      target_id uuid not null references webhook_target (id) on delete cascade,
      event_id text not null,
      event text not null,
      body text not null,
      state text not null default 'waiting' check (state in ('waiting', 'retrying', 'delivered', 'failed')),
      attempts int not null default 0,
      status int,
      duration_ms int,
      problem text,
      created_at timestamptz not null default now(),
      attempted_at timestamptz
    );
    create index webhook_delivery_target_idx on webhook_delivery (target_id);
    create index webhook_delivery_created_idx on webhook_delivery (created_at);
    create index webhook_delivery_failed_idx on webhook_delivery (id) where state in ('failed', 'retrying');

    create table feed_key (
      id bigint generated always as identity primary key,
      name text not null,
      hash bytea not null unique,
      created_at timestamptz not null default now(),
      last_used_at timestamptz,
      revoked_at timestamptz
    );
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table feed_key, webhook_delivery, webhook_target`);
}
