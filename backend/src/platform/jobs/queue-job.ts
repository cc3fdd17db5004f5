import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { SqlExecutor } from '../database/request-sql.ts';
import type { JobKind } from './job.ts';

/** Queues a job in the caller's transaction. It runs once the transaction is committed. */
export async function queueJob<Payload extends object>(db: SqlExecutor, kind: JobKind<Payload>, payload: Payload): Promise<void> {
  await db.execute(sql`select ${queuedJob(kind, sql`${JSON.stringify(payload)}::json`)}`);
}

/**
 * Returns an SQL expression that queues a job and yields its id. `payload` is an expression of type json, `key` one of type text: the
 * job replaces a waiting or failed one with the same key.
 */
export function queuedJob<Payload extends object>(
  { name, maxAttempts, isSerial = false }: JobKind<Payload>,
  payload: SQL,
  key: SQL = sql`null`,
): SQL {
  const queue = isSerial ? name : null;
  return sql`(graphile_worker.add_job(${name}, ${payload}, queue_name => ${queue}::text, job_key => ${key},
    max_attempts => ${maxAttempts}::int)).id`;
}

/**
 * Queues a job that runs after some seconds, unless one of its kind is already waiting because of this function. Other callers
 * wait until the transaction ends, so call it alone.
 */
export async function queueJobOnce(db: SqlExecutor, { name, maxAttempts }: JobKind<object>, afterSeconds: number): Promise<void> {
  await db.execute(sql`select graphile_worker.add_job(${name}, job_key => ${name}, max_attempts => ${maxAttempts}::int,
    run_at => now() + make_interval(secs => ${afterSeconds}::float8))`);
}
