import { Logger, runMigrations } from 'graphile-worker';
import { createPool } from '../database/connection-pool.ts';
import { createLog, type Log } from '../log.ts';

/** Number of the last migration of the library. A test compares it with the migrated schema. */
export const jobQueueVersion = 20;

/**
 * Returns a logger for the job library. Failed jobs are left out: the handler's wrapper logs them, without messages that may contain
 * personal data.
 */
export function workerLogger(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    if (meta && 'failure' in meta) return;
    if (level === 'error' || level === 'warning') log.warn({ err: meta?.error }, message);
    else log.debug(message);
  });
}

/** Creates or updates the tables of the job queue, in the schema `graphile_worker`. */
export async function migrateJobs(databaseUrl: string): Promise<void> {
  const log = createLog('migrate', 'warn');
  const pool = createPool({ databaseUrl, max: 1, onLost: (error) => log.warn({ err: error }, 'a database connection was lost') });
  try {
    await runMigrations({ pgPool: pool, logger: workerLogger(log) });
  } finally {
    await pool.end();
  }
}
