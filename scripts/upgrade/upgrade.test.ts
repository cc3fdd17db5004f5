import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Installation, parseInstallation, readInstallation } from './installation.ts';
import { upgrade } from './upgrade.ts';

let folder: string;
let server: Server;
let installation: Installation;
/** An instance is not ready while a file has its name. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
  writeFileSync(join(folder, 'log'), '');
  server = createServer(({ url = '' }, response) => response.writeHead(existsSync(folder + url) ? 503 : 200).end());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const noting = (text: string) => `echo ${text} {build} >> ${join(folder, 'log')}`;
  const instance = (name: string) => ({ name, restart: noting(name), ready: `${origin}/${name}` });
  installation = {
    ...{ migrate: noting('migrate'), select: noting('select'), pauseSeconds: 0 },
    ...{ apis: [instance('api-1'), instance('api-2')], admins: [instance('admin')], sites: [instance('site')] },
  };
});

afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = (options: { isBack?: boolean } = {}) =>
  upgrade({ installation, build: '/srv/2', isBack: false, say: () => {}, readyTimeoutMs: 300, ...options });
const commands = () => readFileSync(join(folder, 'log'), 'utf8').trim().split('\n').filter(Boolean);

it('OPS-06 an upgrade migrates, and then restarts APIs, sites and admin one by one', async () => {
  await run();
  const order = ['migrate', 'select', 'api-1', 'api-2', 'site', 'admin'];
  expect(commands()).toEqual(order.map((name) => `${name} /srv/2`));
});

it('OPS-06 the way back restarts the admin first and the APIs last, and does not migrate', async () => {
  await run({ isBack: true });
  expect(commands()).toEqual(['select', 'admin', 'site', 'api-1', 'api-2'].map((name) => `${name} /srv/2`));
});

/** Makes an instance unable to serve until it is restarted. */
function stop(name: string): void {
  writeFileSync(join(folder, name), '');
  const { apis, admins, sites } = installation;
  for (const instance of [...apis, ...admins, ...sites])
    if (instance.name === name) instance.restart += `; rm ${join(folder, name)}`;
}

it('OPS-06 an upgrade changes nothing while no API can serve', async () => {
  for (const name of ['api-1', 'api-2']) stop(name);
  await expect(run()).rejects.toThrow('api-1, api-2 cannot serve now; nothing was changed');
  expect(commands()).toEqual([]);
});

it('OPS-06 a repeated upgrade continues at the instance that did not become ready', async () => {
  for (const name of ['api-2', 'admin']) stop(name);
  await run();
  const order = ['migrate', 'select', 'api-2', 'api-1', 'site', 'admin'];
  expect(commands()).toEqual(order.map((name) => `${name} /srv/2`));
});

it.each([
  [
    ['api-2', 'site'],
    ['admin', 'site', 'api-2', 'api-1'],
  ],
  [
    ['api-1', 'api-2', 'site'],
    ['api-1', 'api-2', 'admin', 'site'],
  ],
])('OPS-06 the way back is open while %j cannot serve', async (away, order) => {
  for (const name of away) stop(name);
  await run({ isBack: true });
  expect(commands()).toEqual(['select', ...order].map((name) => `${name} /srv/2`));
});

it('OPS-06 an upgrade stops at the first instance that does not become ready', async () => {
  const [first] = installation.apis;
  if (first) first.restart = `touch ${join(folder, first.name)}`;
  await expect(run()).rejects.toThrow('api-1 did not become ready within 0.3 s; 0 of 4 instances run /srv/2');
  expect(commands()).not.toContain('api-2 /srv/2');
});

it('OPS-06 an upgrade stops if the migration fails', async () => {
  installation.migrate = 'exit 3';
  await expect(run()).rejects.toThrow('the command of migrate failed (3)');
  expect(commands()).toEqual([]);
});

it.each([
  [{ migrate: '' }, 'the installation must have the command "migrate"'],
  [{ sites: [] }, 'the installation must have at least one API and one site'],
  [{ apis: [{ name: 'api' }] }, '"apis", "admins" and "sites" must be lists of { "name", "restart", "ready" }'],
  [{ admins: undefined, colour: 'red' }, 'the installation has an unknown entry: colour'],
  [{ pauseSeconds: -1 }, '"pauseSeconds" must be a number of seconds from 0 to 600'],
])('OPS-06 an installation with %j is refused', (change, problem) => {
  expect(parseInstallation({ ...installation, ...change })).toEqual({ problem });
});

it('OPS-06 an installation is read from a file', () => {
  const file = join(folder, 'installation.json');
  writeFileSync(file, JSON.stringify({ ...installation, pauseSeconds: undefined }));
  expect(readInstallation(file)).toEqual({ installation: { ...installation, pauseSeconds: 5 } });
  expect(readInstallation(join(folder, 'absent.json'))).toMatchObject({ problem: expect.stringContaining('cannot be read') });
});
