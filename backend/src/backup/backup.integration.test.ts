// Destroys an installation under load, and restores it from a backup that was made meanwhile.
import type { ChildProcess } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
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
import { pdf } from '../forms/uploads/test-archive.ts';
import { type TestDatabase, testDatabase, testSecrets } from '../platform/database/test-database.ts';
import { withClient } from '../platform/database/with-client.ts';
import { ensureFieldKeys } from '../platform/field-keys.ts';
import { createLog } from '../platform/log.ts';
import { openPayload } from '../platform/payload/open-payload.ts';
import { localStorage } from '../platform/storage/local-storage.ts';
import { endOf, freePort, killProgram, spawnProgram, untilAnswers } from '../testing/built-program.ts';
import { createForm } from '../testing/edited-forms.ts';
import { runPlantsoen } from '../testing/run-plantsoen.ts';

/** A submission that the API has acknowledged. */
type Sent = { id: number; secret: string; plan: Buffer; photo: Buffer };

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

let visitors = 0;

/** Uploads two files and sends the form with them, as the site does for a visitor. */
async function submit(): Promise<Sent> {
  visitors += 1;
  const headers = {
    'x-service-token': testSecrets.SERVICE_TOKEN,
    'x-visitor-address': `10.${Math.floor(visitors / 60_000)}.${Math.floor(visitors / 250) % 250}.${visitors % 250}`,
  };
  async function upload(field: string): Promise<{ token: string; content: Buffer }> {
    const content = Buffer.concat([pdf(), Buffer.from(`\n% ${randomBytes(2000).toString('hex')}\n`)]);
    const query = new URLSearchParams({ handle: 'backup', field, siteId: '1', name: `${field}.pdf` });
    const answer = await fetch(`http://127.0.0.1:${ports.api}/uploads?${query}`, {
      method: 'POST',
      headers: { ...headers, 'x-form-time': timeToken },
      body: new Uint8Array(content),
    });
    const body = (await answer.json()) as { token?: string };
    if (!body.token) throw new Error(`the upload was refused: ${JSON.stringify(body)}`);
    return { token: body.token, content };
  }
  const [plan, photo] = [await upload('plan'), await upload('photo')];
  const secret = randomUUID();
  const query = `mutation ($attempt: SubmissionAttemptInput!, $secret: String, $plan: [FileUploadInput], $photo: [FileUploadInput]) {
    save_backup_Submission(siteId: 1, attempt: $attempt, secret: $secret, plan: $plan, photo: $photo) {
      __typename ... on SavedSubmission { id } ... on RefusedSubmission { problems { handle key } } } }`;
  const files = { plan: [{ token: plan.token }], photo: [{ token: photo.token }] };
  const response = await fetch(`http://127.0.0.1:${ports.api}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { attempt: { timeToken, key: randomUUID() }, secret, ...files } }),
  });
  const body = (await response.json()) as { data?: { save_backup_Submission?: { id?: number } } };
  const id = Number(body.data?.save_backup_Submission?.id);
  if (!id) throw new Error(`the submission was refused: ${JSON.stringify(body)}`);
  return { id, secret, plan: plan.content, photo: photo.content };
}

/** Sends submissions from several visitors at a time until it is stopped. */
function sendUntilStopped() {
  const sent: Sent[] = [];
  let isStopped = false;
  const sender = async () => {
    while (!isStopped) sent.push(await submit());
  };
  const sending = Promise.all([sender(), sender(), sender()]);
  return {
    sent,
    sending,
    stop() {
      isStopped = true;
      return sending;
    },
  };
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
  const load = sendUntilStopped();
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
  expect(await submit(), 'sequences continue').toMatchObject({ id: expect.any(Number) });
  await killAll();
});

test('OPS-07 a restore replaces nothing without --overwrite', async () => {
  const refused = await plantsoen('restore', archive(), ...withPassphrase());
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('--overwrite') });
  const replaced = await plantsoen('restore', archive(), '--overwrite', ...withPassphrase());
  expect(replaced, replaced.err).toMatchObject({ code: 0 });
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
  const { rows } = await withClient(database.url, (client) => client.query('select from products limit 1'));
  expect(rows).toHaveLength(1);
});

test('OPS-07 without the field keys, neither a restore nor the API starts', async () => {
  const [{ id }] = ensureFieldKeys(dataFolder);
  rmSync(join(dataFolder, 'field-keys.txt'));
  const refused = await plantsoen('restore', archive(), '--overwrite');
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining(`field key ${id}`) });
  expect(existsSync(join(dataFolder, 'field-keys.txt'))).toBe(false);
  const { code, output } = await endOf(launch('backend/dist/api.mjs'));
  expect(code).toBe(1);
  expect(output).toContain(`field key ${id}`);
  rmSync(join(dataFolder, 'field-keys.txt'));
});

test('OPS-07 an interrupted restore leaves a database that the API refuses', async () => {
  // The table exists from the beginning of a restore until its transaction is committed.
  await withClient(database.url, (client) => client.query('create table unfinished_restore (started_at timestamptz)'));
  expect(await plantsoen('migrate')).toMatchObject({ code: 1, err: expect.stringContaining('has not finished') });
  const { code, output } = await endOf(launch('backend/dist/api.mjs'));
  expect(code).toBe(1);
  expect(output).toContain('has not finished');
  expect(await plantsoen('restore', archive(), '--overwrite', ...withPassphrase())).toMatchObject({ code: 0 });
});
