import type { Migration, SanitizedConfig } from 'payload';
import { Client } from 'pg';
import { migrateJobs } from '../jobs/graphile-worker.ts';
import { openPayload } from '../payload/open-payload.ts';
import { locks } from './locks.ts';
import { migrations } from './migrations/index.ts';

/** Result of a run: the applied migrations, or the problem. */
export type MigrationOutcome = { applied: string[] } | { problem: string };

/**
 * Applies missing migrations, also those of the job queue. Refuses a database that newer code has migrated. `config` must refer to the same database and is called
 * only if a migration is missing.
 */
export async function migrateDatabase(databaseUrl: string, config: () => Promise<SanitizedConfig>): Promise<MigrationOutcome> {
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
    const known = new Set(migrations.map(({ name }) => name));
    const unknown = before.filter((name) => !known.has(name));
    if (unknown.length > 0) {
      return { problem: `database: a newer version of Plantsoen migrated it (${unknown.join(', ')}); nothing was changed` };
    }
    await migrateJobs(databaseUrl);
    const pending = migrations.filter(({ name }) => !before.includes(name)).map(({ name }) => name);
    if (pending.length > 0) await apply(await config());
    return { applied: pending };
  } finally {
    await client.end();
  }
}

async function appliedMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ present: boolean }>("select to_regclass('payload_migrations') is not null as present");
  if (!rows[0]?.present) return [];
  const applied = await client.query<{ name: string }>('select name from payload_migrations where name is not null order by id');
  return applied.rows.map(({ name }) => name);
}

async function apply(config: SanitizedConfig): Promise<void> {
  const payload = await openPayload(config);
  // Payload types the arguments as unknown; these are its own PostgreSQL migrations.
  await payload.db.migrate({ migrations: migrations as Migration[] });
  await payload.destroy();
}
