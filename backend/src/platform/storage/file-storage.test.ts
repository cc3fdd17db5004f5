import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type FileStorage, StorageUnavailableError } from './file-storage.ts';
import { openStorage } from './open-storage.ts';
import { openS3Server, type S3Server } from './test-s3-server.ts';

let folder: string;
let server: S3Server;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'storage-'));
  server = await openS3Server();
});
afterEach(() => server.intercept(() => 'answer'));
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const contentOf = async (storage: FileStorage, key: string, range?: { start: number; end?: number }) => {
  const content = await storage.read(key, range);
  return content && (await text(content));
};
const keysOf = async (storage: FileStorage, prefix: string) => {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys.sort();
};

describe.each(['local', 's3'] as const)('the %s storage', (kind) => {
  let storage: FileStorage;
  beforeAll(async () => {
    storage = await openStorage({ dataFolder: folder, s3: kind === 's3' ? server.settings : undefined });
  });

  test('OPS-04 writes, describes, reads and deletes a file', async () => {
    expect(await storage.problem()).toBeUndefined();
    const begin = Date.now() - 2000;
    await storage.write('media/a.txt', Buffer.from('0123456789'));
    const info = await storage.stat('media/a.txt');
    expect(info?.size).toBe(10);
    expect(info?.modifiedAt.getTime()).toBeGreaterThan(begin);
    expect(await contentOf(storage, 'media/a.txt')).toBe('0123456789');
    await storage.delete('media/a.txt');
    expect(await storage.stat('media/a.txt')).toBeUndefined();
    await storage.delete('media/a.txt');
  });

  test('OPS-04 returns nothing for a missing file or folder', async () => {
    await storage.write('media/file', Buffer.from('x'));
    for (const key of ['media/none', 'none/none', 'media/file/none']) {
      expect(await storage.stat(key)).toBeUndefined();
      expect(await storage.read(key)).toBeUndefined();
    }
    expect(await storage.stat('media')).toBeUndefined();
    expect(await keysOf(storage, 'none/')).toEqual([]);
  });

  test('OPS-04 reads a part of a file', async () => {
    await storage.write('media/b.txt', Buffer.from('0123456789'));
    expect(await contentOf(storage, 'media/b.txt', { start: 2, end: 4 })).toBe('234');
    expect(await contentOf(storage, 'media/b.txt', { start: 7 })).toBe('789');
    expect(await contentOf(storage, 'media/b.txt', { start: 8, end: 100 })).toBe('89');
  });

  test('OPS-04 stores empty files and names with special characters', async () => {
    await storage.write('media/leeg é +%20.txt', Buffer.alloc(0));
    expect(await storage.stat('media/leeg é +%20.txt')).toMatchObject({ size: 0 });
    expect(await contentOf(storage, 'media/leeg é +%20.txt')).toBe('');
    expect(await keysOf(storage, 'media/')).toContain('media/leeg é +%20.txt');
  });

  test('OPS-04 writes a stream that is larger than one part, with the same content', async () => {
    const piece = 'abcdefghij'.repeat(100_000);
    await storage.write('uploads/large', Readable.from(Array(20).fill(Buffer.from(piece))));
    expect(await storage.stat('uploads/large')).toMatchObject({ size: 20_000_000 });
    expect((await contentOf(storage, 'uploads/large')) === piece.repeat(20)).toBe(true);
  });

  test('OPS-04 keeps the previous content if a write fails in the middle', async () => {
    await storage.write('uploads/kept', Buffer.from('before'));
    async function* broken() {
      yield Buffer.alloc(9_000_000);
      throw new Error('the visitor left');
    }
    for (const key of ['uploads/kept', 'uploads/never'])
      await expect(storage.write(key, Readable.from(broken()))).rejects.toThrow('the visitor left');
    expect(await contentOf(storage, 'uploads/kept')).toBe('before');
    expect(await storage.stat('uploads/never')).toBeUndefined();
    expect((await keysOf(storage, 'uploads/')).filter((key) => /never|part/.test(key))).toEqual([]);
  });

  test('OPS-04 lists the files of a folder and of the folders below, with their sizes', async () => {
    const keys = Array.from({ length: 25 }, (_, index) => `list/${index % 3}/${index}`).sort();
    for (const key of keys) await storage.write(key, Buffer.from(key));
    expect(await keysOf(storage, 'list/')).toEqual(keys);
    for await (const { key, size } of storage.list('list/')) expect(size).toBe(key.length);
  });
});

