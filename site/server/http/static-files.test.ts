import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpContext } from './http-context.ts';
import { StaticFiles } from './static-files.ts';

const script = 'start();';
const folder = mkdtempSync(join(tmpdir(), 'static-files-'));
const at = (name: string) => join(folder, 'assets', name);
mkdirSync(join(folder, 'assets'));
writeFileSync(at('index-1.js'), script);
writeFileSync(at('index-1.js.br'), brotliCompressSync(script));
writeFileSync(at('index-1.js.gz'), gzipSync(script));
writeFileSync(at('small-1.css'), 'p{}');

const kept = new Map([['index-1.js', { identity: Buffer.from(script), gzip: gzipSync(script) }]]);
const files = new StaticFiles(folder, async (name) => kept.get(name));
const server = createServer((request, response) => void files.answer(createHttpContext(request, response)));
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const ask = async (name: string, accepted: string, method = 'GET') => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/assets/${name}`;
  const answer = await fetch(url, { method, headers: { 'accept-encoding': accepted } });
  const { status, headers } = answer;
  return { status, encoding: headers.get('content-encoding'), length: headers.get('content-length'), text: await answer.text() };
};

test.each([
  ['index-1.js', 'gzip, br', 'br', script],
  ['index-1.js', 'gzip', 'gzip', script],
  ['index-1.js', 'identity', null, script],
  ['small-1.css', 'gzip, br', null, 'p{}'],
])('decision 6: a built file is sent in an encoding that the build has made: %s, %s', async (name, accepted, encoding, text) => {
  expect(await ask(name, accepted)).toMatchObject({ status: 200, encoding, text });
});

test('decision 6: HEAD tells the length of a built file', async () => {
  expect(await ask('index-1.js', 'identity', 'HEAD')).toMatchObject({ status: 200, length: String(script.length), text: '' });
});

test('OPS-06 a built file is announced with its encodings and their sizes', async () => {
  const sizes = Object.fromEntries([...files.assets].map(([name, { size }]) => [name, size]));
  expect(sizes).toEqual({
    'index-1.js': script.length,
    'index-1.js.br': brotliCompressSync(script).length,
    'index-1.js.gz': gzipSync(script).length,
    'small-1.css': 3,
  });
  expect(String(await files.assets.get('index-1.js')?.read())).toBe(script);
});

test('OPS-06 a built file that an upgrade has removed is served from memory, or from the API', async () => {
  for (const name of ['index-1.js', 'index-1.js.br', 'index-1.js.gz', 'small-1.css']) rmSync(at(name));
  expect(await ask('index-1.js', 'br')).toMatchObject({ status: 200, encoding: 'br', text: script });
  expect(await ask('index-1.js', 'gzip')).toMatchObject({ status: 200, encoding: 'gzip', text: script });
  expect(await ask('index-1.js', 'identity')).toMatchObject({ status: 200, encoding: null, text: script });
  expect(await ask('small-1.css', 'gzip')).toMatchObject({ status: 200, encoding: null, text: 'p{}' });
});
