// Destroys an installation under load, and restores it from a backup that was made meanwhile.
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPayloadConfig } from '../composition/payload-config.ts';
import { placeholderOptions } from '../composition/payload-options.ts';
import { makeTimeToken } from '../forms/protection/time-token.ts';
import { readableValues, type StoredValue } from '../forms/stored-value.ts';
import { decryptFile } from '../forms/uploads/encrypted-file.ts';
import { type TestDatabase, testDatabase, testSecrets } from '../platform/database/test-database.ts';
import { withClient } from '../platform/database/with-client.ts';
import { ensureFieldKeys } from '../platform/field-keys.ts';
import { createLog } from '../platform/log.ts';
import { openPayload } from '../platform/payload/open-payload.ts';
import { localStorage } from '../platform/storage/local-storage.ts';
import { killProgram, spawnProgram, untilAnswers } from '../testing/built-program.ts';
import { createForm } from '../testing/edited-forms.ts';
import { type Sent, sendUntilStopped, submit } from '../testing/form-load.ts';
import { freePort } from '../testing/free-port.ts';
import { runPlantsoen } from '../testing/run-plantsoen.ts';

let database: TestDatabase;
let folder: string;
let dataFolder: string;
let ports: { api: number; site: number };
let timeToken: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  database = await testDatabase('demo');
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  dataFolder = join(folder, 'data');
  cpSync(database.dataFolder, dataFolder, { recursive: true });
  writeFileSync(join(folder, 'passphrase'), 'beech leaves in the wind\n');
  ports = { api: await freePort(), site: await freePort() };
  const options = { ...placeholderOptions, databaseUrl: database.url, secret: testSecrets.PAYLOAD_SECRET };
  const payload = await openPayload(buildPayloadConfig({ ...options, log: createLog('test', 'silent') }));
  timeToken = makeTimeToken(payload.secret, Date.now() - 5_400_000).token;
  const field = (handle: string, blockType: string, enableContentEncryption: boolean) => ({
    ...{ handle, blockType, label: handle, enableContentEncryption },
  });
  const fields = [
    field('secret', 'SingleLineText', true),
    field('plan', 'FileUpload', false),
    field('photo', 'FileUpload', true),
  ];
  await createForm(payload, 'backup', fields);
  await payload.destroy();
});

afterAll(async () => {
  await killAll();
  if (folder) rmSync(folder, { recursive: true, force: true });
  await database?.drop();
});

const environment = () => ({
  ...testSecrets,
  ...{ DATABASE_URL: database.url, DATA_FOLDER: dataFolder, SITE_CACHE_MB: '0' },
  ...{ SITE_PORT: String(ports.site), API_PORT: String(ports.api) },
});

function launch(program: string): ChildProcess {
  const child = spawnProgram(program, environment());
  children.push(child);
  return child;
}

const start = (program: string, port: number) => untilAnswers(launch(program), port);

/** The API, and the token of the form. */
const formTarget = () => ({ apiPort: ports.api, timeToken });

async function killAll(): Promise<void> {
  for (const child of children.splice(0)) await killProgram(child);
}

/** Makes a user without special rights the owner of a database, as in an installation. */
async function ownedByPlainUser(bare: TestDatabase): Promise<TestDatabase> {
  const role = `plain_${randomBytes(6).toString('hex')}`;
  await withClient(bare.url, async (client) => {
    await client.query(`create role ${role} login`);
    const { rows } = await client.query<{ name: string }>('select current_database() as name');
    await client.query(`alter database ${rows[0]?.name} owner to ${role}`);
  });
  return { ...bare, url: bare.url.replace('postgres@', `${role}@`) };
}

/** Returns a submission as the database and the data folder contain it. */
async function stored({ id }: Sent): Promise<{ secret: string | undefined; plan: Buffer; photo: Buffer } | undefined> {
  const keys = ensureFieldKeys(dataFolder);
  return withClient(database.url, async (client) => {
    const { rows } = await client.query<{ values: StoredValue[] }>('select "values" from form_submissions where id = $1', [id]);
    if (!rows[0]) return undefined;
    const secret = readableValues(keys, id, rows[0].values).find(({ handle }) => handle === 'secret');
    const files = await client.query<{ id: string; field: string; file: string }>(
      'select id, field, file from form_upload where submission_id = $1 order by field',
      [id],
    );
    const [photo, plan] = files.rows.map((row) => ({ ...row, path: join(dataFolder, 'uploads', row.file) }));
    if (!photo || !plan) return undefined;
    const decrypted = await decryptFile(keys, Number(photo.id), localStorage(dataFolder), `uploads/${photo.file}`);
    return {
      secret: secret && 'text' in secret ? secret.text : undefined,
      plan: readFileSync(plan.path),
      photo: decrypted ? await buffer(decrypted) : Buffer.alloc(0),
    };
  });
}

const archive = () => join(folder, 'plantsoen.tar.zst');
const withPassphrase = () => ['--keys-passphrase-file', join(folder, 'passphrase')];
const plantsoen = (...args: string[]) => runPlantsoen({ url: database.url, dataFolder }, args);

test('OPS-07 an installation that was destroyed under load is restored with everything acknowledged before the backup', async () => {
  await start('backend/dist/api.mjs', ports.api);
  const load = sendUntilStopped(formTarget());
  const isLoaded = async () => {
    while (load.sent.length < 10) await pause(20);
  };
  await Promise.race([isLoaded(), load.sending]);
  const acknowledged = [...load.sent];
  const backup = await plantsoen('backup', archive(), ...withPassphrase());
  expect(backup).toMatchObject({ code: 0, out: expect.stringMatching(/^backup: /) });
  expect(load.sent.length, 'submissions were sent during the backup').toBeGreaterThan(acknowledged.length);
  await load.stop();
  await killAll();

  await database.drop();
  rmSync(dataFolder, { recursive: true });
  database = await ownedByPlainUser(await testDatabase('bare'));
  const begin = performance.now();
  const restored = await plantsoen('restore', archive(), ...withPassphrase());
  expect(restored).toMatchObject({ code: 0, out: expect.stringMatching(/^restore: \d+ files/) });
  expect(performance.now() - begin, 'the demo is restored within a minute').toBeLessThan(60_000);

  for (const one of acknowledged)
    expect(await stored(one), `submission ${one.id}`).toEqual({ secret: one.secret, plan: one.plan, photo: one.photo });
  await start('backend/dist/api.mjs', ports.api);
  await start('site/dist/server/main.mjs', ports.site);
  const page = await fetch(`http://127.0.0.1:${ports.site}/producten/`, { headers: { host: 'localhost' } });
  expect(page.status).toBe(200);
  const picture = /\/media\/crops\/[\w-]+\/[\w-]+\.jpg/.exec(await page.text())?.[0];
  expect((await fetch(`http://127.0.0.1:${ports.site}${picture}`)).status).toBe(200);
  expect(await submit(formTarget()), 'sequences continue').toMatchObject({ id: expect.any(Number) });
  await killAll();
});
