import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { jobs, logIns, replicaReads, requests, statements } from '../measurements.ts';

/** Buckets in seconds: the limits of the alerts are among them. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const statementBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5];

/** Returns the metrics of every program: those of its process, and its HTTP requests. */
export function createRegistry(program: 'site' | 'api' | 'admin'): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ program });
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'plantsoen_http_request_duration_seconds',
    help: 'Time to answer an HTTP request. Pages from the cache of the site are not included.',
    labelNames: ['route', 'method', 'status'],
    buckets: requestBuckets,
    registers: [registry],
  });
  requests.observe(({ route, method, status, seconds }) => duration.observe({ route, method, status }, seconds));
  return registry;
}

/** Adds the metrics of SQL statements. */
export function addStatementMetrics(registry: Registry): void {
  const duration = new Histogram({
    name: 'plantsoen_sql_statement_duration_seconds',
    help: 'Time from sending a SQL statement to its result, with the wait for earlier statements of its connection.',
    labelNames: ['result'],
    buckets: statementBuckets,
    registers: [registry],
  });
  for (const result of ['succeeded', 'failed']) duration.zero({ result });
  const succeeded = duration.labels('succeeded');
  const failed = duration.labels('failed');
  statements.observe(({ isFailed, seconds }) => (isFailed ? failed : succeeded).observe(seconds));
}

/** Adds the reads that may run on a replica of the database. */
export function addReplicaMetrics(registry: Registry): void {
  const reads = new Counter({
    name: 'plantsoen_replica_reads_total',
    help: 'Reads of guests that may run on a replica: on the replica, or on the primary because it is behind or unavailable.',
    labelNames: ['result'],
    registers: [registry],
  });
  for (const result of ['replica', 'behind', 'unavailable']) reads.inc({ result }, 0);
  replicaReads.observe((result) => reads.inc({ result }));
}

/** Adds the metrics of the jobs that this process runs. `tasks` are their names, whose counters start at 0. */
export function addJobMetrics(registry: Registry, tasks: readonly string[]): void {
  const registers = [registry];
  const duration = new Histogram({
    name: 'plantsoen_job_duration_seconds',
    help: 'Time of an attempt to run a job.',
    labelNames: ['task', 'result'],
    buckets: [0.01, 0.1, 1, 10, 60, 600],
    registers,
  });
  const failures = new Counter({
    name: 'plantsoen_job_failures_total',
    help: 'Failed attempts to run a job. A job that is given-up is not retried.',
    labelNames: ['task', 'result'],
    registers,
  });
  for (const task of tasks) for (const result of ['retried', 'given-up']) failures.inc({ task, result }, 0);
  jobs.observe(({ task, result, seconds }) => {
    duration.observe({ task, result }, seconds);
    if (result !== 'succeeded') failures.inc({ task, result });
  });
}

/** Adds the attempts to log in. */
export function addLogInMetrics(registry: Registry): void {
  const attempts = new Counter({
    name: 'plantsoen_log_in_attempts_total',
    help: 'Attempts to log in with a password: succeeded, failed, or limited because there were too many.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  for (const outcome of ['succeeded', 'failed', 'limited']) attempts.inc({ outcome }, 0);
  logIns.observe((outcome) => attempts.inc({ outcome }));
}

/** Adds the free space of the data folder. It has no value while the folder cannot be read. */
export function addDiskMetrics(registry: Registry, dataFolder: string): void {
  addGauge(registry, 'plantsoen_data_folder_free_bytes', 'Free space on the disk of the data folder.', () =>
    freeBytes(dataFolder),
  );
}

/** Returns the free space on the disk on which a folder is, or will be: it does not exist before the first file. */
async function freeBytes(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    const parent = dirname(folder);
    return (error as NodeJS.ErrnoException).code === 'ENOENT' && parent !== folder ? freeBytes(parent) : undefined;
  }
}

/** Adds a gauge that is read when metrics are requested. It has no value while `read` returns undefined. */
export function addGauge(registry: Registry, name: string, help: string, read: () => number | Promise<number | undefined>): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      const value = await read();
      if (value === undefined) this.remove();
      else this.set(value);
    },
  });
}
