// Reads the metrics, traces and logs of the built programs.
import type { ChildProcess } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase, testSecrets } from '../backend/src/platform/database/test-database.ts';
import { freePort } from '../backend/src/testing/free-port.ts';
import { dashboardExpressions, metricsIn, parseMetrics, readAlerts, type Samples, sumOf } from './monitoring.ts';
import { ending, spawnNode } from './node-child.mjs';

type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  service: string;
  attributes: Record<string, unknown>;
};
type Line = Record<string, unknown>;

let database: TestDatabase;
let collector: Server;
let ports: Record<'site' | 'api' | 'siteMetrics' | 'apiMetrics' | 'mail', number>;
const spans: Span[] = [];
const children: ChildProcess[] = [];
const lines: Record<'site' | 'api', Line[]> = { site: [], api: [] };

beforeAll(async () => {
  database = await testDatabase('demo');
  collector = createServer(async (request, response) => {
    spans.push(...spansOf(JSON.parse(Buffer.concat(await request.toArray()).toString())));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => void collector.listen(0, '127.0.0.1', resolve));
  const [site, api, siteMetrics, apiMetrics, mail] = await Promise.all(Array.from({ length: 5 }, freePort));
  ports = { site, api, siteMetrics, apiMetrics, mail } as typeof ports;
  await start('api', 'backend/dist/api.mjs');
  await start('site', 'site/dist/server/main.mjs');
});

afterAll(async () => {
  for (const child of children) {
    child.kill('SIGTERM');
    await ending(child);
  }
  collector?.close();
  await database?.drop();
});

async function start(name: 'site' | 'api', program: string): Promise<void> {
  const env = {
    ...{ ...process.env, ...testSecrets, NODE_ENV: 'production', LOG_LEVEL: 'debug' },
    ...{ DATABASE_URL: database.url, DATA_FOLDER: database.dataFolder, SITE_CACHE_MB: '0', TRUSTED_PROXIES: '127.0.0.1' },
    ...{ SITE_PORT: String(ports.site), API_PORT: String(ports.api) },
    ...{ SITE_METRICS_PORT: String(ports.siteMetrics), API_METRICS_PORT: String(ports.apiMetrics) },
    // No server listens on this port, so emails fail.
    ...{ SMTP_URL: `smtp://127.0.0.1:${ports.mail}`, MAIL_FROM: 'test@plantsoen.example' },
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
  };
  const child = spawnNode([program], { env });
  children.push(child);
  let rest = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    lines[name].push(...parts.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line)));
  });
  const end = Date.now() + 60_000;
  const isReady = () =>
    fetch(`http://127.0.0.1:${ports[name]}/ready/`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (Date.now() > end || child.exitCode !== null) throw new Error(`${program} did not become ready`);
    await pause(50);
  }
}

/** Returns the spans of a request of the OTLP exporter. */
function spansOf(body: {
  resourceSpans: {
    resource: { attributes: OtlpAttribute[] };
    scopeSpans: { spans: (Omit<Span, 'service' | 'attributes'> & { attributes: OtlpAttribute[] })[] }[];
  }[];
}): Span[] {
  return body.resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap((scope) =>
      scope.spans.map((span) => ({
        ...span,
        service: String(attributesOf(resource.attributes)['service.name']),
        attributes: attributesOf(span.attributes),
      })),
    ),
  );
}

type OtlpAttribute = { key: string; value: Record<string, unknown> };
const attributesOf = (list: OtlpAttribute[]) => Object.fromEntries(list.map(({ key, value }) => [key, Object.values(value)[0]]));

const get = (path: string, headers: Record<string, string> = {}) => fetch(`http://127.0.0.1:${ports.site}${path}`, { headers });

async function metricsOf(name: 'site' | 'api'): Promise<Samples> {
  const answer = await fetch(`http://127.0.0.1:${ports[`${name}Metrics`]}/metrics`);
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  return parseMetrics(await answer.text());
}

