import { postgresAdapter } from '@payloadcms/db-postgres';
import type { Config } from 'payload';
import { absentPreferences } from './mends/absent-preferences.ts';
import { changeAdapter } from './mends/change-adapter.ts';
import { honestTransactions } from './mends/honest-transactions.ts';
import { withOwnPool } from './mends/own-pool.ts';
import { parentIndexes } from './mends/parent-indexes.ts';

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
  return changeAdapter(configured, withOwnPool(databaseUrl, poolSize), honestTransactions, absentPreferences);
}
