import { setTimeout as delay } from 'node:timers/promises';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import { Pool, type PoolClient } from 'pg';
import { instrumentedSql } from '../../platform/api/instrumented-sql.ts';
import { announce } from '../../platform/changes/announce.ts';
import type { ChangeSignal } from '../../platform/changes/change-signal.ts';
import { locks } from '../../platform/database/locks.ts';
import type { SqlExecutor } from '../../platform/database/request-sql.ts';
import type { Log } from '../../platform/log.ts';
import { searchTag } from '../search-tag.ts';
import { type DueEntry, dueEntries, forgetDue, putOff } from './due-entries.ts';
import { searchChannel } from './enqueue-reindex.ts';
import { type IndexWriter, indexApart } from './index-entries.ts';

export type IndexWorkerParts = {
  databaseUrl: string;
  engine: IndexWriter;
  signal: ChangeSignal;
  log: Log;
  /** Interval in milliseconds at which it polls for retries and for entries of crashed processes. */
  lookEveryMs?: number;
};

const batchSize = 100;
const patienceMs = 8000;

/**
 * Keeps the index in line with published content. It is notified of due entries, and polls for postponed ones. Any number of
 * processes may run it. A lock that ends with its transaction lets one of them work at a time. Entries are due until the engine
 * has stored them, so that no crash loses any.
 */
export function startIndexWorker(parts: IndexWorkerParts): { close(): Promise<void> } {
  const { databaseUrl, engine, signal, log, lookEveryMs = 5000 } = parts;
  const pool = new Pool({ connectionString: databaseUrl, max: 2, keepAlive: true, application_name: 'plantsoen search' });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  let working: Promise<void> | undefined;
  let isClosing = false;
  let isToldAgain = false;

  /** Indexes the next due entries. Returns whether there may be more. */
  async function indexBatch(): Promise<boolean> {
    const client = await pool.connect();
    let failure: unknown;
    try {
      await client.query('begin');
      // A timeout during a slow request to the engine would close the connection and release the lock.
      await client.query('set local idle_in_transaction_session_timeout = 0');
      const { rows } = await client.query<{ ours: boolean }>('select pg_try_advisory_xact_lock($1) as ours', [locks.indexing]);
      const due = rows[0]?.ours ? await dueEntries(client, batchSize) : [];
      if (due.length > 0) await index(client, due);
      await client.query('commit');
      return due.length > 0;
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      // After a failure, closing the connection rolls back the transaction.
      client.release(failure !== undefined);
    }
  }

  async function index(client: PoolClient, due: readonly DueEntry[]): Promise<void> {
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
  }

  async function work(): Promise<void> {
    do isToldAgain = false;
    while (!isClosing && ((await indexBatch()) || isToldAgain));
  }

  function start(): void {
    isToldAgain = true;
    if (isClosing || working) return;
    working = work()
      .catch((error: unknown) => log.warn({ err: error }, 'the search index could not be updated; it will be retried'))
      .finally(() => {
        working = undefined;
      });
  }

  const unsubscribe = signal.subscribe(start, searchChannel);
  const looking = setInterval(start, lookEveryMs).unref();
  start();

  return {
    async close() {
      isClosing = true;
      clearInterval(looking);
      unsubscribe();
      await Promise.race([working, delay(patienceMs, undefined, { ref: false })]);
      // A running batch keeps its connection. If it does not finish, its entries stay due.
      await Promise.race([pool.end(), delay(1000, undefined, { ref: false })]);
    },
  };
}
