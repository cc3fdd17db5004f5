import type { Pool } from 'pg';
import type { SearchDocument, SearchKey } from '../../search-engine.ts';
import { keyText, writingIndex } from './write-index.ts';

const batchSize = 500;

/**
 * Replaces the content of the index by these documents, in one transaction. Searches use the former content until it commits.
 * Unchanged documents are not written again.
 */
export function replaceIndex(pool: Pool, batches: AsyncIterable<readonly SearchDocument[]>): Promise<void> {
  return writingIndex(pool, async (index, client) => {
    const { rows } = await client.query<SearchKey>('select site_id as "siteId", collection, entry_id as id from search_entry');
    const former = new Map(rows.map((key) => [keyText(key), key]));
    for await (const batch of batches) {
      for (const document of batch) former.delete(keyText(document));
      for (let at = 0; at < batch.length; at += batchSize) await index.put(batch.slice(at, at + batchSize));
    }
    const gone = [...former.values()];
    for (let at = 0; at < gone.length; at += batchSize) await index.remove(gone.slice(at, at + batchSize));
  });
}