const duration = 'plantsoen_http_request_duration_seconds_count';
const cached = 'plantsoen_page_cache_requests_total';

test('OPS-05 the site counts requests by route and status, answers of its page cache and renderings', async () => {
  const before = await metricsOf('site');
  for (let count = 0; count < 3; count += 1) expect((await get('/producten/')).status).toBe(200);
  expect((await get('/bestaat-niet/')).status).toBe(404);
  await expect.poll(async () => sumOf(await metricsOf('site'), duration, { status: '404' })).toBe(1);
  const after = await metricsOf('site');
  const added = (name: string, labels: Record<string, string>) => sumOf(after, name, labels) - sumOf(before, name, labels);
  expect(added(cached, { result: 'hit' })).toBe(2);
  expect(added(cached, { result: 'miss' })).toBe(2);
  expect(added('plantsoen_page_renders_total', { result: 'succeeded' })).toBe(2);
  expect(added(duration, { route: 'page/products', method: 'GET', status: '200', program: 'site' })).toBe(1);
  expect(sumOf(after, 'plantsoen_cache_bytes', { cache: 'pages' })).toBeGreaterThan(5000);
  expect(sumOf(after, 'plantsoen_change_stream_connected')).toBe(1);
  expect(sumOf(after, 'process_resident_memory_bytes', { program: 'site' })).toBeGreaterThan(50_000_000);
});

test('OPS-05 the API counts statements, streams of sites and the change log that the site follows', async () => {
  const samples = await metricsOf('api');
  expect(sumOf(samples, duration, { route: 'graphql', status: '200' })).toBeGreaterThan(2);
  expect(sumOf(samples, 'plantsoen_sql_statement_duration_seconds_count', { result: 'succeeded' })).toBeGreaterThan(5);
  expect(sumOf(samples, 'plantsoen_change_streams')).toBe(1);
  expect(sumOf(samples, 'plantsoen_queues_readable')).toBe(1);
  const position = sumOf(samples, 'plantsoen_change_log_position');
  expect(position).toBeGreaterThan(0);
  expect(sumOf(await metricsOf('site'), 'plantsoen_change_stream_position')).toBe(position);
});

test('OPS-05 an email that cannot be sent appears in the queues and as a failed job', async () => {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const content = { subject: 'test', text: 'test', html: '<p>test</p>', attachments: [], headers: {} };
  const queueing = client.query(
    `with written as (
       insert into mail (kind, recipient, content) values ('test', 'visitor@plantsoen.example', $1) returning id)
     select graphile_worker.add_job('send-mail', json_build_object('mail', id)) from written`,
    [content],
  );
  await queueing.finally(() => client.end());
  const failures = async () =>
    sumOf(await metricsOf('api'), 'plantsoen_job_failures_total', { task: 'send-mail', result: 'retried' });
  await expect.poll(failures).toBeGreaterThan(0);
  const samples = await metricsOf('api');
  expect(sumOf(samples, 'plantsoen_mail_queue_emails')).toBe(1);
  expect(sumOf(samples, 'plantsoen_mail_queue_wait_seconds')).toBeGreaterThan(0);
  const queued = ['waiting', 'retrying', 'running'].map((state) =>
    sumOf(samples, 'plantsoen_jobs_queued', { task: 'send-mail', state }),
  );
  expect(queued.reduce((sum, count) => sum + count)).toBe(1);
});

