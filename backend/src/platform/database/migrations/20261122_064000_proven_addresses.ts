import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Since when a member is known to have the mailbox of the account's address: what else is kept under it is shown to that member. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table member_credential add proven_at timestamptz;
    update member_credential set proven_at = members.activated_at from members where members.id = member_id;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table member_credential drop proven_at`);
}
