import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import { locales } from '@plantsoen/contract/locales.ts';
import type { Pool, PoolClient } from 'pg';
import { instrumentedSql } from '../../platform/api/instrumented-sql.ts';
import { announce } from '../../platform/changes/announce.ts';
import { createPool } from '../../platform/database/connection-pool.ts';
import { locks } from '../../platform/database/locks.ts';
import type { SqlExecutor } from '../../platform/database/request-sql.ts';
import { queueJob } from '../../platform/jobs/queue-job.ts';
import type { DocumentBatch, SearchEngine, SearchKey } from '../search-engine.ts';
import { searchTag } from '../search-tag.ts';
import { documentsOf, publicEntries } from './documents-of.ts';
import { forgetDue } from './due-entries.ts';
import { updateIndexJob } from './enqueue-reindex.ts';
import { indexEntries } from './index-entries.ts';

type Engine = Pick<SearchEngine, 'put' | 'putAll' | 'keys' | 'remove' | 'lists'>;

const batchSize = 500;

/**
 * Writes the documents of all published entries into the index, removes all others, and returns the number of documents. Searches use
 * the index meanwhile. Due entries are indexed between two batches. Concurrent rebuilds wait for each other. If a rebuild ends early,
 * each document is either the former or the new one.
 */
export async function rebuildIndex(databaseUrl: string, engine: Engine): Promise<number> {
  // A lost connection fails the running statement. Each batch that is read or written holds a connection.
  const pool = createPool({ databaseUrl, max: 6, onLost: () => undefined });
  const client = await pool.connect();
  const locked = new Set<PoolClient>();
  const indexed = new Set<string>();
  async function* batches(): AsyncGenerator<DocumentBatch> {
    for await (const { ids, ...place } of publicEntries(instrumentedSql(pool), batchSize)) {
      const release = await lockIndexing(pool, locked, sharedLock);
      const documents = await documentsOf(instrumentedSql(pool), place, ids, { withLists: engine.lists !== undefined });
      for (const document of documents) indexed.add(nameOf(document));
      yield { documents, release };
    }
  }
  try {
    await client.query('select pg_advisory_lock($1)', [locks.indexRebuild]);
    const { rows } = await client.query<{ id: string }>('select id from search_index_queue');
    await engine.putAll(batches());
    const count = indexed.size;
    for await (const keys of engine.keys()) {
      const others = keys.filter((key) => !indexed.has(nameOf(key)));
      for (let at = 0; at < others.length; at += batchSize) {
        // Removes entries that are no longer public. Some may have been published since the rebuild began.
        const release = await lockIndexing(pool, locked, exclusiveLock);
        await indexEntries(instrumentedSql(pool), engine, others.slice(at, at + batchSize)).finally(release);
      }
    }
    // The rebuild has read each entry after it had become due.
    const covered = rows.map(({ id }) => id);
    await forgetDue(client, covered);
    const sql = drizzle({ client }) as unknown as SqlExecutor;
    await announce(
      sql,
      locales.map(({ siteId }) => searchTag(siteId)),
    );
    await queueJob(sql, updateIndexJob, {});
    return count;
  } finally {
    for (const connection of [client, ...locked]) connection.release(true);
    await pool.end();
  }
}

const sharedLock = 'select pg_advisory_xact_lock_shared($1)';
const exclusiveLock = 'select pg_advisory_xact_lock($1)';

/**
 * Waits for the indexing lock. Batches of a rebuild share it, because they contain different entries. Jobs that index due entries
 * exclude them, so that no outdated document overwrites a newer one. The database serves those who wait in their order.
 */
async function lockIndexing(pool: Pool, locked: Set<PoolClient>, lock: string): Promise<() => Promise<void>> {
  const client = await pool.connect();
  locked.add(client);
  await client.query('begin');
  // A timeout during a slow request to the engine would close the connection and release the lock.
  await client.query('set local idle_in_transaction_session_timeout = 0');
  await client.query(lock, [locks.indexing]);
  return async () => {
    await client.query('commit');
    locked.delete(client);
    client.release();
  };
}

const nameOf = ({ siteId, collection, id }: SearchKey): string => `${siteId} ${collection} ${id}`;
