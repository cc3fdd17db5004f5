import type { SQL } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';

/** Runs SQL; inside a request it runs in the request's own transaction. */
export type SqlExecutor = { execute<Row extends Record<string, unknown>>(query: SQL): Promise<{ rows: Row[] }> };

type DrizzleAdapter = { drizzle: SqlExecutor; sessions: Record<string, { db: SqlExecutor } | undefined> };

/** The database as a Payload request sees it: its open transaction, or the pool where it has none. */
export async function requestSql(req: Pick<PayloadRequest, 'payload' | 'transactionID'>): Promise<SqlExecutor> {
  const adapter = req.payload.db as unknown as DrizzleAdapter;
  const transaction = await req.transactionID;
  if (transaction === undefined || transaction === null) return adapter.drizzle;
  const session = adapter.sessions[String(transaction)];
  if (!session) throw new Error('the transaction of this request has ended');
  return session.db;
}
