import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { crashRunners, makeJobsDue } from '../../testing/run-queued-jobs.ts';
import { createPool } from '../database/connection-pool.ts';
import type { SqlExecutor } from '../database/request-sql.ts';
import { type TestDatabase, testDatabase } from '../database/test-database.ts';
import { createLog } from '../log.ts';
import { defineJob, JobFailure, type JobHandler, jobHandler, scheduledJob } from './job.ts';
import { runJobs } from './job-runner.ts';
import { queueJob, queueJobOnce } from './queue-job.ts';
import { deleteExpiredJobs, deleteJob, retryJobs, storedJobs } from './stored-jobs.ts';

const noteJob = defineJob<{ text: string }>('write-note', { maxAttempts: 13, failedKeptDays: 3 });
const log = createLog('test', 'silent');

let database: TestDatabase;
let pool: Pool;
let db: SqlExecutor;
beforeAll(async () => {
  database = await testDatabase('empty');
  pool = createPool({ databaseUrl: database.url, max: 10, onLost: () => undefined });
  pool.on('error', () => undefined);
  db = drizzle({ client: pool }) as unknown as SqlExecutor;
});
const running: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((runner) => runner.close()));
  await pool.query('truncate graphile_worker._private_jobs');
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

function launch(...handlers: JobHandler[]): void {
  running.push(runJobs({ databaseUrl: database.url, handlers, concurrency: 2, log }));
}
const stored = async () => (await storedJobs(db, 10)).jobs;

