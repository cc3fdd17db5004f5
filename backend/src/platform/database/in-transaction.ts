import type { Payload, PayloadRequest } from 'payload';
import { requestSql, type SqlExecutor } from './request-sql.ts';

/** A transaction under way: `requestSql` and Payload's own operations run in it. */
export type Transaction = Pick<PayloadRequest, 'payload' | 'transactionID'>;

/** Does a piece of work in a transaction of its own: all of it is saved, or nothing. */
export async function inTransaction<Result>(
  payload: Payload,
  work: (sql: SqlExecutor, transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const transactionID = (await payload.db.beginTransaction()) as string;
  const transaction = { payload, transactionID };
  let result: Result;
  try {
    result = await work(await requestSql(transaction), transaction);
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID);
    throw error;
  }
  await payload.db.commitTransaction(transactionID);
  return result;
}
