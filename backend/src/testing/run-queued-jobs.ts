import { runOnce } from 'graphile-worker';
import type { Pool } from 'pg';
import { workerLogger } from '../platform/jobs/graphile-worker.ts';
import type { JobHandler } from '../platform/jobs/job.ts';
import { resultSettings, taskList } from '../platform/jobs/task-list.ts';
import { createLog } from '../platform/log.ts';

const log = createLog('test', 'silent');

/** Runs the queued jobs that are due and have a handler, one by one, until none is left. */
export async function runQueuedJobs(pool: Pool, handlers: readonly JobHandler[]): Promise<void> {
  const tasks = taskList(handlers, { pool, log });
  const logger = workerLogger(log);
  await runOnce({ pgPool: pool, concurrency: 1, noHandleSignals: true, logger, taskList: tasks, preset: resultSettings });
}

/** Makes all waiting jobs due now, instead of after the pause between attempts. */
export async function makeJobsDue(pool: Pool): Promise<void> {
  await pool.query(
    'select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs having count(*) > 0',
  );
}

/** Leaves all running jobs as if their process had crashed: locked by a runner that is gone, without open transactions. */
export async function crashRunners(pool: Pool): Promise<void> {
  for (const table of ['_private_jobs', '_private_job_queues'])
    await pool.query(
      `update graphile_worker.${table} set locked_by = 'gone', locked_at = now() - interval '1 minute' where locked_by is not null`,
    );
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
  );
}
