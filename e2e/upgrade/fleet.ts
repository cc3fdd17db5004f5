import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runningDatabase } from '../../backend/src/platform/database/embedded/launch.ts';
import { freePort } from '../../backend/src/testing/free-port.ts';
import { root } from '../../scripts/root.ts';
import type { Installation } from '../../scripts/upgrade/installation.ts';
import { testStack } from '../stack.ts';
import { type Balancer, startBalancer } from './balancer.ts';

/** Folder of a build with `backend/` and `site/`. The admin is the same in all builds. */
type Build = string;
type Program = { entry: string; port: number; env: Record<string, string>; process?: ChildProcess };

const drainSeconds = 5;

/** Two of each program behind balancers, on the database and data folder of the test stack. */
export class Fleet {
  readonly #programs = new Map<string, Program>();
  readonly #closing: (() => void)[] = [];
  /** Origin of the balancer in front of the sites. */
  origin = '';
  /** Origin of the balancer in front of the admins. */
  adminOrigin = '';
  installation: Installation = { migrate: 'false', apis: [], admins: [], sites: [], pauseSeconds: 2 };

  /** Starts all instances with a build, and a server for the restart commands of the installation. */
  async start(build: Build): Promise<void> {
    const { dataFolder, serviceToken } = testStack();
    const pair = async () => [await freePort(), await freePort()];
    const [apis, admins, sites] = [await pair(), await pair(), await pair()];
    const apiBalancer = await this.#keep(startBalancer(apis));
    const shared = {
      ...{ NODE_ENV: 'production', LOG_LEVEL: 'error', DRAIN_SECONDS: String(drainSeconds) },
      ...{ DATA_FOLDER: dataFolder, SERVICE_TOKEN: serviceToken, TRUSTED_PROXIES: '127.0.0.1/32,::1/128' },
      ...{ PAYLOAD_SECRET: 'test-payload-secret-'.padEnd(40, 'x') },
    };
    const withDatabase = { ...shared, DATABASE_URL: runningDatabase(join(dataFolder, 'postgres')) ?? '' };
    for (const [index, port] of apis.entries()) {
      const env = { ...withDatabase, API_PORT: String(port) };
      this.#programs.set(`api-${index + 1}`, { entry: 'backend/api.mjs', port, env });
    }
    for (const [index, port] of admins.entries()) {
      const env = { ...withDatabase, ADMIN_PORT: String(port) };
      this.#programs.set(`admin-${index + 1}`, { entry: join(root, 'backend/admin/start.mjs'), port, env });
    }
    for (const [index, port] of sites.entries()) {
      const env = { ...shared, API_URL: apiBalancer.origin, SITE_PORT: String(port), SITE_CACHE_MB: '0' };
      this.#programs.set(`site-${index + 1}`, { entry: 'site/server/main.mjs', port, env });
    }
    for (const name of this.#programs.keys()) await this.restart(name, build);
    this.origin = (await this.#keep(startBalancer(sites))).origin;
    this.adminOrigin = (await this.#keep(startBalancer(admins))).origin;
    this.installation = await this.#createInstallation(withDatabase);
  }

  /** Ends an instance as a supervisor does, and starts it with a build. Resolves when it is ready. */
  async restart(name: string, build: Build): Promise<void> {
    const program = this.#programs.get(name);
    if (!program) throw new Error(`there is no instance ${name}`);
    await end(program.process, 'SIGTERM');
    program.process = spawn(process.execPath, [resolve(build, program.entry)], {
      env: { ...process.env, ...program.env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const until = Date.now() + 60_000;
    while (!(await isReady(program.port))) {
      if (Date.now() > until || program.process.exitCode !== null) throw new Error(`${name} did not become ready`);
      await pause(50);
    }
  }

  /** Returns the origins of the APIs or sites themselves. */
  origins(kind: 'api' | 'site'): string[] {
    return [...this.#programs].flatMap(([name, { port }]) => (name.startsWith(kind) ? `http://localhost:${port}` : []));
  }

  async stop(): Promise<void> {
    for (const { process } of this.#programs.values()) await end(process, 'SIGKILL');
    for (const close of this.#closing) close();
  }

  /** Returns the installation for the upgrade script. Its commands ask this process, which owns the instances, by http. */
  async #createInstallation(env: Record<string, string>): Promise<Installation> {
    const server = createServer(async ({ url = '' }, response) => {
      const { searchParams } = new URL(url, 'http://localhost');
      const restarted = this.restart(searchParams.get('name') ?? '', searchParams.get('build') ?? '');
      const status = await restarted.then(() => 200).catch(() => 500);
      response.writeHead(status).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    this.#closing.push(() => server.close());
    const control = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const instances = (kind: string) =>
      [...this.#programs].flatMap(([name, { port }]) => {
        const code = `fetch('${control}?name=${name}&build={build}').then(({ok})=>process.exit(ok?0:1))`;
        const restart = `"${process.execPath}" -e "${code}"`;
        return name.startsWith(kind) ? [{ name, restart, ready: `http://127.0.0.1:${port}/ready/` }] : [];
      });
    const variables = Object.entries(env).map(([name, value]) => `${name}='${value}'`);
    const migrate = [...variables, `"${process.execPath}"`, '{build}/backend/plantsoen.mjs', 'migrate'].join(' ');
    return { ...this.installation, migrate, apis: instances('api'), admins: instances('admin'), sites: instances('site') };
  }

  async #keep(starting: Promise<Balancer>): Promise<Balancer> {
    const balancer = await starting;
    this.#closing.push(() => balancer.close());
    return balancer;
  }
}

async function end(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/ready/`).then(
    ({ ok }) => ok,
    () => false,
  );
