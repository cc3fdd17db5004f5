import type { postgresAdapter } from '@payloadcms/db-postgres';
import { getTableName } from '@payloadcms/db-postgres/drizzle';
import { index, type PgColumn } from '@payloadcms/db-postgres/drizzle/pg-core';

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
