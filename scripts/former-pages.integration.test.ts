// Changes content under the built programs, with 500 visitors at once and with a CDN in front of two sites.
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request as requestOver } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { withdrawalOf } from '@plantsoen/contract/cache-identity.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase, testSecrets } from '../backend/src/platform/database/test-database.ts';
import { withClient } from '../backend/src/platform/database/with-client.ts';
import { freePort } from '../backend/src/testing/free-port.ts';
import { type CachingPeer, cachingPeer } from '../site/server/testing/caching-peer.ts';
import { parseMetrics, sumOf } from './monitoring.ts';
import { ending, spawnNode } from './node-child.mjs';

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; text: string };

const list = '/producten/zitmeubilair/';
let database: TestDatabase;
let folder: string;
let cdn: CachingPeer;
let apiPort: number;
let api: ChildProcess;
const sites: { child: ChildProcess; port: number; metricsPort: number }[] = [];

beforeAll(async () => {
  database = await testDatabase('demo');
  folder = mkdtempSync(join(tmpdir(), 'former-pages-'));
  cdn = await cachingPeer();
  apiPort = await freePort();
  api = await start('backend/dist/api.mjs', apiPort, {});
  for (let count = 0; count < 2; count += 1) await startSite();
  cdn.sitePort = site().port;
});

/** Starts a further site with its own folder, which purges at its own address. */
async function startSite(): Promise<void> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const number = String(sites.length);
  const settings = { CDN: 'http', CDN_PURGE_URL: `${cdn.url}/${number}`, SITE_CACHE_FOLDER: join(folder, number) };
  const child = await start('site/dist/server/main.mjs', port, {
    ...settings,
    ...{ SITE_PORT: String(port), SITE_METRICS_PORT: String(metricsPort) },
    // Sites with the same addresses belong to the same build.
    ...{ SITE_URL_NL: 'http://localhost', SITE_URL_EN: 'http://en.localhost', SITE_URL_DE: 'http://de.localhost' },
  });
  sites.push({ child, port, metricsPort });
}

afterAll(async () => {
  for (const child of [...sites.map(({ child }) => child), api]) await kill(child);
  await cdn?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
  await database?.drop();
});

async function kill(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await ending(child);
}

function site(index = 0) {
  const found = sites[index];
  if (!found) throw new Error('the site was not started');
  return found;
}

async function start(program: string, port: number, settings: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const env = {
    ...{ ...process.env, ...testSecrets, NODE_ENV: 'production', LOG_LEVEL: 'fatal', API_PORT: String(apiPort) },
    ...{ DATABASE_URL: database.url, DATA_FOLDER: database.dataFolder },
  };
  const child = spawnNode([program], { env: { ...env, ...settings } });
  const end = Date.now() + 60_000;
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/ready/`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (Date.now() > end || child.exitCode !== null) throw new Error(`${program} did not become ready`);
    await pause(50);
  }
  return child;
}

/** Writes tags into the change log, as a publication does. */
async function announce(...tags: string[]): Promise<void> {
  await withClient(database.url, async (client) => {
    await client.query(
      "with written as (insert into change (tags) values ($1) returning id) select pg_notify('plantsoen_change', id::text) from written",
      [tags],
    );
  });
}

function get(port: number, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, headers: { host: 'localhost' }, agent: false, maxHeaderSize: 64_000 };
    requestOver(options, (answer) => {
      const done = (chunks: Uint8Array[]) =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(chunks).toString() });
      answer.toArray().then(done, reject);
    })
      .on('error', reject)
      .end();
  });
}

const metrics = async (index = 0) =>
  parseMetrics(await (await fetch(`http://127.0.0.1:${site(index).metricsPort}/metrics`)).text());
const renders = async () => sumOf(await metrics(), 'plantsoen_page_renders_total');
const position = async (index: number) => sumOf(await metrics(index), 'plantsoen_change_stream_position');
const isRead = (after: number, index = 0) => expect.poll(() => position(index)).toBeGreaterThan(after);

test('API-06 500 visitors at once after a change get a page each, from one render', async () => {
  expect((await get(site().port, list)).status).toBe(200);
  const before = { renders: await renders(), position: await position(0) };
  await announce('Product:1:list');
  await isRead(before.position);
  const answers = await Promise.all(Array.from({ length: 500 }, () => get(site().port, list)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(answers.filter(({ text }) => text.includes('€'))).toHaveLength(0);
  await expect.poll(async () => (await get(site().port, list)).headers['cache-status']).toBeUndefined();
  expect((await renders()) - before.renders).toBe(1);
});

test('SEC-09 a page with withdrawn content is not answered again', async () => {
  expect((await get(site().port, list)).status).toBe(200);
  const before = { renders: await renders(), position: await position(0) };
  await announce('Product:1:list', withdrawalOf('Product:1:list'));
  await isRead(before.position);
  expect((await get(site().port, list)).headers['cache-status']).toBeUndefined();
  expect((await renders()) - before.renders).toBe(1);
});

test('API-06 the tags of every kind of page fit into the header of a CDN', async () => {
  for (const path of [
    '/',
    '/producten/',
    list,
    '/projecten/',
    '/nieuws/',
    '/contact/',
    '/kleurenkaart/',
    '/veelgestelde-vragen/',
  ]) {
    const answer = await get(site().port, path);
    const tags = String(answer.headers['surrogate-key'] ?? '');
    expect(tags, path).toMatch(/^plantsoen /);
    expect(tags.length, path).toBeLessThanOrEqual(16_384);
  }
});

test('API-06 a page in the CDN is purged by both sites, and by one if the other is killed', async () => {
  const purgers = (from: number) => {
    const ofList = cdn.purges.slice(from).filter(({ tags }) => tags.includes('Product:1:list'));
    return [...new Set(ofList.map(({ target }) => target))].sort();
  };
  const stored = async () => (await get(cdn.port, list)).headers['x-cache'];
  await expect.poll(stored).toBe('hit');
  let before = cdn.purges.length;
  await announce('Product:1:list');
  await expect.poll(() => purgers(before)).toEqual(['/0', '/1']);
  await expect.poll(stored).toBe('hit');
  await kill(site(1).child);
  before = cdn.purges.length;
  await announce('Product:1:list');
  await expect.poll(() => purgers(before)).toEqual(['/0']);
  expect(await stored()).toBe('miss');
});

test('API-06 a further site purges only what changes after the purges of the others', async () => {
  const newest = async () => {
    const text = 'select (select max(id) from change) as change, (select max(position) from cdn_purge) as purged';
    const { rows } = await withClient(database.url, (client) => client.query<{ change: string; purged: string }>(text));
    return rows[0];
  };
  await expect.poll(async () => (await newest())?.purged).toBe((await newest())?.change);
  await startSite();
  await announce('Page:1:9');
  const purges = () => cdn.purges.filter(({ target }) => target === '/2').flatMap(({ tags }) => tags);
  await expect.poll(() => purges()[0]).toBe('Page:1:9');
  expect(new Set(purges())).toEqual(new Set(['Page:1:9', 'Page:any']));
});
