import { readdirSync, readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core';
import { migrations } from '../migrations/index.ts';
import type { Statement } from './read-statements.ts';

type Migration = (typeof migrations)[number];
type MigrationArgs = Parameters<Migration['up']>[0];

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

/** Returns an empty database in memory, with the tables that the migrations create. */
export async function migratedDatabase(): Promise<PGlite> {
  const database = await PGlite.create();
  await createJobTables(database);
  const dialect = new PgDialect();
  const db = {
    async execute(query: Parameters<PgDialect['sqlToQuery']>[0]) {
      const { sql, params } = dialect.sqlToQuery(query);
      return params.length > 0 ? database.query(sql, params) : ((await database.exec(sql)).at(-1) ?? { rows: [] });
    },
  };
  for (const { up } of migrations) await up({ db } as unknown as MigrationArgs);
  return database;
}

/** Matches statements that name columns, or whose text is unknown. */
const isQuery = /^[\s(]*(with|select|insert|update|delete|null)\b/;

/**
 * Returns what PostgreSQL finds wrong in statements, one line each. Alternatives of a statement may exclude each other, such as a table and
 * a column that another one lacks, so an alternative is wrong only if no text with it is right.
 */
export async function statementFaults(database: PGlite, statements: readonly Statement[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { file, line, texts } of statements) {
    const right = new Set<string>();
    const wrong: { message: string; choices: readonly string[] }[] = [];
    for (const { text, choices } of texts) {
      if (!isQuery.test(text)) continue;
      const message = await problemOf(database, text);
      if (message) wrong.push({ message, choices });
      else for (const choice of choices) right.add(choice);
    }
    const isWrong = (choices: readonly string[]) => choices.length === 0 || choices.some((choice) => !right.has(choice));
    const messages = wrong.flatMap(({ message, choices }) => (isWrong(choices) ? [message] : []));
    faults.push(...[...new Set(messages)].map((message) => `${file}:${line}: ${message}`));
  }
  return faults;
}

async function problemOf(database: PGlite, text: string): Promise<string | undefined> {
  try {
    await database.describeQuery(text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
