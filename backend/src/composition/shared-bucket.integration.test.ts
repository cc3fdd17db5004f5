import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { exampleField } from '@plantsoen/form-rules/example-fields.ts';
import { createLocalReq } from 'payload';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makeTimeToken } from '../forms/protection/time-token.ts';
import { downloadFile } from '../forms/uploads/download-file.ts';
import { pdf } from '../forms/uploads/test-archive.ts';
import { imageCrop } from '../media/image-source.ts';
import { readConfiguration } from '../platform/configuration.ts';
import { type TestDatabase, testDatabase, testSecrets } from '../platform/database/test-database.ts';
import { createLog } from '../platform/log.ts';
import { openPayload } from '../platform/payload/open-payload.ts';
import { openS3Server, type S3Server } from '../platform/storage/test-s3-server.ts';
import { type ApiProcess, startApi } from '../testing/api-process.ts';
import { endOf, spawnProgram } from '../testing/built-program.ts';
import { createForm } from '../testing/edited-forms.ts';
import { runPlantsoen } from '../testing/run-plantsoen.ts';
import { savedId, submittedForms } from '../testing/submitted-forms.ts';
import type { TestPayload } from '../testing/test-payload.ts';
import { buildPayloadConfig } from './payload-config.ts';
import { payloadOptionsOf } from './payload-options.ts';

/** The machine of the editors, with a separate data folder. */
const admin = {} as TestPayload;
const apis: ApiProcess[] = [];
let s3: S3Server;
let database: TestDatabase;

const machine = (name: string) => {
  const folder = join(database.dataFolder, name);
  mkdirSync(folder, { recursive: true });
  return folder;
};
const envOf = (name: string) => ({
  ...testSecrets,
  ...s3.env,
  FIELD_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
  DATABASE_URL: database.url,
  DATA_FOLDER: machine(name),
});

beforeAll(async () => {
  database = await testDatabase('empty');
  s3 = await openS3Server();
  const result = readConfiguration(envOf('admin'));
  if ('problems' in result) throw new Error(result.problems.join('\n'));
  admin.dataFolder = result.configuration.dataFolder;
  admin.options = { ...(await payloadOptionsOf(result.configuration)), log: createLog('test', 'silent') };
  admin.payload = await openPayload(buildPayloadConfig(admin.options));
  for (const name of ['one', 'two']) apis.push(await startApi(envOf(name)));
});
afterEach(() => s3.intercept(() => 'answer'));
afterAll(async () => {
  await Promise.all(apis.map((api) => api.end()));
  await admin.payload?.destroy();
  s3?.close();
  await database?.drop();
});
const forms = submittedForms(admin);

const at = (index: number, path: string, options?: RequestInit) => {
  const api = apis[index];
  if (!api) throw new Error(`there is no API ${index}`);
  return api.fetch(path, options);
};
const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const picture = { mimeType: 'image/jpeg', width: 900, height: 600, focalX: 50, focalY: 50, cutOut: false };

function cropOf(hash: string, format: string): string {
  const { path, widths } = imageCrop({ ...picture, hash }, 'projectCard');
  return `${path}-${widths[0]}.${format}`;
}

async function uploadPicture(background: string) {
  const data = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const file = { data, name: 'bank.jpg', mimetype: 'image/jpeg', size: data.length };
  const { hash } = await admin.payload.create({ collection: 'media', locale: 'nl', data: { alt: 'Bank' }, file });
  return { data, hash: hash ?? '' };
}

test('OPS-04 two APIs serve the original and one crop of a picture that an editor uploads on a third machine', async () => {
  const { data, hash } = await uploadPicture('#a52');
  const crop = cropOf(hash, 'webp');
  const [first, second] = [await at(0, crop), await at(1, crop)];
  expect([first.status, second.status]).toEqual([200, 200]);
  expect((await bytes(first)).equals(await bytes(second))).toBe(true);
  expect(s3.requests.filter((request) => request.startsWith(`PUT /files/test/${crop.slice('/media/'.length)}`))).toHaveLength(1);
  for (const index of [0, 1]) expect((await bytes(await at(index, `/media/pictures/${hash}.jpg`))).equals(data)).toBe(true);
});

test('OPS-04 serves a concurrent first request for a crop on both APIs', async () => {
  const { hash } = await uploadPicture('#27a');
  const crop = cropOf(hash, 'jpg');
  const answers = await Promise.all([0, 1, 0, 1].map((index) => at(index, crop)));
  for (const answer of answers) expect((await sharp(await bytes(answer)).metadata()).format).toBe('jpeg');
});

