import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { authorName } from '../platform/access/author-name.ts';
import type { InstrumentedSql } from '../platform/api/instrumented-sql.ts';
import type { SqlExecutor } from '../platform/database/request-sql.ts';
import { type DocumentRows, ownRow } from './snapshot.ts';

/** Public address that an entry had when it was deleted. */
export type FormerAddress = { siteId: number; path: string };

/** Deleted document with its parts: a product has its variants, in one item. */
export type TrashItem = {
  kind: CollectionSlug;
  documentId: number;
  /** Title of the document. */
  subject: string;
  documents: DocumentRows[];
  addresses: FormerAddress[];
};

/** Item as the trash lists it. */
export type ListedTrashItem = {
  id: number;
  kind: CollectionSlug;
  subject: string;
  /** Number of parts that were deleted with it. */
  parts: number;
  authorName: string | null;
  deletedAt: Date;
  expiresAt: Date;
};

/** Maximum number of listed items. */
export const maxListed = 200;

/** Returns the hashes of the files of an item. */
export const hashesOf = ({ documents }: Pick<TrashItem, 'documents'>): string[] =>
  documents.map((document) => ownRow(document).hash).filter((hash) => typeof hash === 'string');

export async function insertTrashItem(db: SqlExecutor, user: PayloadRequest['user'], item: TrashItem): Promise<void> {
  const { kind, documentId, subject, documents, addresses } = item;
  const author = user?.collection === 'users' ? user : undefined;
  await db.execute(sql`
    insert into trash (author_id, author_name, kind, document_id, subject, hashes, addresses, documents)
    values (${author?.id ?? null}::int, ${author ? authorName(author) : null}::text, ${kind}, ${documentId}, ${subject},
      ${sql.param(hashesOf(item))}::text[], ${JSON.stringify(addresses)}::jsonb, ${JSON.stringify(documents)}::jsonb)`);
}

/** Removes an item from the trash and returns it, or undefined if it is not there. */
export async function takeTrashItem(db: SqlExecutor, id: number): Promise<TrashItem | undefined> {
  const { rows } = await db.execute<TrashItem>(sql`
    delete from trash where id = ${id} returning kind, document_id as "documentId", subject, documents, addresses`);
  return rows[0];
}

/** Lists the items of the trash, the last deleted first. */
export function trashItems(
  reads: InstrumentedSql,
  { search, days }: { search: string; days: number },
): Promise<ListedTrashItem[]> {
  return reads.query<ListedTrashItem>(
    `select id::int, kind, subject, jsonb_array_length(documents) - 1 as parts, author_name as "authorName", deleted_at as "deletedAt",
       deleted_at + make_interval(days => $2) as "expiresAt"
     from trash where $1 = '' or strpos(lower(subject), lower($1)) > 0 order by id desc limit $3`,
    [search, days, maxListed],
  );
}

/** Returns the ids of the items that have been in the trash for more than the given days. */
export async function expiredTrashItems(db: SqlExecutor, days: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id::int from trash where deleted_at < now() - make_interval(days => ${days}) order by id`);
  return rows.map(({ id }) => id);
}
