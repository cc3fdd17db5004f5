import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Tokens of forms that were used, and how often forms were sent: no row names anybody, and each has its end. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table form_token_spent (hash bytea primary key, sending text, until timestamptz not null);
    create index form_token_spent_until_idx on form_token_spent (until);
    create table form_sending_rate (hash bytea primary key, until timestamptz not null, count int not null);
    create index form_sending_rate_until_idx on form_sending_rate (until);
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table form_token_spent; drop table form_sending_rate`);
}
