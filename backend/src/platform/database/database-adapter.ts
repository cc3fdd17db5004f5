import { type PostgresAdapter, postgresAdapter } from '@payloadcms/db-postgres';
import type { Config, DatabaseAdapterObj } from 'payload';
import { absentPreferences, parentIndexes, withOwnPool } from './payload-patches/adapter-patches.ts';
import { draftPages } from './payload-patches/draft-pages.ts';
import { latestDrafts } from './payload-patches/latest-drafts.ts';
import { strictTransactions } from './payload-patches/strict-transactions.ts';

type DatabaseOptions = { databaseUrl: string; poolSize: number };

/**
 * Returns Payload's PostgreSQL adapter. The schema changes through migrations only; blocks are stored as JSON, one column per language.
 */
export function databaseAdapter({ databaseUrl, poolSize }: DatabaseOptions): Config['db'] {
  const configured = postgresAdapter({
    pool: { connectionString: databaseUrl, max: poolSize },
    push: false,
    blocksAsJSON: true,
    disableCreateDatabase: true,
    afterSchemaInit: [parentIndexes],
  });
  return changeAdapter(
    configured,
    withOwnPool(databaseUrl, poolSize),
    strictTransactions,
    absentPreferences,
    draftPages,
    latestDrafts,
  );
}

/** Returns the configured adapter with changes to each adapter that Payload creates, before it connects. */
function changeAdapter(
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
