import { sql } from '@payloadcms/db-postgres/drizzle';
import { fileTag, withdrawalOf } from '@plantsoen/contract/cache-identity.ts';
import { locks } from '../database/locks.ts';
import type { SqlExecutor } from '../database/request-sql.ts';

/** PostgreSQL channel that signals a new entry of the change log. */
export const changeChannel = 'plantsoen_change';
/** PostgreSQL channel that signals a change of a form, from which the schema is made. */
export const formChannel = 'plantsoen_form_change';

/**
 * Writes tags into the change log, in the caller's transaction. Sites receive them when it commits. `products` are the IDs of those whose
 * catalogue rows have changed: APIs read the whole catalogue again after a change of the list of products without them. Other
 * announcing transactions wait until this one ends, so announce last.
 */
export async function announce(transaction: SqlExecutor, tags: Iterable<string>, products?: Iterable<number>): Promise<void> {
  const unique = [...new Set(tags)];
  if (unique.length === 0) return;
  const channels = unique.some((tag) => tag.startsWith('Form:')) ? [changeChannel, formChannel] : [changeChannel];
  await transaction.execute(sql`
    with ordered as materialized (select pg_advisory_xact_lock(${locks.changeLog})),
      written as (insert into change (tags, products)
        select ${sql.param(unique)}::text[], ${sql.param(products ? [...new Set(products)] : null)}::int[] from ordered returning id)
    select pg_notify(channel, id::text) from written, unnest(${sql.param(channels)}::text[]) channel`);
}

/** Fields that decide whether guests see a record without an address, and the hash of its file, if any. */
export type VisibleRecord = { hash?: string | null; membersOnly?: boolean | null; dutchOnly?: boolean | null };

/**
 * Returns the tags of a record, or of its former file, that is no longer public. `after` is undefined for a deleted record; `identities`
 * are its tags.
 */
export function withdrawnTags(identities: readonly string[], before: VisibleRecord, after?: VisibleRecord): string[] {
  const isHidden = !after || becomesTrue('membersOnly', before, after) || becomesTrue('dutchOnly', before, after);
  const isFileGone = before.hash && (!after || before.hash !== after.hash);
  return [...(isHidden ? identities : []), ...(isFileGone ? [fileTag(before.hash as string)] : [])].map(withdrawalOf);
}

function becomesTrue(field: 'membersOnly' | 'dutchOnly', before: VisibleRecord, after: VisibleRecord): boolean {
  return !before[field] && after[field] === true;
}
