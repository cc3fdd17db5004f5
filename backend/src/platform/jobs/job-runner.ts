import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { parseCronItems, type Runner, run, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import { createPool } from '../database/connection-pool.ts';
import type { Log } from '../log.ts';
import { workerLogger } from './graphile-worker.ts';
import type { JobHandler } from './job.ts';
import { holdLease, unlockLostJobs } from './lost-jobs.ts';
import { resultSettings, taskList } from './task-list.ts';

export type JobRunnerParts = {
  databaseUrl: string;
  handlers: readonly JobHandler[];
  /** Maximum number of jobs that this runner runs at a time. */
  concurrency: number;
  log: Log;
};

const unlockEveryMs = 5000;
const restartAfterMs = 1000;
const shutdownTimeoutMs = 8000;

/**
 * Runs the queued jobs that have a handler here until it is closed: new ones upon notification, others at their next attempt. Any
 * number of runners and processes may do so. After an error of the database it restarts. `close` waits up to 8 s for running jobs.
 */
export function runJobs({ databaseUrl, handlers, concurrency, log }: JobRunnerParts): { close(): Promise<void> } {
  const ending = new AbortController();
  let runner: Runner | undefined;

  /** Runs jobs until the runner is closed. Throws if it cannot continue. */
  async function serve(): Promise<void> {
    // One connection listens and one is for the queue itself. Each start has its own pool, so that an old lease ends with it.
    const onLost = (error: Error) => log.warn({ err: error }, 'the job runner lost a database connection');
    const pool = createPool({ databaseUrl, max: concurrency + 2, onLost });
    const unlock = () =>
      unlockLostJobs(pool).catch((error: unknown) => log.warn({ err: error }, 'jobs of crashed processes could not be unlocked'));
    const unlocking = setInterval(unlock, unlockEveryMs).unref();
    try {
      runner = await run({
        pgPool: pool,
        concurrency,
        events: eventsWithLease(log),
        logger: workerLogger(log),
        noHandleSignals: true,
        gracefulShutdownAbortTimeout: 0,
        taskList: taskList(handlers, { pool, log }),
        parsedCronItems: schedulesOf(handlers),
        preset: resultSettings,
      });
      if (ending.signal.aborted) await runner.stop();
      await runner.promise;
    } finally {
      clearInterval(unlocking);
      runner = undefined;
      await endPool(pool);
    }
  }

  async function keepServing(): Promise<void> {
    while (!ending.signal.aborted) {
      await serve().catch((error: unknown) => log.warn({ err: error }, 'the job runner failed; it will be restarted'));
      await delay(restartAfterMs, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
    }
  }

  const serving = keepServing();
  return {
    async close() {
      ending.abort();
      // A runner that has just failed rejects to be stopped.
      void runner?.stop().catch(() => undefined);
      await Promise.race([serving, delay(shutdownTimeoutMs, undefined, { ref: false })]);
    },
  };
}

/** Returns the event emitter of a runner, which takes the lease on the connection that listens for jobs. */
function eventsWithLease(log: Log): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:listen:success', ({ client, workerPool }) => {
    holdLease(client, workerPool.id).catch((error: unknown) => log.warn({ err: error }, 'the job runner has no lease'));
  });
  return events;
}

function schedulesOf(handlers: readonly JobHandler[]) {
  return parseCronItems(
    handlers.flatMap(({ kind: { name, maxAttempts }, schedule }) =>
      schedule === undefined
        ? []
        : [
            {
              task: name,
              match: schedule,
              options: { queueName: name, jobKey: name, jobKeyMode: 'replace' as const, maxAttempts },
            },
          ],
    ),
  );
}

/** Ends a pool. A job that still runs keeps its connection, and is unlocked when the process has ended. */
const endPool = (pool: Pool) => Promise.race([pool.end(), delay(1000, undefined, { ref: false })]);
