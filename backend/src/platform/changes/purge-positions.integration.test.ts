import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendJson } from '../api/http-context.ts';
import { instrumentedSql } from '../api/instrumented-sql.ts';
import { createApiServer } from '../api/server.ts';
import { createPool } from '../database/connection-pool.ts';
import { type TestDatabase, testDatabase } from '../database/test-database.ts';
import { createLog } from '../log.ts';
import { purgePositionsHandler } from './purge-positions.ts';

const serviceToken = 't'.repeat(40);
let database: TestDatabase;
let pool: Pool;
let server: Server;

beforeAll(async () => {
  database = await testDatabase('empty');
  pool = createPool({ databaseUrl: database.url, max: 2, onLost: () => undefined });
  const unused = ({ response }: Parameters<ReturnType<typeof purgePositionsHandler>>[0]) => sendJson(response, 200, {});
  server = createApiServer({
    log: createLog('test', 'silent'),
    serviceTokens: [serviceToken],
    ...{ graphql: unused, changes: unused, media: unused, uploads: unused },
    trusted: { '/purges/': purgePositionsHandler(instrumentedSql(pool)) },
    readinessErrors: async () => [],
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
beforeEach(async () => void (await pool.query('truncate cdn_purge')));
afterAll(async () => {
  server?.close();
  await pool?.end();
  await database?.drop();
});

async function ask(method: string, path: string, body?: string, token = serviceToken) {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purges/`;
  const response = await fetch(origin + path, { method, headers: { 'x-service-token': token }, body: body ?? null });
  return { status: response.status, body: await response.json() };
}

const store = async (build: string, position: number) => (await ask('PUT', build, JSON.stringify({ position }))).status;
const stored = async () => (await ask('GET', '')).body;

test('API-06 a new site reads the highest position of all sites, and their builds', async () => {
  expect(await stored()).toEqual({ position: null, builds: [] });
  for (const [build, position] of [
    ['former', 7],
    ['present', 9],
    ['present', 8],
  ] as const)
    expect(await store(build, position)).toBe(200);
  expect(await stored()).toEqual({ position: 9, builds: ['former', 'present'] });
});

test('API-06 builds without a purge for 30 days are deleted, but never the last one', async () => {
  await store('former', 7);
  await store('present', 8);
  await pool.query("update cdn_purge set updated_at = now() - interval '31 days'");
  expect(await store('present', 9)).toBe(200);
  expect(await stored()).toEqual({ position: 9, builds: ['present'] });
});

test.each([
  ['a position that is no number', 'present', '{"position":"9"}', 400],
  ['a negative position', 'present', '{"position":-1}', 400],
  ['a name with other characters', 'a%20b', '{"position":9}', 400],
  ['no build', '', '{"position":9}', 405],
])('API-06 %s is refused', async (_, build, body, status) => {
  expect((await ask('PUT', build, body)).status).toBe(status);
  expect(await stored()).toEqual({ position: null, builds: [] });
});

test('OPS-10 only callers with the service token read or write positions', async () => {
  expect((await ask('PUT', 'present', '{"position":9}', 'wrong')).status).toBe(401);
  expect((await ask('GET', '', undefined, 'wrong')).status).toBe(401);
});
