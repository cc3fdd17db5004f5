// Restores archives over content, without keys, damaged, of an older version and after an interruption.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPayloadConfig } from '../composition/payload-config.ts';
import { placeholderOptions } from '../composition/payload-options.ts';
import { migrateDatabase } from '../platform/database/migrate-database.ts';
import { migrations } from '../platform/database/migrations/index.ts';
import { type TestDatabase, testDatabase, testSecrets } from '../platform/database/test-database.ts';
import { withClient } from '../platform/database/with-client.ts';
import { ensureFieldKeys } from '../platform/field-keys.ts';
import { createLog } from '../platform/log.ts';
import { endOf, spawnProgram } from '../testing/built-program.ts';
import { runPlantsoen } from '../testing/run-plantsoen.ts';

let database: TestDatabase;
let folder: string;
let dataFolder: string;
let keyId: string;

const archive = () => join(folder, 'plantsoen.tar.zst');
const withPassphrase = () => ['--keys-passphrase-file', join(folder, 'passphrase')];
const plantsoen = (...args: string[]) => runPlantsoen({ url: database.url, dataFolder }, args);
const query = (text: string) => withClient(database.url, async (client) => (await client.query(text)).rows);
const startApi = () =>
  spawnProgram('backend/dist/api.mjs', { ...testSecrets, DATABASE_URL: database.url, DATA_FOLDER: dataFolder });

beforeAll(async () => {
  database = await testDatabase('empty');
  folder = mkdtempSync(join(tmpdir(), 'restore-'));
  dataFolder = join(folder, 'data');
  writeFileSync(join(folder, 'passphrase'), 'beech leaves in the wind\n');
  mkdirSync(join(dataFolder, 'media'), { recursive: true });
  writeFileSync(join(dataFolder, 'media/a.txt'), 'a');
  keyId = ensureFieldKeys(dataFolder)[0].id;
  await query(`insert into form_upload (form, field, site_id, visitor, file, bytes, expires_at, encrypted, field_key_id)
    values ('example', 'secret', 1, 'x', 'x/1', 1, now() + interval '1 hour', true, '${keyId}')`);
  await query("insert into cdn_purge (build, position) values ('former', 1)");
  // The first restore registers the key that the content needs.
  for (const command of [['backup'], ['restore'], ['backup']])
    expect(await plantsoen(...command, archive(), '--overwrite', ...withPassphrase())).toMatchObject({ code: 0 });
});
afterAll(async () => {
  if (folder) rmSync(folder, { recursive: true, force: true });
  await database?.drop();
});

test('OPS-07 a restore replaces nothing without --overwrite', async () => {
  const refused = await plantsoen('restore', archive(), ...withPassphrase());
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('--overwrite') });
  writeFileSync(join(dataFolder, 'media/later.txt'), 'later');
  await query('delete from form_upload');
  const replaced = await plantsoen('restore', archive(), '--overwrite', ...withPassphrase());
  expect(replaced, replaced.err).toMatchObject({ code: 0 });
  expect(await query('select file from form_upload')).toEqual([{ file: 'x/1' }]);
  expect(await query('select from cdn_purge'), 'the CDN may contain later pages').toEqual([]);
  expect(readFileSync(join(dataFolder, 'media/a.txt'), 'utf8')).toBe('a');
  expect(existsSync(join(dataFolder, 'media/later.txt'))).toBe(false);
});

test('OPS-07 a damaged archive is recognised and changes nothing', async () => {
  expect(await plantsoen('backup', 'verify', archive())).toMatchObject({ code: 0, out: expect.stringContaining('intact') });
  const damaged = join(folder, 'damaged.tar.zst');
  cpSync(archive(), damaged);
  const middle = Math.floor(statSync(damaged).size / 2);
  writeSync(openSync(damaged, 'r+'), Buffer.alloc(64, 7), 0, 64, middle);
  for (const args of [
    ['backup', 'verify', damaged],
    ['restore', damaged, '--overwrite'],
  ])
    expect(await plantsoen(...args), args[0]).toMatchObject({ code: 1, err: expect.stringContaining('damaged') });
  const shortened = join(folder, 'short.tar.zst');
  writeFileSync(shortened, readFileSync(archive()).subarray(0, middle));
  expect(await plantsoen('backup', 'verify', shortened)).toMatchObject({ code: 1, err: expect.stringContaining('archive') });
  expect(await query('select from form_upload')).toHaveLength(1);
});

test('OPS-07 without the field keys, neither a restore nor the API starts', async () => {
  rmSync(join(dataFolder, 'field-keys.txt'));
  const refused = await plantsoen('restore', archive(), '--overwrite');
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining(`field key ${keyId}`) });
  expect(existsSync(join(dataFolder, 'field-keys.txt'))).toBe(false);
  const { code, output } = await endOf(startApi());
  expect(code).toBe(1);
  expect(output).toContain(`field key ${keyId}`);
  rmSync(join(dataFolder, 'field-keys.txt'));
});

test('OPS-07 an interrupted restore leaves a database that the API and a backup refuse', async () => {
  // The table exists from the beginning of a restore until its transaction is committed.
  await query('create table unfinished_restore (started_at timestamptz)');
  expect(await plantsoen('migrate')).toMatchObject({ code: 1, err: expect.stringContaining('has not finished') });
  const backup = await plantsoen('backup', join(folder, 'unfinished.tar.zst'));
  expect(backup).toMatchObject({ code: 1, err: expect.stringContaining('has not finished') });
  const { code, output } = await endOf(startApi());
  expect(code).toBe(1);
  expect(output).toContain('has not finished');
  expect(await plantsoen('restore', archive(), '--overwrite', ...withPassphrase())).toMatchObject({ code: 0 });
});

test('OPS-07 an archive of an older version is restored and migrated', async () => {
  const older = await testDatabase('bare');
  const config = () => buildPayloadConfig({ ...placeholderOptions, databaseUrl: older.url, log: createLog('test', 'silent') });
  const names = migrations.map(({ name }) => name);
  const later = names.findLast((name) => name.endsWith('supply_on_cards')) ?? '';
  await migrateDatabase(older.url, config, older.url, { migrations: names.filter((name) => name !== later) });
  const path = join(folder, 'older.tar.zst');
  expect(await runPlantsoen({ url: older.url, dataFolder }, ['backup', path])).toMatchObject({ code: 0 });
  await older.drop();
  const restored = await plantsoen('restore', path, '--overwrite');
  expect(restored).toMatchObject({ code: 0, err: expect.stringContaining(`database: migrated (${later})`) });
  const applied = await query('select name from payload_migrations where name is not null order by name');
  expect(applied.map(({ name }) => name)).toEqual(names);
});
