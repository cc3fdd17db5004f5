import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { NodePgSession, NodePgTransaction } from '@payloadcms/db-postgres/drizzle/node-postgres';
import type { PoolClient } from 'pg';

type Transaction = PostgresAdapter['sessions'][string]['db'];

/** A transaction that is under way on a connection of its own. */
export type OpenTransaction = { db: Transaction; client: PoolClient; commit: () => Promise<void>; rollBack: () => Promise<void> };

/** What Drizzle's own transactions are made from; its types hide it. */
type DrizzleParts = {
  dialect: ConstructorParameters<typeof NodePgSession>[1];
  session: { schema: ConstructorParameters<typeof NodePgSession>[2] };
};

/**
 * Begins a transaction. Drizzle's own lose their connection for good when BEGIN fails, and do not notice that PostgreSQL answers
 * COMMIT with ROLLBACK where a statement has failed.
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
      if ((await end('commit')) !== 'COMMIT') throw new Error('nothing was saved: a statement of the transaction had failed');
    },
    rollBack: async () => {
      // A connection that is lost has rolled its transaction back.
      await end('rollback').catch(() => {});
    },
  };
}
