import type { Pool, PoolClient } from 'pg';
import { locks } from '../database/locks.ts';

/**
 * Holds the lease of a runner as long as its connection lives. A job whose runner has no lease is lost: its process has crashed, or
 * was cut off from the database.
 */
export async function holdLease(client: PoolClient, runnerId: string): Promise<void> {
  await client.query('select pg_try_advisory_lock($1, hashtext($2))', [locks.jobRunner, runnerId]);
}

/**
 * Makes lost jobs available to all runners. The library itself waits four hours, because it does not know whether a runner lives. A
 * runner that has just started may not have its lease yet, so jobs of the last seconds are left alone.
 */
export async function unlockLostJobs(pool: Pool): Promise<void> {
  await pool.query(
    `with runner as materialized (
       select distinct locked_by as id from graphile_worker._private_jobs where locked_at < now() - interval '5 seconds'),
     lost as materialized (select id from runner where pg_try_advisory_xact_lock($1, hashtext(id)))
     select graphile_worker.force_unlock_workers(array_agg(id)) from lost having count(*) > 0`,
    [locks.jobRunner],
  );
}
