import { once } from 'node:events';
import { createServer, request as requestOver, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requests } from './measurements.ts';
import { serveAdminMetrics } from './metrics/admin-metrics.ts';
import { logFields, outgoingHeaders, requestIdOf } from './request-context.ts';
import { serveRequest } from './serve-request.ts';

type Seen = { inAnswer: object; outgoing: Record<string, string>; atEnd: object };

const seen: Seen[] = [];
const measured: { route: string; method: string; status: number }[] = [];
let server: Server;

beforeAll(async () => {
  requests.observe((value) => measured.push(value));
  server = createServer((request, response) => {
    const requestId = requestIdOf(request.headers['x-request-id']);
    const fields: Seen = { inAnswer: {}, outgoing: {}, atEnd: {} };
    const onDone = () => {
      fields.atEnd = logFields();
      seen.push(fields);
    };
    const served = { request, response, requestId, traceparent: undefined, path: '/', route: () => 'test', onDone };
    serveRequest(served, async () => {
      await once(request.resume(), 'end');
      Object.assign(fields, { inAnswer: logFields(), outgoing: outgoingHeaders() });
      response.writeHead(418).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

const ask = async (headers: Record<string, string> = {}, method = 'POST') => {
  const { port } = server.address() as AddressInfo;
  const outgoing = requestOver({ host: '127.0.0.1', port, method, headers, agent: false }).end();
  const [answer] = await once(outgoing, 'response');
  answer.resume();
  return String(answer.headers['x-request-id']);
};

test('OPS-05 a valid request ID is in the answer, the log and requests to the next program', async () => {
  const requestId = 'abc.DEF_1-2';
  expect(await ask({ 'x-request-id': requestId })).toBe(requestId);
  await expect
    .poll(() => seen.at(-1))
    .toEqual({ inAnswer: { requestId }, outgoing: { 'x-request-id': requestId }, atEnd: { requestId } });
});

test.each(['a b', 'a"b', 'ä', '', 'x'.repeat(129)])('OPS-05 the request ID "%s" is replaced', async (received) => {
  expect(requestIdOf(received)).toMatch(/^[0-9a-f-]{36}$/);
});

test('OPS-05 an unknown method is measured as _OTHER, so that clients cannot add series', async () => {
  await ask({}, 'PROPFIND');
  await expect.poll(() => measured.at(-1)).toMatchObject({ route: 'test', method: '_OTHER', status: 418 });
});

test('OPS-05 the admin offers its requests, statements, log-ins, disk and process', async () => {
  const metrics = await serveAdminMetrics({ host: '127.0.0.1', port: 0 }, join(import.meta.dirname, 'not', 'yet'));
  const count = measured.length;
  await ask();
  await expect.poll(() => measured.length).toBeGreaterThan(count);
  const text = await (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text();
  metrics.stop();
  expect(text).toMatch(/^plantsoen_data_folder_free_bytes\{program="admin"\} [1-9]/m);
  for (const outcome of ['succeeded', 'failed', 'limited'])
    expect(text).toContain(`plantsoen_log_in_attempts_total{outcome="${outcome}",program="admin"} 0`);
  const line = (name: string, labels: string) =>
    text.split('\n').find((one) => one.startsWith(`${name}{`) && one.includes(labels));
  expect(line('plantsoen_http_request_duration_seconds_count', 'route="test",method="POST",status="418"')).toMatch(/ 1$/);
  expect(line('plantsoen_sql_statement_duration_seconds_count', 'result="failed"')).toMatch(/ 0$/);
  expect(line('process_resident_memory_bytes', 'program="admin"')).toMatch(/ \d+$/);
});
