import { locales } from '@plantsoen/contract/locales.ts';
import type { AddressedCollection } from '../../platform/addresses/address.ts';
import type { Sql } from '../../platform/api/counted-sql.ts';
import type { SearchDocument, SearchEngine, SearchKey } from '../search-engine.ts';
import { documentsOf } from './documents-of.ts';

export type IndexWriter = Pick<SearchEngine, 'put' | 'remove'>;

/** Brings the index in line with what is published of some entries: their documents go in, those that have none any more go out. */
async function indexEntries(sql: Sql, engine: IndexWriter, entries: readonly SearchKey[]): Promise<void> {
  const documents: SearchDocument[] = [];
  for (const { siteId } of locales)
    for (const [collection, group] of Map.groupBy(
      entries.filter((entry) => entry.siteId === siteId),
      (entry) => entry.collection as AddressedCollection,
    )) {
      const ids = [...new Set(group.map(({ id }) => id))];
      documents.push(...(await documentsOf(sql, { siteId, collection }, ids)));
    }
  const found = new Set(documents.map(nameOf));
  const gone = [...new Map(entries.map((entry) => [nameOf(entry), entry])).values()].filter((entry) => !found.has(nameOf(entry)));
  if (gone.length > 0) await engine.remove(gone.map(({ siteId, collection, id }) => ({ siteId, collection, id })));
  if (documents.length > 0) await engine.put(documents);
}

const nameOf = ({ siteId, collection, id }: SearchKey): string => `${siteId} ${collection} ${id}`;

/** What became of each of some entries. */
export type Indexed<Entry> = { done: Entry[]; failed: { entry: Entry; error: unknown }[] };

/** So many in a row that fail one by one say that it is not the entries' fault. */
const patience = 3;

/**
 * Indexes entries together; where that fails one by one, so that what cannot be read or taken in holds up no other. Where nothing
 * succeeds at all, the rest is not tried.
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
    if (result.done.length === 0 && result.failed.length >= patience) result.failed.push({ entry, error: lastError });
    else {
      const { done, failed } = await indexApart(sql, engine, [entry]);
      result.done.push(...done);
      result.failed.push(...failed);
    }
  }
  return result;
}