test('OPS-05 log-ins are counted by outcome, and the free space of the data folder is measured', async () => {
  const query = 'mutation { authenticate(email: "nobody@plantsoen.example", password: "a wrong password") { __typename } }';
  const answer = await fetch(`http://127.0.0.1:${ports.api}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-service-token': testSecrets.SERVICE_TOKEN },
    body: JSON.stringify({ query }),
  });
  expect(await answer.json()).toMatchObject({ data: { authenticate: { __typename: 'AccountRefusal' } } });
  const samples = await metricsOf('api');
  const counted = ['succeeded', 'failed', 'limited'].map((outcome) =>
    sumOf(samples, 'plantsoen_log_in_attempts_total', { outcome }),
  );
  expect(counted).toEqual([0, 1, 0]);
  expect(sumOf(samples, 'plantsoen_data_folder_free_bytes')).toBeGreaterThan(0);
});

test('OPS-05 metrics are only on their own port, and this port has nothing else', async () => {
  for (const port of [ports.site, ports.api]) {
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { redirect: 'manual' })).status).not.toBe(200);
  }
  expect((await fetch(`http://127.0.0.1:${ports.siteMetrics}/`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${ports.siteMetrics}/metrics`, { method: 'POST' })).status).toBe(405);
});

test('OPS-05 one trace spans site, API and SQL, and the request ID of the proxy is in both logs', async () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const requestId = 'proxy.request_1';
  const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01`, 'x-request-id': requestId };
  const answer = await get('/projecten/', headers);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('x-request-id')).toBe(requestId);

  const inTrace = (service: string) => spans.filter((span) => span.traceId === traceId && span.service === service);
  await expect.poll(() => inTrace('plantsoen-api').some(({ name }) => name === 'SELECT')).toBe(true);
  await expect.poll(() => inTrace('plantsoen-site').some(({ name }) => name === 'GET page/projects')).toBe(true);
  const byId = new Map(spans.map((span) => [span.spanId, span]));
  const statement = inTrace('plantsoen-api').find(({ name }) => name === 'SELECT') as Span;
  const path: string[] = [];
  for (let span: Span | undefined = statement; span; span = byId.get(span.parentSpanId ?? '')) path.unshift(span.name);
  expect(path).toEqual(['GET page/projects', 'render', expect.stringMatching(/^GraphQL \w+$/), 'POST graphql', 'SELECT']);
  expect(byId.get(statement.parentSpanId ?? '')?.attributes['graphql.operation.name']).toBe(path[2]?.slice('GraphQL '.length));
  expect(statement.attributes['db.query.text']).toMatch(/^select /i);

  for (const name of ['site', 'api'] as const) {
    const own = () => lines[name].filter((line) => line.requestId === requestId);
    await expect.poll(() => own().some(({ status }) => status === 200), { message: name }).toBe(true);
    expect(new Set(own().map((line) => line.trace_id)), name).toEqual(new Set([traceId]));
  }
});

test('OPS-05 jobs are traces of their own, and probes and the change stream are in none', async () => {
  await expect.poll(() => spans.some(({ name }) => name === 'job send-mail')).toBe(true);
  const job = spans.find(({ name }) => name === 'job send-mail') as Span;
  expect(spans.some(({ parentSpanId, name }) => parentSpanId === job.spanId && name === 'SELECT')).toBe(true);
  expect(spans.filter(({ name }) => / (health|ready|changes)$/.test(name))).toEqual([]);
});

test('OPS-05 dashboard and alerts use only metrics and labels that the programs expose', async () => {
  const exposed = new Map<string, Set<string>>([['up', new Set(['job', 'instance'])]]);
  for (const samples of [await metricsOf('site'), await metricsOf('api')]) {
    for (const [name, list] of samples) {
      exposed.set(name, new Set([...(exposed.get(name) ?? []), ...list.flatMap(({ labels }) => Object.keys(labels))]));
    }
  }
  const expressions = [...dashboardExpressions(), ...readAlerts().map(({ alert, expr }) => ({ title: alert, expr }))];
  expect(expressions.length).toBeGreaterThan(40);
  const unknown = expressions.flatMap(({ title, expr }) =>
    metricsIn(expr).flatMap(({ name, labels }) =>
      exposed.has(name)
        ? labels.filter((label) => !exposed.get(name)?.has(label)).map((label) => `${title}: ${name}{${label}}`)
        : [`${title}: ${name}`],
    ),
  );
  expect(unknown).toEqual([]);
});