describe('the local storage', () => {
  // S3 promises the same, but the test server does not.
  test('OPS-04 keeps one whole content of several concurrent writes', async () => {
    const storage = await openStorage({ dataFolder: folder });
    const contents = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(200_000));
    await Promise.all(contents.map((content) => storage.write('concurrent/one.webp', Buffer.from(content))));
    expect(contents).toContain(await contentOf(storage, 'concurrent/one.webp'));
    expect(await keysOf(storage, 'concurrent/')).toEqual(['concurrent/one.webp']);
  });

  test('OPS-04 SEC-07 has no key outside the data folder', async () => {
    const storage = await openStorage({ dataFolder: folder });
    for (const key of ['../secrets.json', 'media/../../x', '/etc/passwd', 'media//x', 'media\\..\\x', ''])
      await expect(storage.stat(key)).rejects.toThrow('is not the key of a file');
  });

  test('OPS-04 SEC-08 writes files that only their owner may read', async () => {
    const storage = await openStorage({ dataFolder: folder });
    await storage.write('private/a/b', Buffer.from('x'));
    expect(statSync(join(folder, 'private/a')).mode & 0o077).toBe(0);
    expect(statSync(join(folder, 'private/a/b')).mode & 0o077).toBe(0);
  });

  test('OPS-04 deletes what an interrupted write of the file left behind', async () => {
    const storage = await openStorage({ dataFolder: folder });
    mkdirSync(join(folder, 'left'));
    for (const name of ['a.1.part', 'a.2.part', 'b.1.part']) writeFileSync(join(folder, 'left', name), 'x');
    for (const name of ['a.1.part', 'b.1.part']) utimesSync(join(folder, 'left', name), 0, 0);
    await storage.delete('left/a');
    expect(readdirSync(join(folder, 'left')).sort()).toEqual(['a.2.part', 'b.1.part']);
  });
});

describe('a bucket', () => {
  const open = (change: Partial<S3Server['settings']> = {}) =>
    openStorage({ dataFolder: folder, s3: { ...server.settings, ...change } });

  test('OPS-04 contains all keys below its prefix', async () => {
    await (await open()).write('prefixed/a', Buffer.from('x'));
    const above = await open({ prefix: '' });
    expect(await contentOf(above, 'test/prefixed/a')).toBe('x');
    expect(existsSync(join(folder, 'prefixed'))).toBe(false);
  });

  test('OPS-04 keeps the checksum that its writer knows', async () => {
    const storage = await open();
    await storage.write('summed', Buffer.from('x'), { sha256: 'f'.repeat(64) });
    expect(await storage.stat('summed')).toMatchObject({ sha256: 'f'.repeat(64) });
  });

  test.each([
    ['is missing', { bucket: 'missing' }, 'the bucket missing does not exist (STORAGE_S3_BUCKET)'],
    ['refuses the key', { accessKey: { id: 'unknown', secret: 'wrong' } }, /^the bucket files refuses the access key/],
    ['cannot be reached', { endpoint: 'http://127.0.0.1:1' }, /^the bucket files cannot be reached \(ECONNREFUSED; STORAGE_S3_E/],
  ])('OPS-04 that %s is described in one line', async (_, change, line) => {
    const storage = await open(change);
    expect(await storage.problem()).toMatch(line);
    await expect(storage.write('x', Buffer.from('x'))).rejects.toThrow(StorageUnavailableError);
  });

  test('OPS-04 that never answers is unavailable after a timeout', async () => {
    const storage = await open();
    server.intercept(() => 'hang');
    await expect(storage.stat('x')).rejects.toThrow('the bucket files cannot be reached (TimeoutError; STORAGE_S3_ENDPOINT)');
  });

  test('OPS-04 that fails makes every operation unavailable until it answers again', async () => {
    const storage = await open();
    await storage.write('outage', Buffer.from('x'));
    server.intercept(() => 'fail');
    expect(await storage.problem()).toMatch(/^the bucket files answered 503/);
    for (const operation of ['stat', 'read', 'delete'] as const)
      await expect(storage[operation]('outage')).rejects.toThrow(StorageUnavailableError);
    await expect(keysOf(storage, 'media/')).rejects.toThrow(StorageUnavailableError);
    server.intercept(() => 'answer');
    expect(await contentOf(storage, 'outage')).toBe('x');
  });
});

test('OPS-10 the access key of the bucket is replaced while programs use it', async () => {
  const settings = server.settings;
  const withKey = (id: string) => openStorage({ dataFolder: folder, s3: { ...settings, accessKey: { id, secret: id } } });
  server.addKey('FORMER');
  const before = await withKey('FORMER');
  await before.write('media/kept.txt', Buffer.from('kept'));
  server.addKey('NEXT');
  const after = await withKey('NEXT');
  expect([await contentOf(before, 'media/kept.txt'), await contentOf(after, 'media/kept.txt')]).toEqual(['kept', 'kept']);
  server.revokeKey('FORMER');
  expect(await before.problem()).toContain('refuses the access key');
  await expect(before.read('media/kept.txt')).rejects.toThrow(StorageUnavailableError);
  expect([await after.problem(), await contentOf(after, 'media/kept.txt')]).toEqual([undefined, 'kept']);
  server.revokeKey('NEXT');
});
