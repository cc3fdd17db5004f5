import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { instrumentedSql } from '../../platform/api/instrumented-sql.ts';
import { announce } from '../../platform/changes/announce.ts';
import { locks } from '../../platform/database/locks.ts';
import type { SqlExecutor } from '../../platform/database/request-sql.ts';
import { JobFailure, type JobHandler, jobHandler } from '../../platform/jobs/job.ts';
import { queueJobOnce } from '../../platform/jobs/queue-job.ts';
import type { Log } from '../../platform/log.ts';
import { searchTag } from '../search-tag.ts';
import { type DueEntry, dueEntries, forgetDue, putOff, secondsUntilDue } from './due-entries.ts';
import { updateIndexJob } from './enqueue-reindex.ts';
import { type IndexWriter, indexApart } from './index-entries.ts';

export type UpdateIndexParts = { pool: Pool; engine: IndexWriter; log: Log };

/** Numbers of indexed entries and of those that failed. */
type Batch = { taken: number; failed: number };

const batchSize = 100;

/** Time in seconds that a job waits for another one, or for a batch of a rebuild, and after which it tries again. */
const lockTimeoutSeconds = 10;
const againAfterSeconds = 1;

/** Code of PostgreSQL for a lock that was not available in time. */
const lockNotAvailable = '55P03';

/**
 * Returns the handler that keeps the index in line with published content. It indexes due entries in batches until none is due.
 * One process writes at a time; a job that finds the index locked leaves its entries to a later one. Entries are due until the
 * engine has stored them, so that no crash loses any. The job fails, and is retried, if an entry fails.
 */
export function updateIndexHandler({ pool, engine, log }: UpdateIndexParts): JobHandler {
  const queueAgain = (afterSeconds: number) =>
    queueJobOnce(drizzle({ client: pool }) as unknown as SqlExecutor, updateIndexJob, afterSeconds);

  return jobHandler(updateIndexJob, async (_, { number, signal }) => {
    let hasFailed = false;
    for (let batch: Batch | undefined; batch?.taken !== 0; ) {
      signal.throwIfAborted();
      batch = await indexBatch();
      if (!batch) return queueAgain(againAfterSeconds);
      hasFailed ||= batch.failed > 0;
    }
    const postponed = await secondsUntilDue(pool);
    if (hasFailed || (number > 1 && postponed !== undefined)) throw new JobFailure('some entries could not be indexed');
    // The first attempt succeeds in spite of entries that an earlier job has postponed. After a retry by an administrator, a job begins
    // again with its first attempt, so that these entries may be its own.
    if (postponed !== undefined) await queueAgain(postponed);
  });

  /** Indexes the next due entries. Returns undefined if the index is locked. */
  async function indexBatch(): Promise<Batch | undefined> {
    const client = await pool.connect();
    let failure: unknown;
    try {
      await client.query('begin');
      // A timeout during a slow request to the engine would close the connection and release the lock.
      await client.query('set local idle_in_transaction_session_timeout = 0');
      await client.query(`set local lock_timeout = '${lockTimeoutSeconds}s'`);
      await client.query('select pg_advisory_xact_lock($1)', [locks.indexing]);
      await client.query('set local lock_timeout = 0');
      const due = await dueEntries(client, batchSize);
      const failed = due.length > 0 ? await index(client, due) : 0;
      await client.query('commit');
      return { taken: due.length, failed };
    } catch (error) {
      failure = error;
      if ((error as { code?: unknown }).code === lockNotAvailable) return undefined;
      throw error;
    } finally {
      // After a failure, closing the connection rolls back the transaction.
      client.release(failure !== undefined);
    }
  }

  /** Indexes entries, postpones the failed ones, and returns their number. */
  async function index(client: PoolClient, due: readonly DueEntry[]): Promise<number> {
    const { done, failed } = await indexApart(instrumentedSql(pool), engine, due);
    const idsOf = (entries: readonly DueEntry[]) => entries.map(({ dueId }) => dueId);
    await forgetDue(client, idsOf(done));
    await putOff(client, idsOf(failed.map(({ entry }) => entry)));
    const sites = new Set(done.map(({ siteId }) => siteId));
    await announce(drizzle({ client }) as unknown as SqlExecutor, [...sites].map(searchTag));
    for (const { entry, error } of failed) {
      const { siteId, collection, id, attempts } = entry;
      log.error({ err: error, siteId, collection, id, attempts: attempts + 1 }, 'an entry was not indexed; it will be retried');
    }
    return failed.length;
  }
}
