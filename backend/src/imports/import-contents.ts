import { sql } from '@payloadcms/db-postgres/drizzle';
import { imageUrl } from '../media/image-source.ts';
import type { Sql } from '../platform/api/instrumented-sql.ts';
import type { SqlExecutor } from '../platform/database/request-sql.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import type { FileProblem } from './cell-problem.ts';
import type { FieldDifference } from './compare-record.ts';

/** Stored change of a field. `isNew` if the import creates its document. */
export type StoredDifference = FieldDifference & { id: number; isNew: boolean; isMarked: boolean };

const differenceColumns = `id::int, row_number as row, kind, record_id as "recordId", is_new as "isNew", record_key as "recordKey", subject,
  column_key as "columnKey", before, after, is_marked as "isMarked"`;

/** Returns all changes of an import, in the order of its rows. */
export const allDifferences = (db: Sql, importId: number): Promise<StoredDifference[]> =>
  db.query<StoredDifference>(`select ${differenceColumns} from import_difference where import_id = $1 order by id`, [importId]);

/** Filter of the changes of an import. `records` are the kinds and ids of documents, such as `variants 5`. */
export type DifferenceFilter = { columnKey: string | null; isMarked: boolean; records: readonly string[] | null };

/** Returns a page of the changes of an import, and the number of all that match. */
export async function someDifferences(
  db: Sql,
  importId: number,
  { columnKey, isMarked, records }: DifferenceFilter,
  { first, offset }: { first: number; offset: number },
): Promise<{ rows: StoredDifference[]; total: number }> {
  const rows = await db.query<StoredDifference & { total: number }>(
    `select ${differenceColumns}, (count(*) over ())::int as total from import_difference
     where import_id = $1 and ($2::text is null or column_key = $2) and (not $3::boolean or is_marked)
       and ($6::text[] is null or kind || ' ' || record_id = any($6)) order by id limit $4 offset $5`,
    [importId, columnKey, isMarked, first, offset, records],
  );
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Returns the number of changes by column, in the order of their first change, and of marked ones. */
export async function differenceCounts(
  db: Sql,
  importId: number,
): Promise<{ columnKey: string; count: number; marked: number }[]> {
  return db.query(
    `select column_key as "columnKey", count(*)::int as count, (count(*) filter (where is_marked))::int as marked
     from import_difference where import_id = $1 group by column_key order by count(*) desc, min(id)`,
    [importId],
  );
}

/** Returns the first problems of an import by row and column, and their number. */
export async function someProblems(db: Sql, importId: number, first: number): Promise<{ rows: FileProblem[]; total: number }> {
  const rows = await db.query<FileProblem & { total: number }>(
    `select row_number as row, column_number as "column", value, reason, detail, proposal, (count(*) over ())::int as total
     from import_problem where import_id = $1 order by row_number, column_number, id limit $2`,
    [importId, first],
  );
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Returns the pictures of the documents of changes, by kind and id, such as `variants 5`: for a variant, that of its product. */
export async function picturesOf(db: Sql, differences: readonly StoredDifference[]): Promise<Map<string, string>> {
  const records = differences.flatMap(({ kind, recordId }) => (recordId === null ? [] : [{ kind, id: recordId }]));
  const rows = await db.query<{ key: string; hash: string; mimeType: string }>(
    `select distinct d.kind || ' ' || d.id as key, m.hash, m.mime_type as "mimeType"
     from jsonb_to_recordset($1::jsonb) as d (kind text, id int)
     left join variants v on d.kind = 'variants' and v.id = d.id
     cross join lateral (
       (select r.media_id from products_rels r where r.path = 'productImages' and r.media_id is not null
          and r.parent_id = coalesce(v.product_id, case when d.kind = 'products' then d.id end) order by r."order" limit 1)
       union all select d.id where d.kind = 'media') as picture (media_id)
     join media m on m.id = picture.media_id where m.hash is not null and m.mime_type is not null`,
    [JSON.stringify(records)],
  );
  return new Map(rows.map(({ key, hash, mimeType }) => [key, `${imageUrl({ hash, mimeType })}?thumbnail`]));
}

/** Days for which an import and its file are stored, and can be undone. */
export const importRetentionDays = 90;

/** Deletes old imports with their files. A file is deleted last, so that no import names a file that is gone. */
export async function deleteExpiredImports(db: SqlExecutor, storage: FileStorage): Promise<void> {
  const { rows } = await db.execute<{ fileKey: string }>(sql`
    delete from import_file where created_at < now() - make_interval(days => ${importRetentionDays})
      and state not in ('checking', 'applying', 'undoing') returning file_key as "fileKey"`);
  for (const { fileKey } of rows) await storage.delete(fileKey);
}
