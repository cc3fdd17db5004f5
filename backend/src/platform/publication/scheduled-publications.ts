import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { locks } from '../database/locks.ts';

const batchSize = 50;

/** Deletes the job of a planned publication. Payload's function would queue an empty job besides, which fails. */
export async function cancelScheduled(payload: Payload, id: number): Promise<void> {
  await payload.delete({
    collection: 'payload-jobs',
    where: { and: [{ id: { equals: id } }, { taskSlug: { equals: 'schedulePublish' } }] },
  });
}

/**
 * Runs due publications, unless another process holds the lock. Payload selects jobs before it marks them, so two processes may take the
 * same one, and jobs of a dead process stay marked forever. With the lock, a marked job belongs to no running process.
 */
export async function carryOutScheduled(payload: Payload): Promise<void> {
  const client = await (payload.db as unknown as PostgresAdapter).pool.connect();
  let failure: unknown;
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [locks.scheduledPublications]);
    if (!rows[0].mine) return;
    await client.query('update payload_jobs set processing = false where processing');
    await payload.jobs.run({ limit: batchSize, silent: { info: true } });
    await client.query('select pg_advisory_unlock($1)', [locks.scheduledPublications]);
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    client.release(failure !== undefined);
  }
}
