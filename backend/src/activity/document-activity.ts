import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { Sql } from '../platform/api/instrumented-sql.ts';
import type { DraftedCollection } from '../platform/publication/drafted-collections.ts';
import type { ActivityAction, StoredChanges } from './activity-entry.ts';

export type DocumentActivity = {
  at: Date;
  /** Name of the editor; null for the system, and for versions that are older than the log. */
  authorName: string | null;
  action: ActivityAction;
  /** Languages of the action; those that were published for versions that are older than the log. */
  locales: LocaleCode[];
  /** Languages in which visitors see this version. */
  liveIn: LocaleCode[];
  changes: StoredChanges | null;
  /** Version of the document, if it has any. */
  versionId: number | null;
};

/** Maximum number of rows of a document. */
const maxRows = 100;

/** Lists the activity of a document or global without versions, newest first. */
export async function documentActivity(sql: Sql, kind: string, documentId: number | null): Promise<DocumentActivity[]> {
  return sql.query<DocumentActivity>(
    `select created_at as at, author_name as "authorName", action, array_remove(array[locale::text], null) as locales,
       '{}'::text[] as "liveIn", changes, null as "versionId"
     from activity_log where kind::text = $1 and document_id is not distinct from $2::numeric order by id desc limit ${maxRows}`,
    [kind, documentId],
  );
}

const versionsOf = (collection: DraftedCollection) => `
  select v.id, v.created_at, a.author_name, a.changes, coalesce(a.action::text, 'publish') as action, a.id is not null as is_logged,
    case when a.id is not null then array_remove(array[a.locale::text], null) else array(
      select l._locale::text from _${collection}_v_locales l
      where l._parent_id = v.id and l.version__status::text = 'published' order by l._locale) end as locales
  from _${collection}_v v left join activity_log a on a.version_id = v.id and a.kind::text = $1
  where v.parent_id = $2 and v.snapshot is not true`;

/** Lists the versions of a document, and changes without a version, newest first, each with its author and changes (EDT-11). */
export async function versionActivity(sql: Sql, collection: DraftedCollection, documentId: number): Promise<DocumentActivity[]> {
  return sql.query<DocumentActivity>(
    `with versions as materialized (${versionsOf(collection)}),
       published as (select max(id) as id, locale from versions, unnest(locales) locale where action = 'publish' group by locale),
       live as (select id, locale from published where exists (
         select from ${collection}_locales l where l._parent_id = $2 and l._locale::text = locale and l._status::text = 'published'))
     select created_at as at, author_name as "authorName", changes, id as "versionId", locales,
       case when is_logged or cardinality(locales) > 0 then action else 'draft' end as action,
       array(select locale from live where live.id = versions.id) as "liveIn"
     from versions
     union all
     select created_at, author_name, changes, null, '{}', action::text, '{}' from activity_log
     where kind::text = $1 and document_id = $2 and version_id is null
     order by at desc, "versionId" desc nulls first limit ${maxRows}`,
    [collection, documentId],
  );
}
