import { join } from 'node:path';
import { postgresAdapter } from '@payloadcms/db-postgres';
import type { Config } from 'payload';
import { changeAdapter } from './mends/change-adapter.ts';
import { honestTransactions } from './mends/honest-transactions.ts';
import { withOwnPool } from './mends/own-pool.ts';
import { parentIndexes } from './mends/parent-indexes.ts';

/** Where the migrations are kept in the source tree; the bundled programs carry them within. */
export const migrationFolder = join(import.meta.dirname, 'migrations');

type DatabaseOptions = { databaseUrl: string; poolSize: number };

/** Payload's PostgreSQL adapter. Migrations only, run by the one runner; blocks are kept as JSON, one column per language. */
export function databaseAdapter({ databaseUrl, poolSize }: DatabaseOptions): Config['db'] {
  const configured = postgresAdapter({
    pool: { connectionString: databaseUrl, max: poolSize },
    push: false,
    migrationDir: migrationFolder,
    blocksAsJSON: true,
    disableCreateDatabase: true,
    afterSchemaInit: [parentIndexes],
  });
  return changeAdapter(configured, withOwnPool(databaseUrl, poolSize), honestTransactions);
}
