import type { PostgresAdapter, postgresAdapter } from '@payloadcms/db-postgres';
import { getTableName } from '@payloadcms/db-postgres/drizzle';
import { index, type PgColumn } from '@payloadcms/db-postgres/drizzle/pg-core';
import { createPool } from '../connection-pool.ts';

/**
 * Replaces `deleteOne` for preferences. Payload deletes a preference by a condition on a joined table, and fails without a match because
 * it repeats the query without the join. Here a preference is found first and deleted by its id.
 */
export function absentPreferences(adapter: PostgresAdapter): void {
  const { deleteOne } = adapter;
  adapter.deleteOne = async (args) => {
    const { collection, where, req } = args;
    if (collection !== 'payload-preferences') return deleteOne.call(adapter, args);
    const found = await adapter.findOne<{ id: number }>({ collection, where, ...(req && { req }) });
    return found ? deleteOne.call(adapter, { ...args, where: { id: { equals: found.id } } }) : (null as never);
  };
}

type SchemaHook = NonNullable<Parameters<typeof postgresAdapter>[0]['afterSchemaInit']>[number];

/**
 * Adds an index on the parent to Payload's tables of localised texts. They are unique on language and parent, while queries look for the
 * parent only. Without the index PostgreSQL 15 reads the whole table for each row.
 */
export const parentIndexes: SchemaHook = ({ extendTable, schema }) => {
  for (const table of Object.values(schema.tables)) {
    if (!('_locale' in table) || !('_parentID' in table)) continue;
    const name = `${getTableName(table)}_parent_only_idx`;
    extendTable({ table, extraConfig: ({ _parentID }) => ({ [name]: index(name).on(_parentID as unknown as PgColumn) }) });
  }
  return schema;
};

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
