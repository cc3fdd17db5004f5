import type { Sql } from '../platform/api/instrumented-sql.ts';
import type { StoredImport } from './import-store.ts';

/** Latest change of a document by a colleague, and the number of changes that an import makes to the same document. */
export type ColleagueChange = { at: Date; authorName: string; count: number };

/**
 * Returns the documents of an import that colleagues have changed on the day before it was checked, by kind and id, such as
 * `variants 5`. A file that was exported before would return them to their former state.
 */
export async function colleagueChanges(
  sql: Sql,
  { id, at, checkedAt, author }: Pick<StoredImport, 'id' | 'at' | 'checkedAt' | 'author'>,
): Promise<Map<string, ColleagueChange>> {
  const rows = await sql.query<ColleagueChange & { key: string }>(
    `select d.kind || ' ' || d.record_id as key, max(a.created_at) as at, count(distinct d.id)::int as count,
       (array_agg(a.author_name order by a.id desc))[1] as "authorName"
     from activity_log a join import_difference d on d.import_id = $1 and d.kind = a.kind::text and d.record_id = a.document_id
     where a.created_at between $2::timestamptz - interval '1 day' and $2 and a.author_name <> coalesce($3, '')
     group by d.kind, d.record_id`,
    [id, checkedAt ?? at, author],
  );
  return new Map(rows.map(({ key, ...change }) => [key, change]));
}
