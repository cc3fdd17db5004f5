import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';
import type { Migration } from 'payload';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPayloadConfig } from '../../composition/payload-config.ts';
import { placeholderOptions } from '../../composition/payload-options.ts';
import { createLog } from '../log.ts';
import { openPayload } from '../payload/open-payload.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';
import { withClient } from './with-client.ts';
import { yieldLocks } from './yield-locks.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase('empty');
});
afterAll(() => database.drop());

const addsColumn: Migration = {
  name: '29990101_000000_column',
  up: async (args) => {
    const { db } = args as MigrateUpArgs;
    await db.execute(sql`alter table categories add column added text`);
    await db.execute(sql`alter table products add column added text`);
  },
  down: async () => {},
};

it('OPS-06 a migration waits for a long reader, such as a backup, and no other statement waits for the migration', async () => {
  const config = await buildPayloadConfig({ ...placeholderOptions, databaseUrl: database.url, log: createLog('test', 'silent') });
  const payload = await openPayload(config);
  const reader = new Client({ connectionString: database.url });
  await reader.connect();
  try {
    await reader.query('begin; select from products');
    const migrated = payload.db.migrate({ migrations: [yieldLocks(addsColumn)] });
    // Longer than two attempts of the migration.
    for (const end = Date.now() + 4000; Date.now() < end; )
      await withClient(database.url, async (client) => {
        await client.query('set statement_timeout = 900');
        await client.query('select from products');
        await client.query('select from categories');
      });
    await reader.query('rollback');
    await migrated;
    const { rows } = await reader.query(
      "select table_name from information_schema.columns where column_name = 'added' order by 1",
    );
    expect(rows.map(({ table_name }) => table_name)).toEqual(['categories', 'products']);
  } finally {
    await reader.end();
    await payload.destroy();
  }
});
