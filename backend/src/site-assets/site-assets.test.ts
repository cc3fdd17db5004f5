import { once } from 'node:events';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendJson } from '../platform/api/http-context.ts';
import { createApiServer } from '../platform/api/server.ts';
import { createLog } from '../platform/log.ts';
import { localStorage } from '../platform/storage/local-storage.ts';
import { SiteAssets } from './site-assets.ts';
import { siteAssetsHandler } from './site-assets-handler.ts';

const serviceToken = 'a'.repeat(64);
const script = Buffer.from('start();');
const name = 'index-DcIawMbL.js';
let folder: string;
let assets: SiteAssets;
let server: Server;
let origin: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-assets-'));
  assets = new SiteAssets(localStorage(folder), (work) => work());
  const unused = ({ response }: Parameters<ReturnType<typeof siteAssetsHandler>>[0]) => sendJson(response, 200, {});
  server = createApiServer({
    log: createLog('test', 'silent'),
    serviceTokens: [serviceToken],
    ...{ graphql: unused, changes: unused, media: unused, uploads: unused },
    trusted: { '/site-assets/': siteAssetsHandler(assets) },
    readinessErrors: async () => [],
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/site-assets/`;
});

afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function ask(method: string, path: string, body?: Buffer | object, token = serviceToken) {
  const sent = body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  const headers = { 'x-service-token': token };
  const response = await fetch(origin + path, { method, headers, body: sent as BodyInit | undefined });
  return { status: response.status, text: await response.text() };
}

const announce = async (files: object) => JSON.parse((await ask('POST', '', files)).text);

test('OPS-06 the API stores the files that it lacks of an announced build, and returns them to other sites', async () => {
  const { build, missing } = await announce({ [name]: script.length });
  expect(missing).toEqual([name]);
  expect((await ask('PUT', `${build}/${name}`, script)).status).toBe(200);
  expect(await announce({ [name]: script.length })).toEqual({ build, missing: [] });
  expect(JSON.parse((await ask('GET', '')).text)).toEqual({ names: [name] });
  expect(await ask('GET', name)).toEqual({ status: 200, text: 'start();' });
});

test('OPS-06 only callers with the service token read or write assets', async () => {
  const { build } = await announce({ [name]: script.length });
  const refused = [
    ['GET', ''],
    ['GET', name],
    ['POST', ''],
    ['PUT', `${build}/${name}`],
  ] as const;
  for (const [method, path] of refused) {
    const body = method === 'GET' ? undefined : script;
    expect((await ask(method, path, body, 'wrong')).status, `${method} ${path}`).toBe(401);
  }
});

test.each([
  ['a name without a hash', { 'index.js': 8 }],
  ['a path', { '../index-DcIawMbL.js': 8 }],
  ['a type that browsers do not load', { 'index-DcIawMbL.html': 8 }],
  ['a file above the limit', { [name]: 8 * 1024 * 1024 + 1 }],
  [
    'a build above the limit',
    Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`index-DcIawMb${at}.js`, 8 * 1024 * 1024])),
  ],
  ['too many files', Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`${String(at).padStart(8, '0')}.js`, 1]))],
  ['no files', {}],
  ['no list', ['index-DcIawMbL.js']],
])('OPS-06 refuses a build with %s', async (_, files) => {
  expect((await ask('POST', '', files)).status).toBe(400);
  expect(await assets.names()).toEqual([]);
});

test('OPS-06 refuses files that no build has announced, and files of another size', async () => {
  const { build } = await announce({ [name]: script.length });
  expect((await ask('PUT', `${build}/other-DcIawMbL.js`, script)).status).toBe(409);
  expect((await ask('PUT', `0123456789abcdef/${name}`, script)).status).toBe(409);
  expect((await ask('PUT', `${build}/${name}`, Buffer.from('longer();'))).status).toBe(409);
  expect((await ask('GET', name)).status).toBe(404);
  expect((await ask('GET', '..%2fbuilds%2fx.json')).status).toBe(404);
});

test('OPS-06 deletes a build 14 days after it was last announced, but no file that another build has', async () => {
  const own = 'products-LYzNaoNF.js';
  const former = await announce({ [name]: script.length, [own]: script.length });
  for (const file of [name, own]) await ask('PUT', `${former.build}/${file}`, script);
  await announce({ [name]: script.length });
  const announced = new Date(Date.now() - 13.9 * 86_400_000);
  utimesSync(join(folder, 'site-assets/builds', `${former.build}.json`), announced, announced);
  await assets.deleteExpired(14);
  expect((await assets.names()).toSorted()).toEqual([name, own]);
  await assets.deleteExpired(13);
  expect(await assets.names()).toEqual([name]);
});

test('OPS-06 the names of all builds do not depend on the number of stored files, and follow announcements of other APIs', async () => {
  const other = new SiteAssets(localStorage(folder), (work) => work());
  await announce({ [name]: script.length });
  expect(await assets.names()).toEqual([name]);
  await other.announce({ 'news-BpqMTDnR.js': 8 });
  expect((await assets.names()).toSorted()).toEqual([name, 'news-BpqMTDnR.js']);
  await other.deleteExpired(-1);
  expect(await assets.names()).toEqual([]);
});
