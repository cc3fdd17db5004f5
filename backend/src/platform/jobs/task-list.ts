import type { Task, TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Log } from '../log.ts';
import { oneLine } from '../one-line.ts';
import { JobFailure, type JobHandler } from './job.ts';

/**
 * Settings for storing results. With a delay, the library waits for them before it ends, and reports that one could not be stored.
 * Without one it does neither, and the process would crash.
 */
export const resultSettings = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/** Parts that the tasks share: `pool` is the runner's own. */
type Parts = { pool: Pool; log: Log };

/**
 * Returns the handlers in the form of the job library, with logging, and without retries after a final failure. A scheduled job
 * deletes failed ones of its kind, because the library does not replace one that is running when the next is queued.
 */
export function taskList(handlers: readonly JobHandler[], parts: Parts): TaskList {
  return Object.fromEntries(handlers.map((handler) => [handler.kind.name, task(handler, parts)]));
}

function task({ kind, run, schedule }: JobHandler, { pool, log }: Parts): Task {
  return async (payload, { job, abortSignal }) => {
    try {
      // A final failure has lowered the number of a job that an administrator retries.
      if (job.max_attempts !== kind.maxAttempts) await limitAttempts(pool, job.id, kind.maxAttempts);
      if (schedule !== undefined) await deleteFailed(pool, kind.name);
      await run(payload, { number: job.attempts, signal: abortSignal });
    } catch (error) {
      const isFinal = error instanceof JobFailure && error.isFinal;
      if (isFinal) await limitAttempts(pool, job.id, job.attempts);
      const reason = error instanceof JobFailure ? error.facts : { err: error };
      const facts = { job: job.id, kind: kind.name, attempt: job.attempts, ...reason };
      if (isFinal || job.attempts >= kind.maxAttempts) log.error(facts, 'a job failed and will not be retried');
      else log.warn(facts, 'a job failed; it will be retried');
      throw new Error(storableMessage(error));
    }
  };
}

const limitAttempts = (pool: Pool, id: string, maxAttempts: number) =>
  pool.query('update graphile_worker._private_jobs set max_attempts = $2 where id = $1', [id, maxAttempts]);

const deleteFailed = (pool: Pool, name: string) =>
  pool.query(
    `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
     where task_identifier = $1 and attempts >= max_attempts and locked_at is null having count(*) > 0`,
    [name],
  );

/** Returns a message that PostgreSQL can store. */
function storableMessage(error: unknown): string {
  return oneLine(error instanceof Error ? error.message : String(error), 500) || 'unknown error';
}
