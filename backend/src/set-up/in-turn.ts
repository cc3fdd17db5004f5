import { Client } from 'pg';
import { locks } from '../platform/database/locks.ts';

/** Does work when no other set-up of this database is at it. The lock ends with its connection, also when the process is killed. */
export async function inTurn<Result>(databaseUrl: string, work: (database: Client) => Promise<Result>): Promise<Result> {
  const database = new Client({ connectionString: databaseUrl });
  database.on('error', () => {});
  await database.connect();
  try {
    await database.query('select pg_advisory_lock($1)', [locks.setUp]);
    return await work(database);
  } finally {
    await database.end();
  }
}
