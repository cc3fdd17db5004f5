// Tests the built programs while their database refuses connections, or accepts them without an answer.
import type { ChildProcess } from 'node:child_process';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase, testSecrets } from '../backend/src/platform/database/test-database.ts';
import { killProgram, spawnProgram, untilAnswers } from '../backend/src/testing/built-program.ts';
import { type DatabaseGate, databaseGate } from '../backend/src/testing/database-gate.ts';
import { freePort } from '../backend/src/testing/free-port.ts';
import { parseMetrics } from './monitoring.ts';

/** Maximum time in milliseconds of a probe or of metrics while the database is frozen. */
const probeLimitMs = 6000;

let database: TestDatabase;
let gate: DatabaseGate;
let ports: { site: number; api: number; metrics: number };
const programs: ChildProcess[] = [];

beforeAll(async () => {
  database = await testDatabase('demo');
  gate = await databaseGate(database.url);
  ports = { site: await freePort(), api: await freePort(), metrics: await freePort() };
  const env = {
    ...testSecrets,
    ...{ DATABASE_URL: gate.url, DATA_FOLDER: database.dataFolder, API_METRICS_PORT: String(ports.metrics) },
    ...{ SITE_PORT: String(ports.site), API_PORT: String(ports.api) },
  };
  for (const [program, port] of [
    ['backend/dist/api.mjs', ports.api],
    ['site/dist/server/main.mjs', ports.site],
  ] as const) {
    const child = spawnProgram(program, env);
    programs.push(child);
    await untilAnswers(child, port);
  }
});

afterEach(async () => {
  await gate.open();
  await expect.poll(() => statusOf(api('/ready/')), { timeout: 30_000 }).toBe(200);
  await expect.poll(() => statusOf(site(`/zoeken/?query=${Math.random()}`)), { timeout: 30_000 }).toBe(200);
});

afterAll(async () => {
  for (const child of programs) await killProgram(child);
  await gate?.cut();
  await database?.drop();
});

const serviceToken = { 'x-service-token': testSecrets.SERVICE_TOKEN };
const site = (path: string, options?: RequestInit) =>
  fetch(`http://localhost:${ports.site}${path}`, { redirect: 'manual', signal: AbortSignal.timeout(20_000), ...options });
const api = (path: string, { headers, ...options }: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${ports.api}${path}`, {
    ...{ ...options, signal: AbortSignal.timeout(20_000) },
    headers: { ...serviceToken, ...headers },
  });
const metrics = () => fetch(`http://127.0.0.1:${ports.metrics}/metrics`, { signal: AbortSignal.timeout(20_000) });
const statusOf = (answer: Promise<Response>) =>
  answer.then(
    ({ status }) => status,
    () => 0,
  );
const json = { 'content-type': 'application/json' };
const question = (query: string): RequestInit => ({ method: 'POST', headers: json, body: JSON.stringify({ query }) });

/** Expects an answer of a program that cannot serve now, and says when to try again. */
async function expectUnavailable(name: string, asked: Promise<Response>): Promise<void> {
  const answer = await asked;
  expect(answer.status, name).toBe(503);
  expect(Number(answer.headers.get('retry-after')), `Retry-After of ${name}`).toBeGreaterThan(0);
  await answer.body?.cancel();
}

const nullable = '{ __typename seoMetadata(uri: "over-ons", siteId: 1) { __typename } }';

const logIn = 'mutation { authenticate(email: "a@example.org", password: "rivier onder de brug") { __typename } }';

test('OPS-06 without its database, the API answers 503 with Retry-After', async () => {
  await gate.cut();
  await expectUnavailable('a query', api('/graphql', question('{ faqQuestions(siteId: 1) { id } }')));
  await expectUnavailable('a nullable field', api('/graphql', question(nullable)));
  await expectUnavailable('a file', api('/media/files/0123456789abcdef01234567/plan.pdf'));
  await expectUnavailable('a log-in', api('/graphql', question(logIn)));
  expect(await statusOf(api('/ready/'))).toBe(503);
  expect(await statusOf(api('/health/'))).toBe(200);
});

test('OPS-06 without the database, the site answers what it has no copy of with 503 and Retry-After', async () => {
  await gate.cut();
  for (const path of ['/nieuws/', '/producten/?query=bank', '/zoeken/?query=bank', '/absent-address/'])
    await expectUnavailable(path, site(path));
  await expectUnavailable('a file', site('/media/files/0123456789abcdef01234567/plan.pdf'));
});

test('OPS-05 with a frozen database, probes and metrics answer within seconds', async () => {
  expect(parseMetrics(await (await metrics()).text()).has('plantsoen_mail_queue_emails')).toBe(true);
  gate.freeze();
  const began = performance.now();
  const [ready, measured] = await Promise.all([api('/ready/'), metrics()]);
  const samples = parseMetrics(await measured.text());
  expect(performance.now() - began).toBeLessThan(probeLimitMs);
  expect(ready.status).toBe(503);
  expect(measured.status).toBe(200);
  expect(samples.get('plantsoen_queues_readable')?.[0]?.value).toBe(0);
  expect(samples.has('plantsoen_mail_queue_emails')).toBe(false);
  expect(samples.has('plantsoen_sql_connections')).toBe(true);
});

test('ERR-02 with a frozen database, the site answers a page that it has no copy of with 503 and Retry-After', async () => {
  gate.freeze();
  await expectUnavailable('/projecten/', site('/projecten/'));
  await expectUnavailable('/colofon/', site('/colofon/'));
});
