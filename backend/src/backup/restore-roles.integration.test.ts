// Restores an installation in which the programs may not change the schema, and whose files are in a bucket.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase, testSecrets } from '../platform/database/test-database.ts';
import { withClient } from '../platform/database/with-client.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { openS3Server, type S3Server } from '../platform/storage/test-s3-server.ts';
import { killProgram, spawnProgram, untilAnswers } from '../testing/built-program.ts';
import { freePort } from '../testing/free-port.ts';
import { runPlantsoen } from '../testing/run-plantsoen.ts';

const names = { owner: `owner_${randomBytes(6).toString('hex')}`, operation: `operation_${randomBytes(6).toString('hex')}` };
const file = { hash: 'a'.repeat(24), filename: `plan.${'tekening €'.repeat(12)}` };
const key = `media/${file.hash}.${'tekening €'.repeat(12)}`;

let database: TestDatabase;
let s3: S3Server;
let folder: string;

/** Creates a database that the owner owns, and an empty bucket. */
async function createPlace(): Promise<void> {
  database = await testDatabase('bare');
  await withClient(database.url, async (client) => {
    const { rows } = await client.query<{ name: string }>('select current_database() as name');
    await client.query(`alter database ${rows[0]?.name} owner to ${names.owner}`);
  });
  s3 = await openS3Server();
}

const FIELD_KEYS = `k1:${Buffer.alloc(32, 1).toString('base64')}`;
const urlOf = (role: keyof typeof names) => database.url.replace('//postgres@', `//${names[role]}@`);
const bucket = () => openStorage({ dataFolder: folder, s3: s3.settings });
/** Runs a command as the operator would, with the URL of the owner only on request. */
const plantsoen = (args: readonly string[], { asOwner }: { asOwner: boolean }) =>
  runPlantsoen({ url: urlOf('operation'), dataFolder: join(folder, 'data') }, args, {
    env: { ...s3.env, FIELD_KEYS, ...(asOwner && { MIGRATION_DATABASE_URL: urlOf('owner') }) },
  });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'restore-roles-'));
  const cluster = await testDatabase('bare');
  await withClient(cluster.url, async (client) => {
    for (const name of Object.values(names)) await client.query(`create role ${name} login`);
  });
  await cluster.drop();
  await createPlace();
});
afterAll(async () => {
  s3.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

test('OPS-07 OPS-10 an installation with two roles and a bucket is restored as it was', async () => {
  expect(await plantsoen(['migrate'], { asOwner: true })).toMatchObject({ code: 0 });
  await withClient(urlOf('operation'), async (client) => {
    await client.query('insert into files (hash, filename) values ($1, $2)', [file.hash, file.filename]);
    await client.query("select graphile_worker.add_job('some-job')");
  });
  await (await bucket()).write(key, Buffer.from('a drawing'));
  const archive = join(folder, 'a.tar.zst');
  expect(await plantsoen(['backup', archive], { asOwner: false })).toMatchObject({ code: 0 });

  await database.drop();
  s3.close();
  rmSync(join(folder, 'data'), { recursive: true, force: true });
  await createPlace();
  const refused = await plantsoen(['restore', archive], { asOwner: false });
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('must own the database') });
  const restored = await plantsoen(['restore', archive], { asOwner: true });
  expect(restored).toMatchObject({ code: 0, out: expect.stringMatching(/^restore: 1 files/) });

  const content = await (await bucket()).read(key);
  expect(content && (await text(content))).toBe('a drawing');
  await withClient(urlOf('operation'), async (client) => {
    expect((await client.query('select hash, filename from files')).rows).toEqual([file]);
    expect((await client.query('select from graphile_worker._private_jobs')).rowCount, 'jobs').toBe(1);
    await expect(client.query('create table stolen ()')).rejects.toThrow('permission denied');
  });
  const port = await freePort();
  const api = spawnProgram('backend/dist/api.mjs', {
    ...{
      ...testSecrets,
      ...s3.env,
      FIELD_KEYS,
      API_PORT: String(port),
      DATABASE_URL: urlOf('operation'),
      DATA_FOLDER: join(folder, 'data'),
    },
  });
  await untilAnswers(api, port).finally(() => killProgram(api));
  const replaced = await plantsoen(['restore', archive, '--overwrite'], { asOwner: true });
  expect(replaced).toMatchObject({ code: 0, out: expect.stringMatching(/^restore: 1 files/) });
});
