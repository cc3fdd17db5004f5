import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { Sql } from '../platform/api/instrumented-sql.ts';
import type { DraftedCollection } from '../platform/publication/drafted-collections.ts';

/** Draft in one language that an editor has saved last. */
export type Draft = { kind: DraftedCollection; documentId: number; locale: LocaleCode; title: string; savedAt: Date };

/** Maximum number of drafts in a list. */
const maxDrafts = 200;

/** Lists the drafts whose last change in their language is by this editor, newest first. Deleted entries are absent. */
export async function draftsOf(sql: Sql, userId: number): Promise<Draft[]> {
  return sql.query<Draft>(
    `select kind, document_id::int as "documentId", locale, subject as title, created_at as "savedAt" from activity_log a
     where author_id = $1 and action in ('create', 'draft') and locale is not null and not exists (
       select from activity_log later where later.kind = a.kind and later.document_id = a.document_id and later.id > a.id
         and (later.locale = a.locale or later.action = 'delete'))
     order by id desc limit ${maxDrafts}`,
    [userId],
  );
}
