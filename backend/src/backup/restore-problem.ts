import type { MigrateUpArgs } from '@payloadcms/db-postgres';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import type { Client } from 'pg';
import { migrations } from '../platform/database/migrations/index.ts';
import { withClient } from '../platform/database/with-client.ts';
import { jobQueueVersion } from '../platform/jobs/graphile-worker.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import type { DatabaseDescription } from './archive-format.ts';
import { rowsOf } from './dump-database.ts';
import { emptyDatabase, hasTables, missingObjects } from './load-database.ts';
import { hasFiles } from './storage-files.ts';

type Target = { databaseUrl: string; ownerUrl: string; storage: FileStorage; overwrite: boolean };

/** Returns why an archive cannot be restored, or undefined. Changes nothing. */
export async function restoreProblem(target: Target, database: DatabaseDescription): Promise<string | undefined> {
  const unknown = database.migrations.filter((name) => !migrations.some((one) => one.name === name));
  if (unknown.length > 0)
    return `a newer version of Plantsoen made the archive (${unknown.join(', ')}): restore it with that version`;
  if (database.jobQueueVersion !== jobQueueVersion)
    return `the archive has version ${database.jobQueueVersion} of the job queue, but this program has version ${jobQueueVersion}: \
restore it with the version of Plantsoen that made it, then upgrade`;
  return (await storageProblem(target)) ?? (await databaseProblem(target, database));
}

async function storageProblem({ storage, overwrite }: Target): Promise<string | undefined> {
  const problem = await storage.problem();
  if (problem) return problem;
  return !overwrite && (await hasFiles(storage))
    ? 'the data folder or bucket contains files: choose an empty one (DATA_FOLDER, STORAGE_S3_PREFIX), or delete them with --overwrite'
    : undefined;
}

async function databaseProblem({ databaseUrl, ownerUrl, overwrite }: Target, database: DatabaseDescription) {
  const problem = await withClient(databaseUrl, async (client) => {
    if (!overwrite && (await hasTables(client)))
      return 'the database contains tables: choose an empty one, or delete them with --overwrite';
    const [{ count = 0 } = {}] = await rowsOf<{ count: number }>(
      client,
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    );
    return count > 0 ? `the database has ${count} other connections: stop API and admin first` : undefined;
  });
  return problem ?? withClient(ownerUrl, (client) => ownerProblem(client, overwrite, database));
}

async function ownerProblem(client: Client, overwrite: boolean, database: DatabaseDescription): Promise<string | undefined> {
  const [{ mayCreate = false } = {}] = await rowsOf<{ mayCreate: boolean }>(
    client,
    `select has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create') as "mayCreate"`,
  );
  if (!mayCreate) return notOwner('it may not create schemas and tables');
  // An empty database has nothing to lose. There, `DatabaseLoad.begin` finds the same.
  return overwrite ? rehearsalProblem(client, database) : undefined;
}

const notOwner = (reason: string) =>
  `the role of MIGRATION_DATABASE_URL, or else of DATABASE_URL, must own the database: ${reason}`;

/** Replaces the tables as the restore does, in a transaction that is rolled back. Returns why the rows could not be loaded. */
async function rehearsalProblem(client: Client, database: DatabaseDescription): Promise<string | undefined> {
  const db: unknown = drizzle(client);
  await client.query('begin');
  try {
    await emptyDatabase(client);
    for (const { name, up } of migrations) if (database.migrations.includes(name)) await up({ db } as MigrateUpArgs);
    return await missingObjects(client, database, ['public']);
  } catch (error) {
    // drizzle wraps the errors of migrations.
    const { code, message } = ((error as Error).cause ?? error) as { code?: string; message: string };
    if (code === '42501') return notOwner(message);
    // Before version 17 of PostgreSQL, values that a migration adds to an enum can be used only after a commit.
    if (code === '55P04') return undefined;
    throw error;
  } finally {
    await client.query('rollback');
  }
}
