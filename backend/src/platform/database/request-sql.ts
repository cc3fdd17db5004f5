import type { SQL } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import type { Pool, PoolClient } from 'pg';
import { type InstrumentedSql, instrumentedSql } from '../api/instrumented-sql.ts';

/** Runs SQL, inside a request in the request's transaction. */
export type SqlExecutor = { execute<Row extends Record<string, unknown>>(query: SQL): Promise<{ rows: Row[] }> };

type Session = { db: SqlExecutor; client: PoolClient | undefined };
type DrizzleAdapter = { drizzle: SqlExecutor; pool: Pool; sessions: Record<string, Session | undefined> };
type Request = Pick<PayloadRequest, 'payload' | 'transactionID'>;

/** Returns the database of a Payload request: its open transaction, or the pool without one. */
export async function requestSql(req: Request): Promise<SqlExecutor> {
  const adapter = req.payload.db as unknown as DrizzleAdapter;
  const transaction = await req.transactionID;
  if (transaction === undefined || transaction === null) return adapter.drizzle;
  const session = adapter.sessions[String(transaction)];
  if (!session) throw new Error('the transaction of this request has ended');
  return session.db;
}

/** Returns direct reads in the request's transaction. */
export async function requestReads(
  { payload, transactionID }: Request,
  options?: { isPrepared: boolean },
): Promise<InstrumentedSql> {
  const adapter = payload.db as unknown as DrizzleAdapter;
  const transaction = await transactionID;
  if (transaction === undefined || transaction === null) return instrumentedSql(adapter.pool);
  const client = adapter.sessions[String(transaction)]?.client;
  if (!client) throw new Error('the transaction of this request has ended');
  return instrumentedSql(client, options);
}
