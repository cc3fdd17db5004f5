import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAuthority, createCertificate } from '../../backend/src/platform/api/test-certificates.ts';
import { root } from '../root.ts';

let folder: string;
let status = 200;
const servers: Server[] = [];
const answer: RequestListener = ({ url }, response) => response.writeHead(url === '/health/' ? status : 404).end();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-health-'));
  createAuthority(folder, 'own');
  createCertificate(folder, 'api', 'own');
});
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return String((server.address() as AddressInfo).port);
}

async function check(env: Record<string, string>): Promise<number> {
  const child = spawn(process.execPath, [join(root, 'deploy/images/check-health.mjs'), 'API_PORT', '1'], { env });
  const [code] = await once(child, 'exit');
  return code;
}

it('OPS-01 the health check follows the status of the program', async () => {
  const port = await listen(createServer(answer));
  expect(await check({ API_PORT: port })).toBe(0);
  status = 503;
  expect(await check({ API_PORT: port })).toBe(1);
  status = 200;
  expect(await check({})).toBe(1);
});

it('OPS-01 OPS-10 the health check reaches an API that speaks TLS', async () => {
  const [cert, key] = ['crt', 'key'].map((suffix) => readFileSync(join(folder, `api.${suffix}`)));
  const port = await listen(createTlsServer({ cert, key }, answer));
  expect(await check({ API_PORT: port, API_TLS_CERT_FILE: join(folder, 'api.crt') })).toBe(0);
  expect(await check({ API_PORT: port })).toBe(1);
});
