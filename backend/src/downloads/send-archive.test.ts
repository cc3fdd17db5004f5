import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { localStorage } from '../platform/storage/local-storage.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { openS3Server } from '../platform/storage/test-s3-server.ts';
import { type Archive, archiveSender, zipStream } from './send-archive.ts';

const mib = 1024 ** 2;
const largeSize = 50 * mib;
const contents = { path: 'inhoud.csv', bytes: Buffer.from('Bestand\r\n') };
const modifiedAt = new Date('2026-11-01');
const small = randomBytes(1000);

let folder: string;
let storage: FileStorage;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'archive-'));
  storage = localStorage(folder);
  await storage.write('media/large.dxf', Buffer.alloc(1));
  truncateSync(join(folder, 'media/large.dxf'), largeSize);
  writeFileSync(join(folder, 'media/small.pdf'), small);
});
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections();
});
afterAll(() => rmSync(folder, { recursive: true }));

const large = { path: 'Meent/large.dxf', key: 'media/large.dxf', size: largeSize, modifiedAt };
const files = [{ path: 'Meent/Blad.pdf', key: 'media/small.pdf', size: small.length, modifiedAt }, large];

/** Counts the bytes that are read from a storage, and the files that are open. */
function counted(from: Pick<FileStorage, 'read'>) {
  const count = { bytes: 0, open: 0 };
  return {
    count,
    async read(key: string): Promise<Readable | undefined> {
      const content = await from.read(key);
      count.open += 1;
      content?.on('close', () => {
        count.open -= 1;
      });
      const push = content?.push.bind(content);
      if (content && push)
        content.push = (chunk: Buffer | null) => {
          count.bytes += chunk?.length ?? 0;
          return push(chunk);
        };
      return content;
    },
  };
}

/** Serves an archive, and returns its address and the errors of its sender. */
async function serve(from: Pick<FileStorage, 'read'>, archive: Archive) {
  const send = archiveSender(from);
  const errors: unknown[] = [];
  const server = createServer((_, response) => {
    void send(response, archive, 'network').catch((error: unknown) => {
      errors.push(error);
      response.destroy();
    });
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, errors };
}

const named = (all: Archive['files']): Archive => ({ name: 'bestanden-Meent-2026-11-29', contents, files: all, missing: [] });

test('CAT-15 an archive opens in other programs, and its length is announced', async () => {
  const { url } = await serve(storage, named(files.slice(0, 1)));
  const answer = await fetch(url);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/zip',
    'content-length': String(bytes.length),
    'content-disposition': 'attachment; filename="bestanden-Meent-2026-11-29.zip"',
    'cache-control': 'no-store',
  });
  const opened = unzipSync(bytes);
  expect(Object.keys(opened)).toEqual(['inhoud.csv', 'Meent/Blad.pdf']);
  expect(Buffer.from(opened['Meent/Blad.pdf'] ?? []).equals(small)).toBe(true);
  const zip = await fromBufferPromise(bytes);
  const entries = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  const file = await buffer(await zip.openReadStreamPromise(entries[1] as never));
  expect(file.equals(small), 'the checksum is right').toBe(true);
});

test('CAT-15 an archive reads less than 1 MB ahead of its receiver', async () => {
  const source = counted(storage);
  const { output, size, stop } = zipStream(source, { contents, files });
  let received = 0;
  let ahead = 0;
  for await (const chunk of output) {
    received += (chunk as Buffer).length;
    ahead = Math.max(ahead, source.count.bytes - received);
  }
  stop();
  expect(received).toBe(size);
  expect(ahead).toBeLessThan(mib);
});

test('CAT-15 twenty archives of 50 MB at once read less than 1 MB ahead each', async () => {
  const source = counted(storage);
  const streams = Array.from({ length: 20 }, () => zipStream(source, { contents, files: [large] }));
  // Each receiver takes a part and then waits.
  for (const { output } of streams) {
    const parts = output.iterator({ destroyOnReturn: false });
    for (let taken = 0; taken < mib; ) taken += ((await parts.next()).value as Buffer).length;
  }
  await wait(200);
  const { open, bytes } = source.count;
  expect(open).toBe(20);
  expect(bytes, 'bytes read for 20 receivers that took 1 MB each').toBeLessThan(20 * 2 * mib);
  for (const { output, stop } of streams) {
    output.destroy();
    stop();
  }
  await expect.poll(() => source.count.open).toBe(0);
});

test('CAT-15 an archive stops reading when its receiver leaves', async () => {
  const source = counted(storage);
  const { url, errors } = await serve(source, named(files));
  const asked = request(url).end();
  const [answer] = await once(asked, 'response');
  await once(answer, 'data');
  asked.destroy();
  await expect.poll(() => source.count.open).toBe(0);
  expect(source.count.bytes).toBeLessThan(largeSize);
  expect(errors).toEqual([]);
});

test.each<[string, FileStorage['read']]>([
  ['is missing', async () => undefined],
  ['cannot be read', () => Promise.reject(new Error('no storage'))],
  ['is shorter', () => storage.read('media/small.pdf', { start: 0, end: 9 })],
])('CAT-15 an archive whose file %s is not completed', async (_, read) => {
  const { url, errors } = await serve({ read }, named(files.slice(0, 1)));
  await expect(fetch(url).then((answer) => answer.arrayBuffer())).rejects.toThrow();
  expect(errors).toHaveLength(1);
});

test.each([
  ['a process', 40, (place: number) => `network ${place}`],
  ['a network', 10, () => 'network'],
])('CAT-15 archives beyond the limit of %s are refused', async (_, max, networkOf) => {
  const send = archiveSender({ read: () => new Promise(() => undefined) });
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    void send(response, named(files), networkOf(asked)).catch(() => response.writeHead(503).end());
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const answers = await Promise.all(Array.from({ length: max + 1 }, () => fetch(url)));
  expect(answers.filter(({ status }) => status === 503)).toHaveLength(1);
  await answers.find(({ status }) => status === 200)?.body?.cancel();
  await expect.poll(async () => (await fetch(url)).status, { message: 'after a receiver has left' }).toBe(200);
});

test('CAT-15 the files of an archive come from a bucket', async () => {
  const s3 = await openS3Server();
  const bucket = await openStorage({ dataFolder: folder, s3: s3.settings });
  await bucket.write('media/small.pdf', small);
  const { url } = await serve(bucket, named(files.slice(0, 1)));
  const opened = unzipSync(new Uint8Array(await (await fetch(url)).arrayBuffer()));
  expect(Buffer.from(opened['Meent/Blad.pdf'] ?? []).equals(small)).toBe(true);
  s3.close();
});
