import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { SqlExecutor } from '../database/request-sql.ts';
import type { JobHandler } from './job.ts';

/** State of a stored job. A job that succeeds is deleted. `retrying` has failed before and waits for its next attempt. */
export const jobStates = ['failed', 'retrying', 'running', 'waiting'] as const;
export type JobState = (typeof jobStates)[number];

/** Job as administrators see it, without its payload, which may contain personal data. Times are in ISO 8601. */
export type StoredJob = {
  id: string;
  kind: string;
  state: JobState;
  attempts: number;
  maxAttempts: number;
  error: string | null;
  queuedAt: string;
  /** Time of the next attempt. */
  runAt: string;
};

const stateOf = sql`case when locked_at is not null then 'running' when attempts >= max_attempts then 'failed'
  when attempts > 0 then 'retrying' else 'waiting' end`;

/** Returns up to `first` jobs: failed ones first, then by the time of the next attempt; and the number in each state. */
export async function storedJobs(
  db: SqlExecutor,
  first: number,
): Promise<{ jobs: StoredJob[]; counts: Record<JobState, number> }> {
  const jobs = await db.execute<StoredJob>(sql`
    select id::text, task_identifier as kind, ${stateOf} as state, attempts::int, max_attempts::int as "maxAttempts", last_error as error,
      to_json(created_at)#>>'{}' as "queuedAt", to_json(run_at)#>>'{}' as "runAt"
    from graphile_worker.jobs order by attempts < max_attempts, attempts = 0, run_at, id limit ${first}`);
  const counted = await db.execute<{ state: JobState; count: number }>(
    sql`select ${stateOf} as state, count(*)::int as count from graphile_worker.jobs group by 1`,
  );
  const counts = { failed: 0, retrying: 0, running: 0, waiting: 0 };
  for (const { state, count } of counted.rows) counts[state] = count;
  return { jobs: jobs.rows, counts };
}

/**
 * Makes failed and retrying jobs run now, with all attempts of their kind: one job, or all if `id` is null. Returns their number.
 */
export async function retryJobs(db: SqlExecutor, id: string | null): Promise<number> {
  return count(
    db,
    sql`select graphile_worker.reschedule_jobs(array_agg(id), run_at => now(), attempts => 0)
      from graphile_worker.jobs where attempts > 0 and (${id}::bigint is null or id = ${id}::bigint) having count(*) > 0`,
  );
}

/** Deletes a failed or retrying job, unless it is running. Returns the number of deleted jobs. */
export async function deleteJob(db: SqlExecutor, id: string): Promise<number> {
  return count(
    db,
    sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
      where id = ${id}::bigint and attempts > 0 and locked_at is null having count(*) > 0`,
  );
}

/** Deletes failed jobs once their kind no longer keeps them. Returns their number. */
export async function deleteExpiredJobs(
  db: SqlExecutor,
  handlers: readonly JobHandler[],
  retentionDays: number,
): Promise<number> {
  const retention = JSON.stringify(handlers.map(({ kind }) => ({ name: kind.name, days: kind.failedKeptDays ?? retentionDays })));
  return count(
    db,
    sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
      left join jsonb_to_recordset(${retention}::jsonb) as retention (name text, days int) on retention.name = task_identifier
      where attempts >= max_attempts and locked_at is null and run_at < now() - make_interval(days => coalesce(retention.days, 30))
      having count(*) > 0`,
  );
}

async function count(db: SqlExecutor, statement: SQL): Promise<number> {
  return (await db.execute(statement)).rows.length;
}
