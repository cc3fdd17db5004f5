import { createHash, randomBytes } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Sql } from '../../platform/api/instrumented-sql.ts';
import type { SqlExecutor } from '../../platform/database/request-sql.ts';

/** Key for prices as administrators see it, without the key itself. */
export type FeedKey = { id: number; name: string; createdAt: Date; lastUsedAt: Date | null; revokedAt: Date | null };

export const maxKeyNameLength = 100;
/** Maximum number of keys that are not revoked. */
export const maxFeedKeys = 50;
/** Maximum number of keys in the list of the admin, revoked ones last. */
const maxListed = 200;

const hashOf = (key: string) => createHash('sha256').update(key).digest();

/** Creates a key for prices and returns it. The database stores only its hash. Returns undefined if there are too many keys. */
export async function createFeedKey(db: SqlExecutor, name: string): Promise<{ id: number; key: string } | undefined> {
  const key = `feed_${randomBytes(32).toString('base64url')}`;
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into feed_key (name, hash) select ${name}, ${hashOf(key)}::bytea
    where (select count(*) from feed_key where revoked_at is null) < ${maxFeedKeys} returning id::int`);
  return rows[0] && { id: rows[0].id, key };
}

/** Revokes a key and returns its name; undefined for an unknown or revoked key. */
export async function revokeFeedKey(db: SqlExecutor, id: number): Promise<string | undefined> {
  const { rows } = await db.execute<{ name: string }>(
    sql`update feed_key set revoked_at = now() where id = ${id} and revoked_at is null returning name`,
  );
  return rows[0]?.name;
}

/** Lists the keys: the newest first, revoked ones last. */
export function feedKeys(reads: Sql): Promise<FeedKey[]> {
  return reads.query<FeedKey>(
    `select id::int, name, created_at as "createdAt", last_used_at as "lastUsedAt", revoked_at as "revokedAt"
     from feed_key order by revoked_at is not null, id desc limit ${maxListed}`,
  );
}

/** Returns the ID of a key that is not revoked, and notes its use, once a minute at most; undefined for any other text. */
export async function verifyFeedKey(reads: Sql, key: string): Promise<number | undefined> {
  const [row] = await reads.query<{ id: number }>(
    `with used as (select id, last_used_at from feed_key where hash = $1 and revoked_at is null),
       noted as (update feed_key k set last_used_at = now() from used
         where k.id = used.id and (used.last_used_at is null or used.last_used_at < now() - interval '1 minute'))
     select id::int from used`,
    [hashOf(key)],
  );
  return row?.id;
}
