// Tests the built programs with their API killed, frozen or gone.
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request as requestOver } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase, testSecrets } from '../backend/src/platform/database/test-database.ts';
import { freePort } from '../backend/src/testing/free-port.ts';
import { ending, spawnNode } from './node-child.mjs';

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; text: string };

const members = 'plantsoen_authentication=';
let database: TestDatabase;
let folder: string;
let ports: { site: number; api: number };
let env: NodeJS.ProcessEnv;
let api: ChildProcess;
let site: ChildProcess;

beforeAll(async () => {
  database = await testDatabase('demo');
  folder = mkdtempSync(join(tmpdir(), 'site-cache-'));
  ports = { site: await freePort(), api: await freePort() };
  env = {
    ...process.env,
    ...testSecrets,
    ...{ NODE_ENV: 'production', LOG_LEVEL: 'fatal', DATABASE_URL: database.url, DATA_FOLDER: database.dataFolder },
    ...{ SITE_PORT: String(ports.site), API_PORT: String(ports.api), SITE_CACHE_FOLDER: folder },
  };
  api = await start('backend/dist/api.mjs', ports.api);
  site = await start('site/dist/server/main.mjs', ports.site);
});

afterAll(async () => {
  for (const child of [site, api]) await kill(child);
  if (folder) rmSync(folder, { recursive: true, force: true });
  await database?.drop();
});

async function start(program: string, port: number): Promise<ChildProcess> {
  const child = spawnNode([program], { env });
  const end = Date.now() + 60_000;
  while ((await statusOf(port)) !== 200) {
    if (Date.now() > end || child.exitCode !== null) throw new Error(`${program} did not become ready`);
    await pause(50);
  }
  return child;
}

async function kill(child: ChildProcess | undefined, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGCONT');
  child.kill(signal);
  await ending(child);
}

const statusOf = (port: number) =>
  fetch(`http://127.0.0.1:${port}/ready/`).then(
    ({ status }) => status,
    () => 0,
  );

function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = { host: '127.0.0.1', port: ports.site, path, headers: { host: 'localhost', ...headers }, agent: false };
    requestOver(asked, (answer) => {
      const done = (chunks: Uint8Array[]) => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
      };
      answer.toArray().then(done, reject);
    })
      .on('error', reject)
      .end();
  });
}

/** Returns the addresses of a page's pictures, in one width and format each. */
function picturesOf({ text }: Answer): string[] {
  return [...new Set([...text.matchAll(/\/media\/crops\/[\w-]+\/[\w-]+\.jpg/g)].map(([path]) => path))];
}

const session = () =>
  members +
  Buffer.from(
    JSON.stringify({
      ...{ accessToken: 'aa.bb.cc', refreshToken: 'r', jwtExpiresAt: Date.now() + 900_000 },
      refreshTokenExpiresAt: Date.now() + 2_000_000,
    }),
  ).toString('base64url');

test('ERR-02 SEC-05 CAT-07 with the API killed, pages and pictures are available, also to members and after a site restart', async () => {
  const home = await get('/');
  const pictures = picturesOf(home).slice(0, 12);
  expect(pictures.length).toBeGreaterThan(5);
  for (const path of ['/producten/', '/contact/', ...pictures]) expect((await get(path)).status, path).toBe(200);
  await kill(api);

  for (const path of ['/', '/producten/', ...pictures]) expect((await get(path)).status, path).toBe(200);
  const member = await get('/producten/', { cookie: session() });
  expect(member).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } });
  expect(member.text).toContain('wij kunnen uw account op dit moment niet bereiken');
  expect(member.text).not.toContain('€');

  await kill(site, 'SIGTERM');
  site = await start('site/dist/server/main.mjs', ports.site);
  for (const path of ['/', '/producten/', '/contact/']) {
    const answer = await get(path);
    expect(answer, path).toMatchObject({ status: 200, headers: { warning: '110 - "Response is Stale"' } });
    expect(answer.text).toContain('Wij kunnen onze gegevens op dit moment niet bereiken');
  }
  for (const path of pictures) expect((await get(path)).status, path).toBe(200);
  expect((await get('/nieuws/')).status).toBe(503);

  api = await start('backend/dist/api.mjs', ports.api);
  const current = async () => (await get('/producten/')).headers.warning;
  await expect.poll(current).toBeUndefined();
});

test('ERR-02 with the API frozen, pictures that are not stored are refused, and pages are served first', async () => {
  const unseen = picturesOf(await get('/projecten/')).slice(0, 6);
  expect(unseen).toHaveLength(6);
  await get('/over-ons/');
  api.kill('SIGSTOP');
  try {
    const stuck = unseen.map((path) => get(path.replace('.jpg', '.webp')));
    const first = await Promise.race([get('/over-ons/'), ...stuck]);
    expect(first.status).toBe(200);
    for (const answer of await Promise.all(stuck)) expect(answer.status).toBe(503);
    expect((await get('/colofon/')).status).toBe(503);
    expect((await get('/projecten/', { cookie: session() })).status).toBe(200);
  } finally {
    api.kill('SIGCONT');
  }
  const isBack = async () => (await get((unseen[0] as string).replace('.jpg', '.webp'))).status;
  await expect.poll(isBack).toBe(200);
});
