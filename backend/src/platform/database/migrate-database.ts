import type { Migration, SanitizedConfig } from 'payload';
import { Client } from 'pg';
import { migrateJobs } from '../jobs/graphile-worker.ts';
import { openPayload } from '../payload/open-payload.ts';
import { unfinishedRestoreProblem } from '../start-check.ts';
import { adoptSquashedMigrations, isFormerMigration, lastFormerMigration } from './adopt-squashed-migrations.ts';
import { grantOperation } from './grant-operation.ts';
import { locks } from './locks.ts';
import { migrations } from './migrations/index.ts';
import { yieldLocks } from './yield-locks.ts';

/** Result of a run: the applied migrations, or the problem. */
export type MigrationOutcome = { applied: string[] } | { problem: string };

/**
 * Applies missing migrations, also those of the job queue. Adopts a database of the migrations before the squashed ones. Refuses a
 * database that newer code, or only some of the former migrations, have migrated. `config` must refer to the same database and is
 * called only if a migration is missing. If `operationUrl` has another role, this role is granted the rights of operation. A restore
 * applies only the migrations of the archive before it loads the rows.
 */
export async function migrateDatabase(
  databaseUrl: string,
  config: () => Promise<SanitizedConfig>,
  operationUrl = databaseUrl,
  restoring?: { migrations: readonly string[] },
): Promise<MigrationOutcome> {
  const client = new Client({ connectionString: databaseUrl });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    return { problem: `database: the connection failed (${error instanceof Error ? error.message : error})` };
  }
  try {
    await client.query('select pg_advisory_lock($1)', [locks.migration]);
    const before = await appliedMigrations(client);
    const problem = problemOf(before) ?? (restoring ? undefined : await unfinishedRestoreProblem(client));
    if (problem) return { problem };
    await migrateJobs(databaseUrl);
    if (before.some(isFormerMigration)) await adoptSquashedMigrations(client);
    const isWanted = (name: string) => restoring === undefined || restoring.migrations.includes(name);
    const pending = missingFrom(await appliedMigrations(client)).filter(isWanted);
    if (pending.length > 0) await apply(await config(), isWanted);
    const role = new Client({ connectionString: operationUrl }).user;
    if (role && role !== client.user) await grantOperation(client, role);
    return { applied: missingFrom(before).filter(isWanted) };
  } finally {
    await client.end();
  }
}

const names = migrations.map(({ name }) => name);
const missingFrom = (applied: readonly string[]) => names.filter((name) => !applied.includes(name));

/** Returns why this code cannot migrate a database, or undefined if it can. */
function problemOf(applied: readonly string[]): string | undefined {
  if (applied.some(isFormerMigration) && !applied.includes(lastFormerMigration))
    return `database: an older version of Plantsoen created it, and this version lacks its further migrations; nothing was changed. \
Run the migrations of the version whose last migration is ${lastFormerMigration}, then those of this version`;
  const newer = applied.filter((name) => !names.includes(name) && !isFormerMigration(name));
  if (newer.length === 0) return undefined;
  return `database: a newer version of Plantsoen migrated it (${newer.join(', ')}); nothing was changed`;
}

async function appliedMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ present: boolean }>("select to_regclass('payload_migrations') is not null as present");
  if (!rows[0]?.present) return [];
  const applied = await client.query<{ name: string }>('select name from payload_migrations where name is not null order by id');
  return applied.rows.map(({ name }) => name);
}

async function apply(config: SanitizedConfig, isWanted: (name: string) => boolean): Promise<void> {
  const payload = await openPayload(config);
  const wanted = (migrations as Migration[]).filter(({ name }) => isWanted(name)).map(yieldLocks);
  await payload.db.migrate({ migrations: wanted });
  await payload.destroy();
}
