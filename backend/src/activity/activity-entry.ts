import { sql } from '@payloadcms/db-postgres/drizzle';
import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { PayloadRequest } from 'payload';
import { authorName } from '../platform/access/author-name.ts';
import type { SqlExecutor } from '../platform/database/request-sql.ts';
import type { DraftedCollection } from '../platform/publication/drafted-collections.ts';
import type { FieldChange } from './changed-fields.ts';

/**
 * Actions of editors on content. `draft` saves a draft and leaves the site as it is; `restore` and `purge` act on the trash; `plan` and
 * `cancelPlan` concern prices with a day.
 */
export type ActivityAction =
  | ('create' | 'draft' | 'update' | 'publish' | 'unpublish' | 'delete' | 'restore' | 'purge')
  | ('plan' | 'cancelPlan');

/** Changes of fields in an entry: the first `maxChanges`, and the number of all. */
export type StoredChanges = { listed: readonly FieldChange[]; total: number };

const maxChanges = 100;
const maxSubjectLength = 200;

export type ActivityEntry = {
  action: ActivityAction;
  /** Slug of the collection or global. */
  kind: string;
  /** Document; null for a global. */
  documentId: number | null;
  /** Title of the document, in the language that was edited; empty if it has none there. */
  subject: string;
  /** Language of the action; null if it concerns all languages. */
  locale: LocaleCode | null;
  /** Version that the action has made; null for documents without versions. */
  versionId: number | null;
  changes: readonly FieldChange[];
};

/**
 * Adds an entry to the activity log in the transaction of the request. The author is the user of the request; an account that was deleted
 * meanwhile leaves its name. A document without a title in the edited language gets its last title in the log, or else its number.
 */
export async function insertActivity(db: SqlExecutor, user: PayloadRequest['user'], entry: ActivityEntry): Promise<void> {
  const { action, kind, documentId, versionId, subject, locale, changes } = entry;
  const author = user?.collection === 'users' ? user : undefined;
  const stored: StoredChanges = { listed: changes.slice(0, maxChanges), total: changes.length };
  await db.execute(sql`
    insert into activity_log (author_id, author_name, action, kind, document_id, version_id, subject, locale, changes)
    values ((select id from users where id = ${author?.id ?? null}::int), ${author ? authorName(author) : null}::varchar, ${action}::enum_activity_log_action,
      ${kind}::enum_activity_log_kind, ${documentId}::numeric, ${versionId}::numeric, 
      coalesce(nullif(${subject.slice(0, maxSubjectLength)}, ''), (select subject from activity_log
        where kind = ${kind}::enum_activity_log_kind and document_id = ${documentId}::numeric and subject <> document_id::text
        order by id desc limit 1), ${documentId}::text, ''),
      ${locale}::enum_activity_log_locale, ${JSON.stringify(stored)}::jsonb)`);
}

/** Returns the newest version of a document, in the transaction that has made it. */
export async function newestVersion(db: SqlExecutor, collection: DraftedCollection, documentId: number): Promise<number | null> {
  const { rows } = await db.execute<{ id: number | null }>(sql`
    select max(id) as id from ${sql.identifier(`_${collection}_v`)} where parent_id = ${documentId} and snapshot is not true`);
  return rows[0]?.id ?? null;
}

/** Deletes entries that are older than the given number of days. */
export async function deleteExpiredActivity(db: SqlExecutor, days: number): Promise<void> {
  await db.execute(sql`delete from activity_log where created_at < now() - make_interval(days => ${days})`);
}
