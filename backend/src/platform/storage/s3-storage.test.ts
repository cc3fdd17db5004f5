import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type FileStorage, StorageUnavailableError } from './file-storage.ts';
import { s3Storage } from './s3-storage.ts';
import { openS3Server, type S3Server } from './test-s3-server.ts';

const timeoutMs = 2500;
let server: S3Server;
let storage: FileStorage;
beforeAll(async () => {
  server = await openS3Server();
  storage = s3Storage(server.settings, timeoutMs);
});
afterEach(() => server.intercept(() => 'answer'));
afterAll(() => server.close());

const open = async (key: string): Promise<Readable> => {
  const content = await storage.read(key);
  if (!content) throw new Error(`${key} does not exist`);
  return content;
};

test('OPS-04 a download continues after its reader has paused for longer than the timeout', async () => {
  const bytes = 30_000_000;
  await storage.write('media/large', Buffer.alloc(bytes, 'x'));
  const content = await open('media/large');
  const reader = content[Symbol.asyncIterator]();
  let received: number = (await reader.next()).value.length;
  await pause(3 * timeoutMs);
  for (let next = await reader.next(); !next.done; next = await reader.next()) received += next.value.length;
  expect(received).toBe(bytes);
});

test('OPS-04 slow downloads do not delay other requests', async () => {
  await storage.write('media/slow', Buffer.alloc(1_000_000, 'x'));
  const slow = await Promise.all(Array.from({ length: 60 }, () => open('media/slow')));
  await storage.write('uploads/new', Buffer.from('new'));
  expect(await storage.stat('uploads/new')).toMatchObject({ size: 3 });
  expect(await text(await open('uploads/new'))).toBe('new');
  expect(slow.filter(({ destroyed }) => destroyed)).toEqual([]);
  for (const content of slow) content.destroy();
});

test('OPS-04 a download fails if the storage stops in the middle while the reader waits', async () => {
  server.intercept(() => 'stall');
  const content = await open('media/any');
  await expect(text(content)).rejects.toThrow(StorageUnavailableError);
});

test('OPS-04 the list of files has no markers of folders', async () => {
  for (const key of ['marked/', 'marked/sub/', 'marked/sub/a.txt']) await storage.write(key, Buffer.alloc(0));
  const requests = server.requests.filter((request) => request.startsWith('PUT /files/test/marked/'));
  expect(requests.map((request) => request.split('?')[0])).toEqual([
    'PUT /files/test/marked/',
    'PUT /files/test/marked/sub/',
    'PUT /files/test/marked/sub/a.txt',
  ]);
  const keys: string[] = [];
  for await (const { key } of storage.list('marked/')) keys.push(key);
  expect(keys).toEqual(['marked/sub/a.txt']);
});
