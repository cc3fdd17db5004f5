import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { quietPool } from '../quiet-pool.ts';

/** Gives the adapter such a pool, and lets it close the pool in the end (Payload's own never does, and keeps one client for ever). */
export function withOwnPool(databaseUrl: string, max: number): (adapter: PostgresAdapter) => void {
  return (adapter) => {
    const { connect, destroy } = adapter;
    adapter.connect = async function connectPool(options) {
      const onLost = (error: Error) => adapter.payload.logger.warn({ err: error }, 'a database connection was lost');
      adapter.pool ??= quietPool({ databaseUrl, max, onLost });
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
