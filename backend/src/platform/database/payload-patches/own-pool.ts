import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { createPool } from '../connection-pool.ts';

/** Gives the adapter a pool that it closes at the end. Payload never closes its pool and keeps one client forever. */
export function withOwnPool(databaseUrl: string, max: number): (adapter: PostgresAdapter) => void {
  return (adapter) => {
    const { connect, destroy } = adapter;
    adapter.connect = async function connectPool(options) {
      const onLost = (error: Error) => adapter.payload.logger.warn({ err: error }, 'a database connection was lost');
      adapter.pool ??= createPool({ databaseUrl, max, onLost });
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
