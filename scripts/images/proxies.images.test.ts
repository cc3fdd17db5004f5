// Sends requests through the shipped configurations of nginx and Caddy.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request as requestOver, type Server } from 'node:http';
import { request as requestOverTls } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createAuthority, createCertificate } from '../../backend/src/platform/api/test-certificates.ts';
import { freePort } from '../../backend/src/testing/free-port.ts';
import { ending } from '../node-child.mjs';
import { root } from '../root.ts';

const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const sent = { traceparent, 'x-request-id': 'chosen-by-the-sender' };
const folder = mkdtempSync(join(tmpdir(), 'proxies-'));
const file = (name: string) => join(folder, name);
let ports: { program: number; http: number; https: number; balancer: number };
let program: Server;
let isReady = true;
let proxy: ChildProcess | undefined;

/** Starts a program that answers with the headers that it receives, in place of site, admin and API. */
beforeAll(async () => {
  ports = { program: await freePort(), http: await freePort(), https: await freePort(), balancer: await freePort() };
  program = createServer(({ headers, url }, response) => {
    response.writeHead(isReady || url !== '/ready/' ? 200 : 503).end(JSON.stringify(headers));
  }).listen(ports.program, '127.0.0.1');
  createAuthority(folder, 'authority');
  createCertificate(folder, 'proxy', 'authority');
});

afterEach(async () => {
  isReady = true;
  if (proxy?.exitCode !== null) return;
  const ended = ending(proxy);
  proxy.kill();
  await ended;
});

afterAll(() => {
  program?.close();
  rmSync(folder, { recursive: true, force: true });
});

function startNginx(): void {
  const upstream = (text: string) => text.replaceAll(/127\.0\.0\.1:30[01][012]/g, `127.0.0.1:${ports.program}`);
  const servers = upstream(readFileSync(join(root, 'deploy/nginx/plantsoen.conf'), 'utf8'))
    .replaceAll(/listen (?:80|443)\b/g, (listen) => `listen 127.0.0.1:${listen.endsWith('443') ? ports.https : ports.http}`)
    .replaceAll('3080', `${ports.balancer}`)
    .replaceAll(/\/etc\/ssl\/plantsoen\/\w+\.pem/g, file('proxy.crt'))
    .replaceAll(/\/etc\/ssl\/plantsoen\/\w+\.key/g, file('proxy.key'));
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${file(name)};`);
  writeFileSync(
    file('nginx.conf'),
    `daemon off; pid ${file('pid')}; events {} http { access_log off; ${paths.join(' ')}\n${servers}\n}`,
  );
  proxy = spawn(process.env.NGINX_PATH ?? 'nginx', ['-c', file('nginx.conf'), '-e', file('log')], { stdio: 'ignore' });
}

const caddyfile = join(root, 'deploy/caddy/Caddyfile');

function caddyEnv(): NodeJS.ProcessEnv {
  const upstream = `127.0.0.1:${ports.program}`;
  const hosts = { SITE_URL_NL: 'nl', SITE_URL_EN: 'en', SITE_URL_DE: 'de', ADMIN_URL: 'admin' };
  const urls = Object.entries(hosts).map(([name, host]) => [name, `https://${host}.localhost`]);
  return {
    ...{ ...process.env, ...Object.fromEntries(urls), XDG_DATA_HOME: file('data'), XDG_CONFIG_HOME: file('config') },
    ...{ CADDY_HTTP_PORT: `${ports.http}`, CADDY_HTTPS_PORT: `${ports.https}`, API_BALANCER_PORT: `${ports.balancer}` },
    ...{ SITE_UPSTREAMS: upstream, API_UPSTREAMS: upstream, ADMIN_UPSTREAMS: upstream },
    CADDY_ADMIN: `unix/${file('admin.sock')}`,
  };
}

function startCaddy(): void {
  const command = ['run', '--config', caddyfile, '--adapter', 'caddyfile'];
  proxy = spawn(process.env.CADDY_PATH ?? 'caddy', command, { stdio: 'ignore', env: caddyEnv() });
}

/** Returns the headers that the program receives from a request to a host; undefined while the proxy does not answer. */
function receivedFrom(port: number, host: string): Promise<IncomingHttpHeaders | undefined> {
  const isTls = port === ports.https;
  const options = { host: '127.0.0.1', port, servername: host, path: '/', headers: { ...sent, host }, agent: false };
  return new Promise((resolve) => {
    const done = (text: string) => resolve(text.startsWith('{') ? JSON.parse(text) : undefined);
    // This test accepts any certificate.
    const request = isTls ? requestOverTls({ ...options, rejectUnauthorized: false }) : requestOver(options);
    request.on('response', async (answer) => done(Buffer.concat(await answer.toArray()).toString()));
    request.on('error', () => resolve(undefined));
    request.end();
  });
}

describe.each([
  ['nginx', startNginx, 'www.example.nl', 'admin.example.nl'],
  ['Caddy', startCaddy, 'nl.localhost', 'admin.localhost'],
])('OPS-05 %s', (_, start, siteHost, adminHost) => {
  it('replaces the request ID and the trace of visitors and editors, and keeps those between the programs', async () => {
    start();
    for (const host of [siteHost, adminHost]) {
      await expect.poll(() => receivedFrom(ports.https, host), { timeout: 30_000 }).toBeDefined();
      const received = await receivedFrom(ports.https, host);
      expect(received?.traceparent, host).toBeUndefined();
      expect(received?.['x-request-id'], host).toMatch(/^[\da-f-]{32,36}$/);
      expect(received?.['x-forwarded-for'], host).toBe('127.0.0.1');
    }
    await expect.poll(() => receivedFrom(ports.balancer, 'localhost')).toMatchObject(sent);
  });

  it('lets an admin that is not ready tell editors why', async () => {
    isReady = false;
    start();
    await expect.poll(() => receivedFrom(ports.https, adminHost), { timeout: 30_000 }).toHaveProperty('x-request-id');
  });
});

it('OPS-05 Caddy reloads a changed configuration without a failed request, also after a kill', async () => {
  startCaddy();
  await expect.poll(() => receivedFrom(ports.https, 'nl.localhost'), { timeout: 30_000 }).toBeDefined();
  if (!proxy) throw new Error('Caddy did not start');
  const killed = ending(proxy);
  proxy.kill('SIGKILL');
  await killed;
  startCaddy();
  await expect.poll(() => receivedFrom(ports.https, 'nl.localhost'), { timeout: 30_000 }).toBeDefined();
  writeFileSync(
    file('Caddyfile'),
    readFileSync(caddyfile, 'utf8').replaceAll('import public', 'import public\n\t\theader_up X-Changed yes'),
  );
  const reload = promisify(execFile)(
    process.env.CADDY_PATH ?? 'caddy',
    ['reload', '--config', file('Caddyfile'), '--adapter', 'caddyfile'],
    { env: caddyEnv() },
  );
  let isReloaded = false;
  reload.finally(() => (isReloaded = true));
  const received: (IncomingHttpHeaders | undefined)[] = [];
  while (!isReloaded || received.length < 100) received.push(await receivedFrom(ports.https, 'nl.localhost'));
  await reload;
  expect(received.filter((headers) => !headers)).toEqual([]);
  expect(await receivedFrom(ports.https, 'nl.localhost')).toMatchObject({ 'x-changed': 'yes' });
});
