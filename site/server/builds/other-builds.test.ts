import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ChangeHistory } from '../../src/platform/caching/change-history.ts';
import { OtherBuilds } from './other-builds.ts';
import { SiteAssetsClient } from './site-assets-client.ts';

const script = 'start();';
const text = 'query Shell {\n  shell {\n    title\n  }\n}';
const id = createHash('sha256').update(text).digest('hex').slice(0, 12);
const intervalMs = 100;
const files = new Map<string, string>();
let requests: string[] = [];
let isAway = false;
/** How the next requests fail: the connection is closed, the balancer has no API (502), or the file is being uploaded (404). */
let faults: ('closed' | 502 | 404)[] = [];
let listed: number[] = [];
let [listing, overlapping, listMs] = [0, 0, 0];
let untilSlow: Promise<void> | undefined;
let server: Server;
let builds: OtherBuilds;

/** Starts an API that has some files. */
beforeAll(async () => {
  server = createServer(async ({ url = '', socket }, response) => {
    const name = url.slice('/site-assets/'.length);
    requests.push(name);
    const fault = faults.shift();
    if (fault === 'closed') return socket.destroy();
    if (fault) return response.writeHead(fault).end();
    if (name === '') {
      listed.push(performance.now());
      listing += 1;
      overlapping = Math.max(overlapping, listing);
      await pause(listMs);
      listing -= 1;
    }
    if (name.startsWith('slow-')) await untilSlow;
    const body = name === '' ? JSON.stringify({ names: [...files.keys()] }) : files.get(name);
    response.writeHead(isAway ? 503 : body === undefined ? 404 : 200).end(isAway ? '' : body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

beforeEach(() => {
  requests = [];
  listed = [];
  [overlapping, listMs] = [0, 0];
  untilSlow = undefined;
  isAway = false;
  faults = [];
  files.clear();
  files.set('index-DcIawMbL.js', script).set('index-DcIawMbL.js.br', 'brotli').set(`${id}.graphql`, text);
  const { port } = server.address() as AddressInfo;
  const history = new ChangeHistory();
  history.begin();
  const client = new SiteAssetsClient({ url: `http://127.0.0.1:${port}`, token: 'token' }, [0, 0]);
  builds = new OtherBuilds(client, history, intervalMs);
});

test('OPS-06 an asset of another build is downloaded once, with the encodings that exist', async () => {
  const [file] = await Promise.all([builds.findAsset('index-DcIawMbL.js'), builds.findAsset('index-DcIawMbL.js')]);
  expect(file?.identity.toString()).toBe(script);
  expect(file?.br?.toString()).toBe('brotli');
  expect(file?.gzip).toBeUndefined();
  await builds.findAsset('index-DcIawMbL.js');
  expect(requests.toSorted()).toEqual(['', 'index-DcIawMbL.js', 'index-DcIawMbL.js.br']);
});

test('OPS-06 invented names of assets and operations do not reach the API one by one', async () => {
  const names = Array.from({ length: 200 }, (_, at) => `index-${String(at).padStart(8, '0')}.js`);
  const found = await Promise.all([
    ...names.map((name) => builds.findAsset(name)),
    builds.findOperation('0123456789ab'),
    builds.findOperation('../../media'),
  ]);
  expect(found.filter(Boolean)).toEqual([]);
  expect(requests).toEqual(['']);
});

test('OPS-06 a name is found as soon as another site has announced it', async () => {
  expect(await builds.findAsset('news-BpqMTDnR.js')).toBeUndefined();
  files.set('news-BpqMTDnR.js', script);
  expect((await builds.findAsset('news-BpqMTDnR.js'))?.identity.toString()).toBe(script);
});

test('OPS-06 an asset that could not be downloaded is requested again', async () => {
  isAway = true;
  expect(await builds.findAsset('index-DcIawMbL.js')).toBeUndefined();
  isAway = false;
  expect((await builds.findAsset('index-DcIawMbL.js'))?.identity.toString()).toBe(script);
});

test('OPS-06 the downloaded assets in memory are limited; the least recently used is evicted', async () => {
  const large = 'x'.repeat(3 * 1024 * 1024);
  const names = ['a-00000000.js', 'b-00000000.js', 'c-00000000.js'];
  for (const name of names) files.set(name, large);
  for (const name of names) await builds.findAsset(name);
  requests = [];
  await builds.findAsset('c-00000000.js');
  await builds.findAsset('a-00000000.js');
  expect(requests).toEqual(['a-00000000.js']);
});

test('OPS-06 an operation of another build is returned only if its id is the hash of its text', async () => {
  files.set('0123456789ab.graphql', text);
  expect(await builds.findOperation(id)).toBe(text);
  expect(await builds.findOperation('0123456789ab')).toBeUndefined();
});

test('OPS-06 an operation of another build is not called unknown while the API is away, and found afterwards', async () => {
  isAway = true;
  await expect(builds.findOperation(id)).rejects.toMatchObject({ statusCode: 503 });
  isAway = false;
  expect(await builds.findOperation(id)).toBe(text);
});

test('OPS-06 a request is sent again if its connection breaks or the balancer has no API', async () => {
  faults = ['closed'];
  expect(await builds.findOperation(id)).toBe(text);
  expect(requests).toEqual(['', '', `${id}.graphql`]);
  faults = ['closed', 502];
  expect((await builds.findAsset('index-DcIawMbL.js'))?.identity.toString()).toBe(script);
});

test('OPS-06 an announced operation is found as soon as it is uploaded', async () => {
  await builds.findAsset('index-DcIawMbL.js');
  faults = [404, 404];
  expect(await builds.findOperation(id)).toBe(text);
});

test('OPS-06 invented names cost at most one list per interval, also those that arrive during a list', async () => {
  const began = performance.now();
  const ask = (at: number) => builds.findAsset(`invented-${String(at).padStart(8, '0')}.js`);
  for (let round = 0; round < 4; round += 1) await Promise.all([ask(round), ask(round + 100).then(() => ask(round + 200))]);
  expect(listed.length).toBeGreaterThan(2);
  // A timer may fire a millisecond early.
  expect(listed.length).toBeLessThanOrEqual(1 + (performance.now() - began) / (intervalMs - 1));
});

test('OPS-06 lists that take longer than the interval do not overlap', async () => {
  listMs = 3 * intervalMs;
  const ask = (at: number) => pause(at).then(() => builds.findAsset(`invented-${String(at).padStart(8, '0')}.js`));
  await Promise.all([ask(0), ask(intervalMs), ask(2 * intervalMs), ask(4 * intervalMs)]);
  expect(listed.length).toBeGreaterThan(1);
  expect(overlapping).toBe(1);
});

test('OPS-06 an asset that was evicted during its download takes no room afterwards', async () => {
  const large = 'x'.repeat(3 * 1024 * 1024);
  const names = ['a-00000000.js', 'b-00000000.js', 'c-00000000.js'];
  for (const name of ['slow-00000000.js', ...names, 'd-00000000.js', 'e-00000000.js']) files.set(name, large);
  let go = () => {};
  untilSlow = new Promise((resolve) => {
    go = resolve;
  });
  const slow = builds.findAsset('slow-00000000.js');
  for (const name of names) await builds.findAsset(name);
  go();
  await slow;
  for (const name of ['d-00000000.js', 'e-00000000.js']) await builds.findAsset(name);
  requests = [];
  for (const name of ['d-00000000.js', 'e-00000000.js']) await builds.findAsset(name);
  expect(requests).toEqual([]);
});
