import { Client } from 'pg';
import { locks } from '../platform/database/locks.ts';

/**
 * Waits for other set-ups of this database, then runs the work. The lock ends with its connection, even if the process is killed.
 */
export async function withSeedLock<Result>(databaseUrl: string, work: (database: Client) => Promise<Result>): Promise<Result> {
  const database = new Client({ connectionString: databaseUrl });
  database.on('error', () => {});
  await database.connect();
  try {
    await database.query('select pg_advisory_lock($1)', [locks.seed]);
    return await work(database);
  } finally {
    await database.end();
  }
}
