import { runMigrations } from 'graphile-worker';
import { createPool } from '../database/connection-pool.ts';
import { createLog } from '../log.ts';
import { workerLogger } from './worker-logger.ts';

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
