// Builds the images, and starts the whole product from them as compose.yaml does: each program as process 1 under its user, on a
// read-only root file system, behind TLS.
import type { ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type TestDatabase, testDatabase, testSecrets } from '../../backend/src/platform/database/test-database.ts';
import { freePort } from '../../backend/src/testing/free-port.ts';
import { builds, runBuild } from '../builds.ts';
import { root } from '../root.ts';
import { collectPrograms } from './collect.ts';
import { readComposeFile } from './compose-file.ts';
import { developmentPackages, listWritable, sizeOf, temporaryFolders } from './image-checks.ts';
import { type ImageConfiguration, type ImageStore, openImageStore } from './image-store.ts';
import { type Container, startContainer } from './read-only-container.ts';
import { readOverTls, startCaddy } from './tls-proxy.ts';

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
    // Long enough for the requests of the test of SIGTERM on a slow machine.
    DRAIN_SECONDS: '5',
  };
}

const get = (host: string, path: string) => readOverTls(folder, ports.https, host, path);

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

/** Starts a service, and waits until it can serve. */
async function untilReady(service: string, port: number): Promise<void> {
  const container = startService(service);
  await expect.poll(async () => ((await statusOf(port, '/ready/')) === 200 ? 'ready' : container.output())).toBe('ready');
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

describe('the product from its images', () => {
  test('OPS-01 OPS-02 commands of the compose file migrate, import the catalogue and serve a product page behind TLS', async () => {
    expect(await runToEnd('migrate')).toContain('migrated');
    await runToEnd('seed');
    caddy = startCaddy(folder, env, ports);
    await untilReady('api-1', ports.api);
    await untilReady('site-1', ports.site);
    await untilReady('admin', ports.admin);
    await expect.poll(() => statusOf(ports.balancer, '/ready/')).toBe(200);
    const page = await get('nl', '/producten/zitmeubilair/meent-parkbank/');
    expect(page.status).toBe(200);
    expect(page.text).toMatch(/<h1[^>]*>[\s\S]*Meent/);
  });

  test('OPS-01 the images cut pictures, and serve the log-in of editors', async () => {
    const page = await get('nl', '/producten/zitmeubilair/meent-parkbank/');
    const [, picture = ''] = /<img[^>]+src="(\/media[^"]+)"/.exec(page.text) ?? [];
    const { status, type } = await get('nl', picture.replaceAll('&amp;', '&'));
    expect(status).toBe(200);
    expect(type).toMatch(/^image\//);
    expect(await get('admin', '/admin/login')).toMatchObject({ status: 200, text: expect.stringContaining('password') });
  });

  test.each(targets)('OPS-01 the health check of the %s image passes only while the program is alive', async (target) => {
    const { name, configuration } = images[target];
    const [, , ...args] = configuration.Healthcheck?.Test ?? [];
    const check = args.slice(0, 2);
    await expect(store.runNode(name, [...check, `${ports[target]}`])).resolves.toBe('');
    await expect(store.runNode(name, [...check, `${await freePort()}`])).rejects.toThrow();
  });

  test.each([
    ['site-1', 'site'],
    ['api-1', 'api'],
    ['admin', 'admin'],
  ] as const)(
    'OPS-06 OPS-01 %s as process 1 drains after SIGTERM: it serves while /ready/ fails, and then ends',
    async (service, target) => {
      const ended = containers.get(service)?.stop();
      await expect.poll(() => statusOf(ports[target], '/ready/')).toBe(503);
      expect(await statusOf(ports[target], '/health/')).toBe(200);
      expect(await ended).toBe(0);
      expect(await statusOf(ports[target], '/health/')).toBe(0);
    },
  );
});
