import { sql } from '@payloadcms/db-postgres/drizzle';
import { locks } from '../database/locks.ts';
import type { SqlExecutor } from '../database/request-sql.ts';

/** PostgreSQL channel that signals a new entry of the change log. */
export const changeChannel = 'plantsoen_change';
/** PostgreSQL channel that signals a change of a form, from which the schema is made. */
export const formChannel = 'plantsoen_form_change';

/**
 * Writes tags into the change log, in the caller's transaction. Sites receive them when it commits. Other announcing transactions wait
 * until this one ends, so announce last.
 */
export async function announce(transaction: SqlExecutor, tags: Iterable<string>): Promise<void> {
  const unique = [...new Set(tags)];
  if (unique.length === 0) return;
  const channels = unique.some((tag) => tag.startsWith('Form:')) ? [changeChannel, formChannel] : [changeChannel];
  await transaction.execute(sql`
    with ordered as materialized (select pg_advisory_xact_lock(${locks.changeLog})),
      written as (insert into change (tags) select ${sql.param(unique)}::text[] from ordered returning id)
    select pg_notify(channel, id::text) from written, unnest(${sql.param(channels)}::text[]) channel`);
}
