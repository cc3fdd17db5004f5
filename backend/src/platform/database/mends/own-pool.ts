import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { type ClientBase, Pool } from 'pg';

/**
 * Named statements are planned once a connection. PostgreSQL would plan those with arrays among their values anew at each use, which takes longer than
 * they do.
 */
const planOnce = 'set plan_cache_mode = force_generic_plan';

/**
 * A pool whose broken connections are dropped instead of ending the process: pg tells of a lost connection by an 'error' event,
 * which stops Node where nobody listens. The query that was under way still fails at its caller.
 */
function quietPool(connectionString: string, max: number, onLost: (error: Error) => void): Pool {
  const onConnect = async (client: ClientBase) => {
    await client.query(planOnce);
  };
  const pool = new Pool({ connectionString, max, connectionTimeoutMillis: 30_000, keepAlive: true, onConnect });
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
  return pool;
}

/** Gives the adapter such a pool, and lets it close the pool in the end (Payload's own never does, and keeps one client for ever). */
export function withOwnPool(connectionString: string, max: number): (adapter: PostgresAdapter) => void {
  return (adapter) => {
    const { connect, destroy } = adapter;
    adapter.connect = async function connectPool(options) {
      adapter.pool ??= quietPool(connectionString, max, (error) =>
        adapter.payload.logger.warn({ err: error }, 'a database connection was lost'),
      );
      await adapter.pool.query('select 1');
      await connect?.call(adapter, options);
    };
    adapter.destroy = async function destroyPool() {
      const { pool } = adapter;
      await destroy?.call(adapter);
      Object.assign(adapter, { pool: undefined });
      await pool?.end();
    };
  };
}
