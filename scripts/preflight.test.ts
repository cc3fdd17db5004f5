import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { preflightProblems } from './preflight.mjs';
import { readSettings } from './settings.mjs';

const folder = mkdtempSync(join(tmpdir(), 'preflight-test-'));
let other: Server;
let taken = 0;
let free: number[] = [];

const listening = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
};

beforeAll(async () => {
  ({ server: other, port: taken } = await listening());
  const others = [await listening(), await listening(), await listening()];
  free = others.map(({ port }) => port);
  for (const { server } of others) server.close();
});
afterAll(() => {
  other.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Returns settings whose other ports are free on this machine. */
const settingsWith = (env: Record<string, string>) => {
  const [SITE_PORT, API_PORT, ADMIN_PORT] = free.map(String);
  const read = readSettings({ SITE_PORT, API_PORT, ADMIN_PORT, DATA_FOLDER: folder, ...env });
  if ('problems' in read) throw new Error(read.problems.join());
  return read.settings;
};

it('reports no problem on a suitable machine', async () => {
  expect(await preflightProblems(settingsWith({}))).toEqual([]);
});

it('reports a used port and the variable that changes it', async () => {
  expect(await preflightProblems(settingsWith({ API_PORT: String(taken) }))).toEqual([
    `port ${taken} is taken: stop the program that uses it (another instance of Plantsoen?), or set API_PORT to a free port`,
  ]);
});

it('reports an unusable data folder', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(await preflightProblems(settingsWith({ DATA_FOLDER: file }))).toEqual([
    `the data folder ${file} cannot be written to (EEXIST): check DATA_FOLDER and its owner`,
  ]);
});
