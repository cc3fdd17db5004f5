import type { CollectionSlug } from 'payload';
import type { Sql } from '../../platform/api/instrumented-sql.ts';

/** Key of the seed's record: when the import ended, and the documents that it has made. */
export const seedKey = 'set-up';

/** Documents of the demo content by collection, and the end of their import. */
export type SeededContent = { finishedAt: string; documents: Partial<Record<CollectionSlug, number[]>> };

/** Returns the seed's record, or undefined if the demo content was not imported or its documents are not recorded. */
export async function seededContent(sql: Sql): Promise<SeededContent | undefined> {
  const [row] = await sql.query<{ data: Partial<SeededContent> }>('select data from payload_kv where key = $1', [seedKey]);
  const { finishedAt, documents } = row?.data ?? {};
  return finishedAt && documents ? { finishedAt, documents } : undefined;
}