it('runs a job once its transaction is committed, and never after a rollback', async () => {
  const notes: string[] = [];
  launch(jobHandler(noteJob, async ({ text }) => void notes.push(text)));
  await drizzle({ client: pool }).transaction(async (transaction) => {
    await queueJob(transaction as unknown as SqlExecutor, noteJob, { text: 'committed' });
    expect(notes).toEqual([]);
  });
  const undone = drizzle({ client: pool }).transaction(async (transaction) => {
    await queueJob(transaction as unknown as SqlExecutor, noteJob, { text: 'undone' });
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  await queueJob(db, noteJob, { text: 'last' });
  // The worker may fetch both jobs at once and then run them in either order.
  await expect.poll(() => notes.toSorted()).toEqual(['committed', 'last']);
  await expect.poll(stored).toEqual([]);
});

it('runs jobs of a serial kind one at a time, over all processes', async () => {
  const serialJob = defineJob<{ text: string }>('write-in-turn', { isSerial: true });
  const notes: string[] = [];
  let isRunning = false;
  const handler = jobHandler(serialJob, async ({ text }) => {
    notes.push(isRunning ? `${text} overlaps` : text);
    isRunning = true;
    await new Promise((resolve) => setTimeout(resolve, 50));
    isRunning = false;
  });
  for (const text of ['first', 'second', 'third']) await queueJob(db, serialJob, { text });
  launch(handler);
  launch(handler);
  await expect.poll(() => notes).toEqual(['first', 'second', 'third']);
  await expect.poll(stored).toEqual([]);
});

it('retries a failed job with its payload, and stores an error that PostgreSQL would refuse', async () => {
  const attempts: unknown[] = [];
  launch(
    jobHandler(noteJob, async ({ text }, { number }) => {
      attempts.push([text, number]);
      if (number === 1) throw new Error('nul \u0000 and \ud800');
    }),
  );
  await queueJob(db, noteJob, { text: 'again' });
  await expect.poll(stored).toMatchObject([{ kind: 'write-note', state: 'retrying', attempts: 1, error: 'nul and \ufffd' }]);
  await makeJobsDue(pool);
  await expect.poll(stored).toEqual([]);
  expect(attempts).toEqual([
    ['again', 1],
    ['again', 2],
  ]);
});

it('a final failure is listed first, can be retried or deleted, and expires', async () => {
  let isBroken = true;
  const notes: string[] = [];
  const handler = jobHandler(noteJob, async ({ text }) => {
    if (isBroken) throw new JobFailure('broken', { isFinal: true });
    notes.push(text);
  });
  launch(handler);
  for (const text of ['one', 'two', 'three']) await queueJob(db, noteJob, { text });
  await expect.poll(async () => (await storedJobs(db, 2)).counts).toEqual({ failed: 3, retrying: 0, running: 0, waiting: 0 });
  const [one, two] = (await storedJobs(db, 2)).jobs;
  expect(one).toMatchObject({ kind: 'write-note', state: 'failed', attempts: 1, maxAttempts: 1, error: 'broken' });
  expect(Date.parse(one?.queuedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  isBroken = false;
  expect(await retryJobs(db, one?.id ?? '')).toBe(1);
  await expect.poll(() => notes).toHaveLength(1);
  expect(await deleteJob(db, two?.id ?? '')).toBe(1);
  await pool.query("update graphile_worker._private_jobs set run_at = now() - interval '2 days'");
  expect(await deleteExpiredJobs(db, [handler], 30)).toBe(0);
  await pool.query("update graphile_worker._private_jobs set run_at = now() - interval '4 days'");
  expect(await deleteExpiredJobs(db, [handler], 30)).toBe(1);
  expect(await retryJobs(db, null)).toBe(0);
});

it('a retried job has the attempts of its kind again', async () => {
  launch(
    jobHandler(noteJob, async ({ text }) => {
      throw new JobFailure(text, { isFinal: (await stored())[0]?.error === null });
    }),
  );
  await queueJob(db, noteJob, { text: 'broken' });
  await expect.poll(stored).toMatchObject([{ state: 'failed', attempts: 1, maxAttempts: 1 }]);
  await retryJobs(db, null);
  await expect.poll(stored).toMatchObject([{ state: 'retrying', attempts: 1, maxAttempts: 13 }]);
});

it('queues a job once, however often it is asked for meanwhile', async () => {
  for (let time = 0; time < 3; time += 1) await queueJobOnce(db, noteJob, 0.1);
  await queueJob(db, noteJob, { text: 'now' });
  expect((await storedJobs(db, 10)).counts.waiting).toBe(2);
  const notes: unknown[] = [];
  launch(jobHandler(noteJob, async ({ text }) => void notes.push(text)));
  await expect.poll(() => notes).toEqual(expect.arrayContaining(['now', undefined]));
  expect(notes).toHaveLength(2);
});

it('a job of a crashed process runs elsewhere, and a running job is left alone', async () => {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const runs: string[] = [];
  const slow = jobHandler(noteJob, async ({ text }) => {
    runs.push(text);
    if (text === 'slow') await isReleased;
  });
  launch(slow);
  await queueJob(db, noteJob, { text: 'lost' });
  await expect.poll(stored).toEqual([]);
  await queueJob(db, noteJob, { text: 'slow' });
  await expect.poll(() => runs).toEqual(['lost', 'slow']);
  await pool.query("update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'");
  await new Promise((resolve) => setTimeout(resolve, 6000));
  expect(runs).toEqual(['lost', 'slow']);
  await crashRunners(pool);
  await expect.poll(() => runs, { timeout: 20_000 }).toEqual(['lost', 'slow', 'slow']);
  release();
});

it('continues after the database has closed all connections', async () => {
  const notes: string[] = [];
  launch(jobHandler(noteJob, async ({ text }) => void notes.push(text)));
  await queueJob(db, noteJob, { text: 'before' });
  await expect.poll(() => notes).toEqual(['before']);
  await pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  // The test's own pool may still contain a closed connection.
  const queue = () =>
    queueJob(db, noteJob, { text: 'after' }).then(
      () => true,
      () => false,
    );
  await expect.poll(queue).toBe(true);
  await expect.poll(() => notes, { timeout: 20_000 }).toEqual(['before', 'after']);
});

it('registers the schedules of its jobs', async () => {
  launch(scheduledJob('tidy', '17 * * * *', async () => undefined));
  const schedules = async () => (await pool.query('select identifier from graphile_worker._private_known_crontabs')).rows;
  await expect.poll(schedules).toEqual([{ identifier: 'tidy' }]);
});

it('a scheduled job deletes one that failed after its next time had come', async () => {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  let runs = 0;
  const tidy = scheduledJob('tidy', '17 * * * *', async () => {
    runs += 1;
    if (runs === 1) await isReleased;
    throw new Error(`run ${runs}`);
  });
  const queue = () =>
    pool.query("select graphile_worker.add_job('tidy', queue_name => 'tidy', job_key => 'tidy', job_key_mode => 'replace')");
  launch(tidy);
  await queue();
  await expect.poll(() => runs).toBe(1);
  await queue();
  release();
  await expect.poll(stored, { timeout: 10_000 }).toMatchObject([{ state: 'retrying', attempts: 1, error: 'run 2' }]);
});
