import type { ClientBase, Pool } from 'pg';
import { locks } from '../../../platform/database/locks.ts';

/** Changes the index in one transaction. Searches use the former content until it commits. */
export async function inIndexTransaction(pool: Pool, work: (client: ClientBase) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  let failure: unknown;
  try {
    await client.query('begin');
    await work(client);
    await client.query('commit');
  } catch (error) {
    failure = error;
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release(failure instanceof Error);
  }
}

/** Waits for other writers of the words until the end of the transaction. */
export async function lockWords(client: ClientBase): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [locks.searchTables]);
}
