import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPayloadConfig } from '../../composition/payload-config.ts';
import { placeholderOptions } from '../../composition/payload-options.ts';
import { createLog } from '../log.ts';
import { migrateDatabase } from './migrate-database.ts';
import { migrations } from './migrations/index.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase('bare');
});
afterAll(() => database.drop());

const config = () => buildPayloadConfig({ ...placeholderOptions, databaseUrl: database.url, log: createLog('test', 'silent') });
const migrate = () => migrateDatabase(database.url, config);

it('two concurrent runners migrate a new database once', async () => {
  const outcomes = await Promise.all([migrate(), migrate()]);
  const all = migrations.map(({ name }) => name);
  expect(outcomes).toContainEqual({ applied: all });
  expect(outcomes).toContainEqual({ applied: [] });
});

it('refuses a database that newer code has migrated, and changes nothing', async () => {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query("insert into payload_migrations (name, batch) values ('29990101_000000_future', 9)");
  await client.end();
  expect(await migrate()).toEqual({ problem: expect.stringContaining('29990101_000000_future') });
});

it('reports a missing database in one line', async () => {
  const outcome = await migrateDatabase('postgres://postgres@/plantsoen?host=/nowhere', config);
  expect(outcome).toEqual({ problem: expect.stringMatching(/^database: the connection failed \(.*\)$/) });
});
