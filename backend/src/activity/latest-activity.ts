import { getTranslation } from '@payloadcms/translations';
import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { PayloadRequest } from 'payload';
import type { Sql } from '../platform/api/instrumented-sql.ts';
import type { ActivityAction } from './activity-entry.ts';

/** Last entry of the log about a document. `documentId` is null for a global. */
export type LatestActivity = {
  id: number;
  at: Date;
  authorName: string | null;
  action: ActivityAction;
  kind: string;
  documentId: number | null;
  subject: string;
  locale: LocaleCode | null;
  /** Whether the document has been deleted since, and not restored. */
  isDeleted: boolean;
};

/** Lists the newest entries of the activity log, without those of hidden collections and globals. */
export async function latestActivity(sql: Sql, first: number, hidden: readonly string[]): Promise<LatestActivity[]> {
  return sql.query<LatestActivity>(
    `select id, created_at as at, author_name as "authorName", action, kind, document_id::int as "documentId", subject, locale,
       coalesce((select b.action in ('delete', 'purge') from activity_log b
         where b.kind = a.kind and b.document_id = a.document_id and b.action in ('delete', 'purge', 'restore')
         order by b.id desc limit 1), false) as "isDeleted"
     from activity_log a where not kind::text = any($2) order by id desc limit $1`,
    [first, hidden],
  );
}

/** Returns the name of a collection or global in the language of the reader. */
export function kindName({ payload, i18n }: Pick<PayloadRequest, 'payload' | 'i18n'>, kind: string): string {
  const { collections, globals } = payload.config;
  const collection = collections.find(({ slug }) => slug === kind);
  const label = collection?.labels.singular ?? globals.find(({ slug }) => slug === kind)?.label ?? kind;
  return getTranslation(label as string, i18n);
}

/** Returns the address of a document or global in the admin. */
export const documentHref = (kind: string, documentId: number | null): string =>
  `/admin/${documentId === null ? `globals/${kind}` : `collections/${kind}/${documentId}`}`;
