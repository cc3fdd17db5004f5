import { sql } from '@payloadcms/db-postgres/drizzle';
import { locks } from '../database/locks.ts';
import type { SqlExecutor } from '../database/request-sql.ts';

/** The channel on which PostgreSQL tells that the change log has grown. */
export const changeChannel = 'plantsoen_change';

/**
 * Writes the tags of what changed for readers into the change log, in the caller's transaction: they are told to the sites when it
 * commits, and not at all if it does not. Other announcing transactions wait from here to the end of this one, so announce last.
 */
export async function announce(transaction: SqlExecutor, tags: Iterable<string>): Promise<void> {
  const unique = [...new Set(tags)];
  if (unique.length === 0) return;
  await transaction.execute(sql`
    with ordered as materialized (select pg_advisory_xact_lock(${locks.changeLog})),
      written as (insert into change (tags) select ${sql.param(unique)}::text[] from ordered returning id)
    select pg_notify(${changeChannel}, id::text) from written`);
}
