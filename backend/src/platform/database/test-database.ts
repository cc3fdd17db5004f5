import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Client } from 'pg';
import { inject } from 'vitest';
import { databaseUrl } from './embedded/launch.ts';
import { locks } from './locks.ts';
import { withClient } from './with-client.ts';

/** Temporary cluster of a test run, which the global set-up of the integration tests provides to each suite. */
export type TestCluster = { socketFolder: string; folder: string };

declare module 'vitest' {
  interface ProvidedContext {
    testCluster: TestCluster;
  }
}

/** `bare` is empty, `empty` is migrated, `demo` contains the demo content. */
export type TestDatabaseKind = 'bare' | 'empty' | 'demo';

/** Database of one suite. Its data folder is new, except for the demo's, which all suites share: only add files to it. */
export type TestDatabase = { url: string; dataFolder: string; drop: () => Promise<void> };

/** Environment of the backend's programs in addition to the database, for tests that start them. */
export const testSecrets = {
  SERVICE_TOKEN: 'test-service-token-'.padEnd(40, 'x'),
  PAYLOAD_SECRET: 'test-payload-secret-'.padEnd(40, 'x'),
};

const dist = fileURLToPath(new URL('../../../dist/', import.meta.url));

async function runCommand(name: 'migrate' | 'seed', url: string, dataFolder: string): Promise<void> {
  const file = join(dist, 'plantsoen.mjs');
  if (!existsSync(file)) throw new Error(`${file} is missing: build the backend first (node backend/build.mjs)`);
  const env = {
    ...process.env,
    ...testSecrets,
    DATABASE_URL: url,
    DATA_FOLDER: dataFolder,
    DEMO_CONTENT: 'on',
    LOG_LEVEL: 'warn',
  };
  try {
    await promisify(execFile)(process.execPath, [file, name], { env, maxBuffer: 2 ** 26 });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${name} failed on a new test database:\n${`${stdout}${stderr}`.slice(-4000)}`);
  }
}

const steps = {
  bare: undefined,
  empty: { from: 'bare', command: 'migrate' },
  demo: { from: 'empty', command: 'seed' },
} as const;

/** Creates a template at the first request, under a temporary name until it is complete. */
async function ensureTemplate(kind: TestDatabaseKind, cluster: TestCluster, client: Client): Promise<string> {
  const step = steps[kind];
  if (!step) return 'template0';
  const name = `template_${kind}`;
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (rowCount) return name;
  const base = await ensureTemplate(step.from, cluster, client);
  await client.query(`drop database if exists ${name}_unfinished`);
  await client.query(`create database ${name}_unfinished template ${base} strategy wal_log`);
  await runCommand(step.command, databaseUrl(cluster.socketFolder, `${name}_unfinished`), demoFolder(cluster));
  await client.query(`alter database ${name}_unfinished rename to ${name}`);
  return name;
}

const demoFolder = (cluster: TestCluster) => join(cluster.folder, 'demo');

/** Creates a database for one suite as a copy of a template. Drop it when the suite ends. */
export async function testDatabase(kind: TestDatabaseKind = 'empty'): Promise<TestDatabase> {
  const cluster = inject('testCluster');
  const maintenance = databaseUrl(cluster.socketFolder, 'postgres');
  const name = `suite_${randomBytes(6).toString('hex')}`;
  await withClient(maintenance, async (client) => {
    await client.query('select pg_advisory_lock($1)', [locks.testTemplate]);
    const template = await ensureTemplate(kind, cluster, client);
    // A template with content is copied faster as files than by the log.
    await client.query(`create database ${name} template ${template} strategy ${kind === 'demo' ? 'file_copy' : 'wal_log'}`);
  });
  const dataFolder = kind === 'demo' ? demoFolder(cluster) : join(cluster.folder, name);
  mkdirSync(dataFolder, { recursive: true });
  return {
    url: databaseUrl(cluster.socketFolder, name),
    dataFolder,
    drop: () => withClient(maintenance, async (client) => void (await client.query(`drop database ${name} with (force)`))),
  };
}
