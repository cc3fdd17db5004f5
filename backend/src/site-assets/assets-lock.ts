import type { Pool } from 'pg';
import { locks } from '../platform/database/locks.ts';

/** Runs `work` while no other process holds the lock of the assets. The end of its connection frees the lock. */
export async function holdAssetsLock<Result>(pool: Pick<Pool, 'connect'>, work: () => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [locks.siteAssets]);
    return await work();
  } finally {
    client.release(true);
  }
}
