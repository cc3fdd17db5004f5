import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj } from 'payload';

/** The configured adapter, with changes made to each adapter as Payload makes it, before it connects. */
export function changeAdapter(
  configured: DatabaseAdapterObj<PostgresAdapter>,
  ...changes: ((adapter: PostgresAdapter) => void)[]
): DatabaseAdapterObj<PostgresAdapter> {
  return {
    ...configured,
    init: (args) => {
      const adapter = configured.init(args);
      for (const change of changes) change(adapter);
      return adapter;
    },
  };
}