test('OPS-04 FRM-02 a file that one API receives is stored encrypted, and an editor elsewhere downloads it', async () => {
  const file = { blockType: 'FileUpload', handle: 'plan', label: 'Plan', accept: ['.pdf'], enableContentEncryption: true };
  await createForm(admin.payload, 'jobs', [file]);
  const content = pdf('/Title (geheim)');
  const query = new URLSearchParams({ handle: 'jobs', field: 'plan', siteId: '1', name: 'plan.pdf' });
  const headers = {
    'x-service-token': testSecrets.SERVICE_TOKEN,
    'x-form-time': makeTimeToken(admin.payload.secret).token,
    'x-visitor-address': '10.1.1.1',
  };
  const upload = { method: 'POST', headers, body: new Uint8Array(content) };
  s3.intercept(({ method }) => (method === 'PUT' ? 'fail' : 'answer'));
  const refused = await at(0, `/uploads?${query}`, upload);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  s3.intercept(() => 'answer');
  const received = await at(0, `/uploads?${query}`, upload);
  expect(received.status).toBe(200);
  const { token } = (await received.json()) as { token: string };
  const { rows } = await admin.payload.db.pool.query('select id, file from form_upload where token_hash is not null');
  const stored = await bytes(new Response((await admin.options.storage.read(`uploads/${rows[0].file}`)) as never));
  expect([stored.length > content.length, stored.includes('geheim')]).toEqual([true, false]);

  const field = exampleField('FileUpload', { handle: 'plan', limitFiles: 1, maxMb: 1, accept: [] });
  const form = forms.form([field], { handle: 'jobs', encryptedFields: ['plan'] });
  const id = savedId(await forms.send(form, { plan: [{ token }] }));
  const user = { id: 1, collection: 'users', role: 'administrator', email: 'a@example.org' } as never;
  const req = await createLocalReq({ user }, admin.payload);
  Object.assign(req, { routeParams: { id: String(id), upload: rows[0].id } });
  expect((await bytes(await downloadFile.handler(req))).equals(content)).toBe(true);
});

test('OPS-04 leaves no original, crop or upload in a data folder', () => {
  for (const name of ['admin', 'one', 'two']) {
    for (const folder of ['media', 'crops', 'uploads'])
      expect(existsSync(join(machine(name), folder)), `${name}/${folder}`).toBe(false);
  }
  for (const name of ['one', 'two']) expect(readdirSync(join(machine(name), 'incoming'))).toEqual([]);
});

test('OPS-04 stays ready during an outage of the bucket, which affects files only', async () => {
  const { hash } = await uploadPicture('#3a7');
  s3.intercept(() => 'fail');
  for (const index of [0, 1]) {
    expect((await at(index, '/ready/')).status).toBe(200);
    expect((await at(index, `/media/pictures/${hash}.jpg`)).status).toBe(503);
  }
  s3.intercept(() => 'answer');
  for (const index of [0, 1]) expect((await at(index, `/media/pictures/${hash}.jpg`)).status).toBe(200);
});

test('OPS-04 an API that starts without its bucket says so in one line and at /ready/, until it can use the bucket', async () => {
  s3.intercept(() => 'fail');
  const api = await startApi(envOf('three'));
  try {
    const waiting = await api.fetch('/ready/');
    const errors = ['the bucket files answered 503 (Unknown)'];
    expect([waiting.status, await waiting.json()]).toEqual([503, { status: 'waiting', errors }]);
    expect(
      api
        .log()
        .split('\n')
        .filter((line) => line.includes('the bucket files')),
    ).toEqual([
      expect.stringContaining('the bucket files answered 503 (Unknown); the API is not ready until it can use the bucket'),
    ]);
    s3.intercept(() => 'answer');
    expect((await api.fetch('/ready/')).status).toBe(200);
  } finally {
    await api.end();
  }
});

test('OPS-04 OPS-10 a further API and the check fail without the keys of the other machines', async () => {
  const env = { ...envOf('without-keys'), FIELD_KEYS: undefined };
  const line = 'FIELD_KEYS is not set: it is required if STORAGE_S3_BUCKET is set, with the same value on all machines';
  const api = spawnProgram('backend/dist/api.mjs', env);
  const [{ code }, errors] = await Promise.all([endOf(api), api.stderr?.setEncoding('utf8').toArray()]);
  expect({ code, errors: errors?.join('') }).toEqual({ code: 1, errors: `${line}\n` });
  const at = { url: database.url, dataFolder: machine('without-keys') };
  expect(await runPlantsoen(at, ['check'], { env })).toEqual({ code: 1, out: '', err: `${line}\n` });
  expect(readdirSync(machine('without-keys'))).toEqual([]);
});

test('OPS-07 a backup names a bucket that cannot be reached, not the database', async () => {
  const env = { ...envOf('backup'), STORAGE_S3_ENDPOINT: 'http://127.0.0.1:1' };
  const at = { url: database.url, dataFolder: machine('backup') };
  const { code, err } = await runPlantsoen(at, ['backup', '-'], { env });
  expect(code).toBe(1);
  expect(err).toMatch(/^the bucket files cannot be reached \(ECONNREFUSED; STORAGE_S3_ENDPOINT/m);
  expect(err).not.toContain('database: the connection');
});

test('OPS-04 refuses an upload of an editor during an outage, and stores no document', async () => {
  s3.intercept(() => 'fail');
  await expect(uploadPicture('#123')).rejects.toThrow('the bucket files answered 503');
  const { totalDocs } = await admin.payload.count({ collection: 'media', where: { hash: { exists: false } } });
  expect(totalDocs).toBe(0);
});
