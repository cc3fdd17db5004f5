import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj } from 'payload';

/** Returns the configured adapter with changes to each adapter that Payload creates, before it connects. */
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
