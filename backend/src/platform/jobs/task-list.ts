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

/** Returns the handlers in the form of the job library, with logging, and without retries after a final failure. */
export function taskList(handlers: readonly JobHandler[], parts: Parts): TaskList {
  return Object.fromEntries(handlers.map((handler) => [handler.kind.name, task(handler, parts)]));
}

function task({ kind, run }: JobHandler, { pool, log }: Parts): Task {
  return async (payload, { job, abortSignal }) => {
    try {
      await run(payload, { number: job.attempts, signal: abortSignal });
    } catch (error) {
      const isFinal = error instanceof JobFailure && error.isFinal;
      if (isFinal) await forbidRetries(pool, job.id);
      const told = error instanceof JobFailure ? error.facts : { err: error };
      const facts = { job: job.id, kind: kind.name, attempt: job.attempts, ...told };
      if (isFinal || job.attempts >= job.max_attempts) log.error(facts, 'a job failed and will not be retried');
      else log.warn(facts, 'a job failed; it will be retried');
      throw new Error(storableMessage(error));
    }
  };
}

const forbidRetries = (pool: Pool, id: string) =>
  pool.query('update graphile_worker._private_jobs set max_attempts = attempts where id = $1', [id]);

/** Returns a message that PostgreSQL can store. */
function storableMessage(error: unknown): string {
  return oneLine(error instanceof Error ? error.message : String(error), 500) || 'unknown error';
}
