import { createServer, Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BlockList } from 'node:net';
import { malformedRequests, statusOfRaw } from '@plantsoen/contract/testing/malformed-requests.ts';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { guardRequests, type RequestGuard } from './http-edge.ts';
import { pageLanguage } from './unavailable.ts';

let isDatabaseThere = true;
let server: Server;
let guard: RequestGuard;
const waiting: ServerResponse[] = [];
let listening: AddressInfo;
const port = () => listening.port;

const { emit } = Server.prototype;

beforeAll(async () => {
  const trustedProxies = new BlockList();
  guard = guardRequests(
    { isHttps: false, trustedProxies, siteOrigins: [], isDevelopment: false },
    async () => isDatabaseThere,
    () => undefined,
  );
  server = createServer((request, response) => {
    if (request.url === '/api/slow') waiting.push(response);
    else response.end('answered');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  listening = server.address() as AddressInfo;
});
afterAll(() => {
  Server.prototype.emit = emit;
  server.close();
});

test.each(malformedRequests('admin.test', '/api/pages'))('SEC-04 admin: %s answers 400', async (_, request) => {
  expect(await statusOfRaw(port(), request)).toBe(400);
});

describe('API-08 ERR-02 while the database is unreachable', () => {
  const get = (path: string, headers = {}) => fetch(`http://127.0.0.1:${port()}${path}`, { headers });

  it('pages of the admin answer 503 in the language of the editor', async () => {
    isDatabaseThere = false;
    const answer = await get('/admin/collections/pages', { cookie: 'payload-token=x; payload-lng=de' });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('10');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toContain('Die Datenbank ist gerade nicht erreichbar');
    expect((await get('/_next/static/x.js')).status).toBe(200);
  });

  it('pages of the admin answer normally once the database is back', async () => {
    isDatabaseThere = true;
    expect((await get('/admin')).status).toBe(200);
  });
});

test.each([
  ['payload-lng=de', 'nl', 'de'],
  ['payload-lng=fr', 'en-GB,en;q=0.9', 'en'],
  [undefined, 'fr, de;q=0.5, en;q=0.8', 'en'],
  [undefined, 'fr', 'nl'],
  [undefined, undefined, 'nl'],
])('API-08 the cookie "%s" and the browser’s languages "%s" choose %s', (cookie, accepted, language) => {
  expect(pageLanguage(cookie, accepted)).toBe(language);
});

test('OPS-06 a stopping admin fails /ready/, answers other and running requests, and then refuses connections', async () => {
  const get = (path: string) => fetch(`http://127.0.0.1:${port()}${path}`);
  expect((await get('/ready/')).status).toBe(200);
  const running = get('/api/slow');
  await expect.poll(() => waiting.length).toBe(1);
  const closed = guard.close(300);
  const ready = await get('/ready/');
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({ status: 'stopping' });
  const other = await get('/admin');
  expect(other.status).toBe(200);
  expect(other.headers.get('connection')).toBe('close');
  await expect.poll(() => get('/health/').catch(() => 'refused')).toBe('refused');
  waiting[0]?.end('late');
  expect(await (await running).text()).toBe('late');
  await closed;
});
