import { Client } from 'pg';

/** Two set-ups at once take turns by this lock. */
const setUpLock = 7_345_004;

/** Does work when no other set-up of this database is at it. The lock ends with its connection, also when the process is killed. */
export async function inTurn<Result>(databaseUrl: string, work: (database: Client) => Promise<Result>): Promise<Result> {
  const database = new Client({ connectionString: databaseUrl });
  database.on('error', () => {});
  await database.connect();
  try {
    await database.query('select pg_advisory_lock($1)', [setUpLock]);
    return await work(database);
  } finally {
    await database.end();
  }
}
