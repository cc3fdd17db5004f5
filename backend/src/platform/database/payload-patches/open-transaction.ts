import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { NodePgSession, NodePgTransaction } from '@payloadcms/db-postgres/drizzle/node-postgres';
import type { PoolClient } from 'pg';

type Transaction = PostgresAdapter['sessions'][string]['db'];

/** A running transaction on a separate connection. */
export type OpenTransaction = { db: Transaction; client: PoolClient; commit: () => Promise<void>; rollBack: () => Promise<void> };

/** Internals of Drizzle's transactions, which its types hide. */
type DrizzleParts = {
  dialect: ConstructorParameters<typeof NodePgSession>[1];
  session: { schema: ConstructorParameters<typeof NodePgSession>[2] };
};

/**
 * Opens a transaction. Drizzle's own transactions leak their connection if BEGIN fails, and do not notice that PostgreSQL answers COMMIT
 * with ROLLBACK after a failed statement.
 */
export async function openTransaction(adapter: PostgresAdapter): Promise<OpenTransaction> {
  const { dialect, session } = adapter.drizzle as unknown as DrizzleParts;
  const client = await adapter.pool.connect();
  try {
    await client.query('begin');
  } catch (error) {
    client.release(true);
    throw error;
  }
  const ownSession = new NodePgSession(client, dialect, session.schema);
  const end = async (statement: 'commit' | 'rollback') => {
    try {
      const { command } = await client.query(statement);
      client.release();
      return command;
    } catch (error) {
      client.release(true);
      throw error;
    }
  };
  return {
    db: new NodePgTransaction(dialect, ownSession, session.schema as never) as unknown as Transaction,
    client,
    commit: async () => {
      if ((await end('commit')) !== 'COMMIT') throw new Error('nothing was saved: a statement of the transaction failed');
    },
    rollBack: async () => {
      // A lost connection has already rolled its transaction back.
      await end('rollback').catch(() => {});
    },
  };
}
