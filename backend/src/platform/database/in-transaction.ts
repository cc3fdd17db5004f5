import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { openTransaction } from './mends/open-transaction.ts';
import type { SqlExecutor } from './request-sql.ts';

/** Does a piece of work in a transaction of its own: all of it is saved, or nothing. */
export async function inTransaction<Result>(
  payload: Pick<Payload, 'db'>,
  work: (sql: SqlExecutor) => Promise<Result>,
): Promise<Result> {
  const transaction = await openTransaction(payload.db as unknown as PostgresAdapter);
  let result: Result;
  try {
    result = await work(transaction.db as unknown as SqlExecutor);
  } catch (error) {
    await transaction.rollBack();
    throw error;
  }
  await transaction.commit();
  return result;
}
