import { locales } from '@plantsoen/contract/locales.ts';
import type { AddressedCollection } from '../../platform/addresses/address.ts';
import type { Sql } from '../../platform/api/instrumented-sql.ts';
import type { SearchDocument, SearchEngine, SearchKey } from '../search-engine.ts';
import { documentsOf } from './documents-of.ts';

export type IndexWriter = Pick<SearchEngine, 'put' | 'remove' | 'lists'>;

/** Updates the index for some entries: writes their documents, and removes entries that have none. */
export async function indexEntries(sql: Sql, engine: IndexWriter, entries: readonly SearchKey[]): Promise<void> {
  const documents: SearchDocument[] = [];
  for (const { siteId } of locales)
    for (const [collection, group] of Map.groupBy(
      entries.filter((entry) => entry.siteId === siteId),
      (entry) => entry.collection as AddressedCollection,
    )) {
      const ids = [...new Set(group.map(({ id }) => id))];
      documents.push(...(await documentsOf(sql, { siteId, collection }, ids, { withLists: engine.lists !== undefined })));
    }
  const found = new Set(documents.map(nameOf));
  const gone = [...new Map(entries.map((entry) => [nameOf(entry), entry])).values()].filter((entry) => !found.has(nameOf(entry)));
  if (gone.length > 0) await engine.remove(gone.map(({ siteId, collection, id }) => ({ siteId, collection, id })));
  if (documents.length > 0) await engine.put(documents);
}

const nameOf = ({ siteId, collection, id }: SearchKey): string => `${siteId} ${collection} ${id}`;

/** Result of indexing, by entry. */
export type Indexed<Entry> = { done: Entry[]; failed: { entry: Entry; error: unknown }[] };

/** Number of failures without a success after which the engine, not an entry, must be at fault. */
const maxAttempts = 3;

/**
 * Indexes entries together or, if that fails, one by one, so that a faulty entry does not block others. If the first `patience`
 * entries fail, the rest is not tried and fails as well.
 */
export async function indexApart<Entry extends SearchKey>(
  sql: Sql,
  engine: IndexWriter,
  entries: readonly Entry[],
): Promise<Indexed<Entry>> {
  try {
    await indexEntries(sql, engine, entries);
    return { done: [...entries], failed: [] };
  } catch (error) {
    if (entries.length === 1) return { done: [], failed: entries.map((entry) => ({ entry, error })) };
  }
  const result: Indexed<Entry> = { done: [], failed: [] };
  for (const entry of entries) {
    const lastError = result.failed.at(-1)?.error;
    if (result.done.length === 0 && result.failed.length >= maxAttempts) result.failed.push({ entry, error: lastError });
    else {
      const { done, failed } = await indexApart(sql, engine, [entry]);
      result.done.push(...done);
      result.failed.push(...failed);
    }
  }
  return result;
}
