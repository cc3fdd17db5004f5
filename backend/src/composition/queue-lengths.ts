import type { QueueLengths } from '@plantsoen/observability/metrics/api-metrics.ts';
import type { Sql } from '../platform/api/instrumented-sql.ts';

/** Maximum number of rows that are counted of a queue, so that a long one does not slow down its own metrics. */
const maxCounted = 100_000;

/** Reads the lengths of all queues, for the metrics. */
export async function queueLengths(sql: Sql): Promise<QueueLengths> {
  const [jobs, [queues]] = await Promise.all([
    sql.query<QueueLengths['jobs'][number]>(
      `select task_identifier as task, case when locked_at is not null then 'running' when attempts >= max_attempts then 'failed'
         when attempts > 0 then 'retrying' else 'waiting' end as state, count(*)::int as count
       from (select task_identifier, locked_at, attempts, max_attempts from graphile_worker.jobs limit ${maxCounted}) queued
       group by 1, 2`,
    ),
    sql.query<Omit<QueueLengths, 'jobs'>>(
      `select
         (select count(*)::int from (select from search_index_queue limit ${maxCounted}) queued) as "indexEntries",
         (select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 from search_index_queue) as "indexWaitSeconds",
         (select count(*)::int from mail where sent_at is null) as "unsentMails",
         (select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 from mail where sent_at is null)
           as "mailWaitSeconds",
         (select coalesce(max(id), 0)::float8 from change) as "changePosition"`,
    ),
  ]);
  if (!queues) throw new Error('the queues could not be read');
  return { jobs, ...queues };
}
