import type { Payload, PayloadRequest } from 'payload';
import { requestSql, type SqlExecutor } from './request-sql.ts';

/** A running transaction, for `requestSql` and Payload's own operations. */
export type Transaction = Pick<PayloadRequest, 'payload' | 'transactionID'>;

/** Runs `work` in a new transaction, which is committed completely or rolled back. */
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
