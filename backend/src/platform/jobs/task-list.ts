import { jobs } from '@plantsoen/observability/measurements.ts';
import { inSpan } from '@plantsoen/observability/spans.ts';
import type { Job, Task, TaskList } from 'graphile-worker';
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
  const { name, maxAttempts } = kind;

  /** Records a failed attempt. Returns whether the job is not retried. */
  async function recordFailure(error: unknown, { id, attempts }: Job): Promise<boolean> {
    const isFinal = error instanceof JobFailure && error.isFinal;
    if (isFinal) await limitAttempts(pool, id, attempts);
    const isGivenUp = isFinal || attempts >= maxAttempts;
    const reason = error instanceof JobFailure ? error.facts : { err: error };
    const facts = { job: id, kind: name, attempt: attempts, ...reason };
    if (isGivenUp) log.error(facts, 'a job failed and will not be retried');
    else log.warn(facts, 'a job failed; it will be retried');
    return isGivenUp;
  }

  async function attempt(payload: unknown, job: Job, signal: AbortSignal): Promise<void> {
    const began = performance.now();
    const measure = (result: 'succeeded' | 'retried' | 'given-up') =>
      jobs.record({ task: name, result, seconds: (performance.now() - began) / 1000 });
    try {
      // A final failure has lowered the number of a job that an administrator retries.
      if (job.max_attempts !== maxAttempts) await limitAttempts(pool, job.id, maxAttempts);
      if (schedule !== undefined) await deleteFailed(pool, name);
      await run(payload, { number: job.attempts, signal });
      measure('succeeded');
    } catch (error) {
      measure((await recordFailure(error, job)) ? 'given-up' : 'retried');
      throw new Error(storableMessage(error));
    }
  }

  return (payload, { job, abortSignal }) => {
    const attributes = { 'plantsoen.job.id': job.id, 'plantsoen.job.attempt': job.attempts };
    return inSpan(`job ${name}`, { kind: 'consumer', attributes }, () => attempt(payload, job, abortSignal));
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

/** Returns a message that PostgreSQL can store: for a failed statement its cause, without statement and parameters. */
function storableMessage(error: unknown): string {
  const reason = error instanceof Error && 'params' in error ? (error.cause ?? error) : error;
  return oneLine(reason instanceof Error ? reason.message : String(reason), 500) || 'unknown error';
}
