import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../platform/database/test-database.ts';
import { withClient } from '../platform/database/with-client.ts';
import { runPlantsoen } from '../testing/run-plantsoen.ts';

/** Objects of each kind in `public`. Only some extensions have tables, types and sequences there, so that the test adds them to one. */
const extensions = `
  create extension pg_stat_statements schema public;
  create extension hstore schema public;
  create table extension_table (id int primary key, parent int references extension_table);
  create type extension_type as enum ('a');
  create sequence extension_sequence;
  create view extension_view as select * from extension_table;
  alter extension hstore add table extension_table;
  alter extension hstore add type extension_type;
  alter extension hstore add sequence extension_sequence;
  alter extension hstore add view extension_view;
  insert into extension_table values (1, 1);
  revoke all on extension_table, extension_view from public`;

const role = `owner_${randomBytes(6).toString('hex')}`;
const operation = `operation_${randomBytes(6).toString('hex')}`;
let source: TestDatabase;
let target: TestDatabase;

async function databaseWithExtensions(): Promise<TestDatabase> {
  const database = await testDatabase('bare');
  await withClient(database.url, async (client) => {
    await client.query(extensions);
    await client.query(`do $$ begin execute format('alter database %I owner to ${role}', current_database()); end $$`);
  });
  return database;
}

beforeAll(async () => {
  const database = await testDatabase('bare');
  await withClient(database.url, (client) => client.query(`create role ${role} login; create role ${operation} login`));
  await database.drop();
  [source, target] = [await databaseWithExtensions(), await databaseWithExtensions()];
});
afterAll(async () => {
  for (const { dataFolder, drop } of [source, target]) {
    await drop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
});

const as = (name: string, { url }: TestDatabase) => url.replace('//postgres@', `//${name}@`);
const plantsoen = (database: TestDatabase, ...args: string[]) =>
  runPlantsoen({ url: as(operation, database), dataFolder: database.dataFolder }, args, {
    env: { MIGRATION_DATABASE_URL: as(role, database) },
  });

test('OPS-07 OPS-10 extensions of PostgreSQL in the schema of the product are left alone', async () => {
  const archive = join(source.dataFolder, 'a.tar.zst');
  expect(await plantsoen(source, 'migrate')).toMatchObject({ code: 0 });
  expect(await plantsoen(source, 'backup', archive)).toMatchObject({ code: 0 });
  for (const option of [[], ['--overwrite']])
    expect(await plantsoen(target, 'restore', archive, ...option), option.join()).toMatchObject({ code: 0 });
  await withClient(target.url, async (client) => {
    expect((await client.query('select id from extension_table')).rows, 'rows of the extension').toEqual([{ id: 1 }]);
    const { rows } = await client.query('select extname from pg_extension order by 1');
    expect(rows).toEqual([{ extname: 'hstore' }, { extname: 'pg_stat_statements' }, { extname: 'plpgsql' }]);
  });
  await withClient(as(operation, target), async (client) => {
    expect((await client.query('select from payload_migrations')).rowCount).toBeGreaterThan(0);
    await expect(client.query('select from extension_table')).rejects.toThrow('permission denied');
  });
});
