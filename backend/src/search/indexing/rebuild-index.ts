import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import { locales } from '@plantsoen/contract/locales.ts';
import { instrumentedSql } from '../../platform/api/instrumented-sql.ts';
import { announce } from '../../platform/changes/announce.ts';
import { createPool } from '../../platform/database/connection-pool.ts';
import { locks } from '../../platform/database/locks.ts';
import type { SqlExecutor } from '../../platform/database/request-sql.ts';
import { queueJob } from '../../platform/jobs/queue-job.ts';
import type { SearchDocument, SearchEngine } from '../search-engine.ts';
import { searchTag } from '../search-tag.ts';
import { allDocuments } from './documents-of.ts';
import { forgetDue } from './due-entries.ts';
import { updateIndexJob } from './enqueue-reindex.ts';

/**
 * Rebuilds the whole index from published content, and returns the number of documents. Searches use the former index meanwhile.
 * Entries that are published meanwhile become due, and are indexed afterwards. Concurrent rebuilds wait for each other.
 */
export async function rebuildIndex(databaseUrl: string, engine: Pick<SearchEngine, 'replaceAll'>): Promise<number> {
  // A lost connection fails the running statement.
  const pool = createPool({ databaseUrl, max: 2, onLost: () => undefined });
  const client = await pool.connect();
  let count = 0;
  async function* counted(batches: AsyncIterable<SearchDocument[]>): AsyncGenerator<SearchDocument[]> {
    for await (const batch of batches) {
      count += batch.length;
      yield batch;
    }
  }
  try {
    await client.query('select pg_advisory_lock($1)', [locks.indexing]);
    const { rows } = await client.query<{ id: string }>('select id from search_index_queue');
    await engine.replaceAll(counted(allDocuments(instrumentedSql(pool))));
    // The rebuild contains all entries that were due before it read the first document.
    const covered = rows.map(({ id }) => id);
    await forgetDue(client, covered);
    const sql = drizzle({ client }) as unknown as SqlExecutor;
    await announce(
      sql,
      locales.map(({ siteId }) => searchTag(siteId)),
    );
    await client.query('select pg_advisory_unlock($1)', [locks.indexing]);
    await queueJob(sql, updateIndexJob, {});
    return count;
  } finally {
    client.release(true);
    await pool.end();
  }
}
