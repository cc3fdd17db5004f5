import { readdirSync, readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core';
import { migrations } from '../migrations/index.ts';

type Up = (typeof migrations)[number]['up'];

/** Folder with the migrations of the job queue. */
const jobMigrations = new URL('../sql/', import.meta.resolve('graphile-worker'));

/** Creates the tables of the job queue, as `migrateJobs` does on a server. */
async function createJobTables(database: PGlite): Promise<void> {
  await database.exec('create schema graphile_worker');
  for (const file of readdirSync(jobMigrations).sort()) {
    const text = readFileSync(new URL(file, jobMigrations), 'utf8');
    await database.exec(text.replaceAll(':GRAPHILE_WORKER_SCHEMA', 'graphile_worker'));
  }
}

/** Runs one migration in a database in memory. */
export async function runMigration(database: PGlite, { up }: { up: Up }): Promise<void> {
  const dialect = new PgDialect();
  const db = {
    async execute(query: Parameters<PgDialect['sqlToQuery']>[0]) {
      const { sql, params } = dialect.sqlToQuery(query);
      return params.length > 0 ? database.query(sql, params) : ((await database.exec(sql)).at(-1) ?? { rows: [] });
    },
  };
  await up({ db } as unknown as Parameters<Up>[0]);
}

/** Returns a PostgreSQL database in memory, for unit tests, with the tables that the given migrations create. */
export async function memoryDatabase(applied: readonly { up: Up }[] = migrations): Promise<PGlite> {
  const database = await PGlite.create();
  await createJobTables(database);
  for (const migration of applied) await runMigration(database, migration);
  return database;
}
