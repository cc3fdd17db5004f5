import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testSecrets } from '../database/test-database.ts';
import { openStorage } from './open-storage.ts';
import { openS3Server, type S3Server } from './test-s3-server.ts';

const program = fileURLToPath(new URL('../../../dist/plantsoen.mjs', import.meta.url));

let folder: string;
let s3: S3Server;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'storage-copy-'));
  s3 = await openS3Server();
  for (const name of ['media/videos', 'uploads/ab', 'crops/x', 'mails']) mkdirSync(join(folder, name), { recursive: true });
  for (let index = 0; index < 30; index += 1) writeFileSync(join(folder, 'media', `${index}.jpg`), `picture ${index}`);
  writeFileSync(join(folder, 'media/videos/film.jpg'), 'film');
  writeFileSync(join(folder, 'uploads/ab/abc'), Buffer.alloc(100_000, 'cv'));
  writeFileSync(join(folder, 'crops/x/product-1.webp'), 'crop');
  writeFileSync(join(folder, 'mails/mail.eml'), 'mail');
});
afterEach(() => {
  s3.close();
  rmSync(folder, { recursive: true });
});

const permanent = 32;

const FIELD_KEYS = `k1:${Buffer.alloc(32, 1).toString('base64')}`;

function start(dataFolder: string, parameters: readonly string[], env = s3.env) {
  const child = spawn(process.execPath, [program, 'storage', 'copy', ...parameters], {
    env: {
      ...process.env,
      ...testSecrets,
      ...env,
      FIELD_KEYS,
      DATABASE_URL: 'postgres://127.0.0.1:1/none',
      DATA_FOLDER: dataFolder,
    },
  });
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { child, end: ended.then(([out, errors, [code]]) => ({ out, errors, code: code as number | null })) };
}
const run = (parameters: readonly string[], dataFolder = folder) => start(dataFolder, parameters).end;
const toBucket = ['--to', 's3'];
const toDisk = ['--to', 'local'];

async function keysInBucket(): Promise<string[]> {
  const storage = await openStorage({ dataFolder: folder, s3: s3.settings });
  const keys: string[] = [];
  for await (const { key } of storage.list('')) keys.push(key);
  return keys.sort();
}
const filesIn = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'field-keys.txt')
    .map(({ parentPath, name }) => join(parentPath, name).slice(path.length + 1))
    .sort();

test('OPS-04 copies originals, uploads and pictures of videos to the bucket, and crops on request', async () => {
  expect(await run(toBucket)).toEqual({
    out: expect.stringMatching(/^files: 32 copied \(0\.1 MB\), 0 were there/),
    errors: '',
    code: 0,
  });
  const keys = await keysInBucket();
  expect(keys).toHaveLength(permanent);
  expect(keys).toEqual(expect.arrayContaining(['media/7.jpg', 'media/videos/film.jpg', 'uploads/ab/abc']));
  expect((await run([...toBucket, '--crops'])).out).toMatch(/files: 1 copied \(0\.0 MB\), 32 were there already/);
  expect(await keysInBucket()).toContain('crops/x/product-1.webp');
});

test('OPS-04 copies the files of the bucket to another data folder with the same content', async () => {
  await run(toBucket);
  // A marker of a folder, as consoles create them.
  await (await openStorage({ dataFolder: folder, s3: s3.settings })).write('media/videos/', Buffer.alloc(0));
  const other = join(folder, 'other');
  expect(await run(toDisk, other)).toMatchObject({ code: 0, errors: '' });
  expect(filesIn(other)).toHaveLength(permanent);
  for (const file of filesIn(other))
    expect(readFileSync(join(other, file)).equals(readFileSync(join(folder, file))), file).toBe(true);
});

test('OPS-04 replaces a copy of the same size with another content', async () => {
  await run(toBucket);
  const storage = await openStorage({ dataFolder: folder, s3: s3.settings });
  await storage.write('media/7.jpg', Buffer.from('picture X'));
  expect((await run(toBucket)).out).toMatch(/files: 1 copied \(0\.0 MB\), 31 were there already/);
  const copy = await storage.read('media/7.jpg');
  expect(copy && (await text(copy))).toBe('picture 7');
});

test('OPS-04 continues a copy that was killed in the middle', async () => {
  let puts = 0;
  s3.intercept(({ method }) => {
    if (method === 'PUT') puts += 1;
    return method === 'PUT' && puts > 10 ? 'hang' : 'answer';
  });
  const { child, end } = start(folder, toBucket);
  await expect.poll(async () => puts > 10 && (await keysInBucket()).length).toBe(10);
  child.kill('SIGKILL');
  expect((await end).code).toBeNull();
  s3.intercept(() => 'answer');
  expect((await run(toBucket)).out).toMatch(/files: 22 copied \(\d\.\d MB\), 10 were there already/);
  expect(await keysInBucket()).toHaveLength(permanent);
});

test('OPS-04 ends with one line and status 1 if the bucket fails during the copy', async () => {
  let puts = 0;
  s3.intercept(({ method }) => {
    if (method === 'PUT') puts += 1;
    return puts > 10 ? 'fail' : 'answer';
  });
  const { code, errors } = await run(toBucket);
  expect(code).toBe(1);
  expect(errors).toMatch(/^the bucket files answered 503 \(\w+\): run the command again, it continues with the missing files\n$/);
});

test('OPS-04 ends with status 1 and names each copy that differs from its original', async () => {
  const damage = await openStorage({ dataFolder: folder, s3: s3.settings });
  let isDamaged = false;
  s3.intercept(({ method, url = '' }) => {
    // The first reading of the copy, after it was written, finds another content.
    if (method === 'GET' && url.startsWith('/files/test/media/3.jpg') && !isDamaged) {
      isDamaged = true;
      return damage.write('media/3.jpg', Buffer.from('other')).then(() => 'answer');
    }
    return 'answer';
  });
  const { code, errors } = await run(toBucket);
  expect([code, errors]).toEqual([1, 'media/3.jpg: the copy differs from the original\n']);
});

test('OPS-04 explains wrong parameters and a missing bucket in one line', async () => {
  for (const parameters of [[], ['--to', 'disk'], ['--to', 's3', '--unknown']])
    expect(await run(parameters)).toMatchObject({ code: 2, errors: expect.stringMatching(/^error: /) });
  const without = start(folder, toBucket, { ...s3.env, STORAGE_S3_BUCKET: 'missing' });
  expect(await without.end).toMatchObject({ code: 1, errors: 'the bucket missing does not exist (STORAGE_S3_BUCKET)\n' });
});
