import { localeCodes } from '@plantsoen/contract/locales.ts';
import type { Sql } from '../platform/api/instrumented-sql.ts';

/** Collections of uploaded files. */
export const uploadCollections = ['media', 'drawings', 'files'] as const;
export type UploadCollection = (typeof uploadCollections)[number];

/** Collections whose documents have an alternative text. */
export const describedCollections = ['media', 'drawings'] as const;
export type DescribedCollection = (typeof describedCollections)[number];

export type ReviewedFile = { id: number; filename: string | null; hash: string | null; mimeType: string | null };

/** File whose alternative text is missing in some languages. */
export type UndescribedFile = ReviewedFile & { kind: DescribedCollection; described: string[] };

/** Maximum number of rows of a list. */
export const maxReviewed = 100;

const columns = 'm.id, m.filename, m.hash, m.mime_type as "mimeType"';

/** Lists the pictures and drawings without an alternative text in some language, newest first, and counts all. */
export async function filesWithoutText(sql: Sql): Promise<{ files: UndescribedFile[]; total: number }> {
  const rows = await sql.query<UndescribedFile & { total: number }>(
    `with described as (
       select 'media' as kind, m.id, m.filename, m.hash, m.mime_type, m.created_at,
         array(select l._locale::text from media_locales l where l._parent_id = m.id and l.alt <> '') as described
       from media m where m.decorative is not true
       union all
       select 'drawings', m.id, m.filename, m.hash, m.mime_type, m.created_at,
         array(select l._locale::text from drawings_locales l where l._parent_id = m.id and l.alt <> '')
       from drawings m)
     select kind, ${columns}, m.described, count(*) over ()::int as total
     from described m where cardinality(m.described) < $1 order by m.created_at desc limit ${maxReviewed}`,
    [localeCodes.length],
  );
  return { files: rows.map(({ total: _, ...file }) => file), total: rows[0]?.total ?? 0 };
}

/** Files with the same content. */
export type Duplicates = { kind: UploadCollection; hash: string; files: ReviewedFile[] };

type HashedFile = ReviewedFile & { kind: UploadCollection; hash: string };

/** Groups files of a collection by their content, in the order of the first one. */
export function groupByContent(files: readonly HashedFile[]): Duplicates[] {
  const groups = Map.groupBy(files, ({ kind, hash }) => `${kind} ${hash}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first && group.length > 1
      ? { kind: first.kind, hash: first.hash, files: group.map(({ kind: _, ...file }) => file) }
      : [];
  });
}

const withKind = (kind: UploadCollection) =>
  `select '${kind}' as kind, id, filename, hash, mime_type from ${kind} where hash is not null`;

/** Lists the files that were uploaded more than once, and counts their contents. */
export async function duplicateFiles(sql: Sql): Promise<{ groups: Duplicates[]; total: number }> {
  const rows = await sql.query<HashedFile & { total: number }>(
    `with uploaded as (${uploadCollections.map(withKind).join(' union all ')}),
       repeated as (
         select kind, hash, max(id) as newest, count(*) over ()::int as total
         from uploaded group by kind, hash having count(*) > 1 order by max(id) desc, kind limit ${maxReviewed})
     select m.kind, ${columns}, r.total from repeated r join uploaded m using (kind, hash) order by r.newest desc, m.kind, m.id`,
    [],
  );
  return { groups: groupByContent(rows.map(({ total: _, ...file }) => file)), total: rows[0]?.total ?? 0 };
}
