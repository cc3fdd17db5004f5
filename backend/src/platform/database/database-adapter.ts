import { postgresAdapter } from '@payloadcms/db-postgres';
import type { Config } from 'payload';
import { absentPreferences } from './payload-patches/absent-preferences.ts';
import { changeAdapter } from './payload-patches/change-adapter.ts';
import { withOwnPool } from './payload-patches/own-pool.ts';
import { parentIndexes } from './payload-patches/parent-indexes.ts';
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
  return changeAdapter(configured, withOwnPool(databaseUrl, poolSize), strictTransactions, absentPreferences);
}
