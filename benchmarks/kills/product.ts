import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EmbeddedDatabase, launchDatabase } from '../../backend/src/platform/database/embedded/launch.ts';
import { freePort } from '../../backend/src/testing/free-port.ts';
import { openMailCatcher } from '../../backend/src/testing/mail-catcher.ts';
import { testSettings } from '../../e2e/stack.ts';
import { startBalancer } from '../../e2e/upgrade/balancer.ts';
import { type Service, startService } from '../../scripts/start/service.ts';
import { adminService, apiService, environmentOf, siteService } from '../../scripts/start/services.ts';
import { openTerminal } from '../../scripts/start/terminal.ts';
import type { SiteAddress } from '../get.ts';

/** A database whose server can be killed. The server restarts under the same URL. */
export type KillableDatabase = { url: string; kill(): Promise<void>; stop(): Promise<void> };

export type KilledProduct = Awaited<ReturnType<typeof startProduct>>;

type ProductOptions = {
  databaseUrl: string;
  dataFolder: string;
  /** Folder of the logs. */
  logFolder: string;
  hasAdmin: boolean;
};

const restartMs = 100;

/** Launches a durable database in the data folder. */
export async function launchKillableDatabase(dataFolder: string): Promise<KillableDatabase> {
  const folder = join(dataFolder, 'postgres');
  const options = { folder, logFile: join(dataFolder, 'logs/postgres.log') };
  let database: EmbeddedDatabase = await launchDatabase(options);
  const { url, socketFolder } = database;
  return {
    url,
    async kill() {
      process.kill(Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
      await database.ended;
      database = await launchDatabase({ ...options, socketFolder });
    },
    stop: () => database.stop(),
  };
}

/**
 * Starts two APIs and two sites behind balancers, the admin if wanted, and a mail server. A process that ends restarts after a tenth of
 * a second.
 */
export async function startProduct({ databaseUrl, dataFolder, logFolder, hasAdmin }: ProductOptions) {
  const terminal = { ...openTerminal(logFolder, false, 1), warn: () => undefined };
  terminal.heard = (name, { raw }) => terminal.logOf(name).write(`${raw}\n`);
  const settings = await testSettings(dataFolder);
  const mails = await openMailCatcher();
  const balancedPorts = { api: [await freePort(), await freePort()], site: [await freePort(), await freePort()] };
  const apis = await startBalancer(balancedPorts.api);
  const sites = await startBalancer(balancedPorts.site);
  const port = Number(new URL(sites.origin).port);
  const siteUrl = (locale: string) => `http://${locale}.localhost:${port}`;
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...{ NODE_ENV: 'production', LOG_LEVEL: 'info', TRUSTED_PROXIES: '127.0.0.1/32,::1/128', SITE_CACHE_MB: '0' },
    ...{
      API_URL: apis.origin,
      ADMIN_URL: settings.adminUrl,
      SMTP_URL: mails.url,
      MAIL_FROM: 'Brinkmeent <info@brinkmeent.example>',
    },
    ...{ SITE_URL_NL: siteUrl('nl'), SITE_URL_EN: siteUrl('en'), SITE_URL_DE: siteUrl('de'), SITE_HOSTS: 'localhost' },
  };
  const services = new Map<string, Service>();
  const serve = async (kind: 'api' | 'site' | 'admin', name: string, ownPort: number) => {
    const own = { ...settings, ports: { ...settings.ports, [kind]: ownPort } };
    const define = { api: apiService, site: siteService, admin: adminService }[kind];
    const definition = { ...define(own, environmentOf(own, databaseUrl, env)), name };
    const giveUp = (problem: Error) => {
      throw problem;
    };
    services.set(name, await startService(definition, terminal, giveUp, () => restartMs));
  };
  for (const kind of ['api', 'site'] as const)
    for (const [index, ownPort] of balancedPorts[kind].entries()) await serve(kind, `${kind}-${index + 1}`, ownPort);
  if (hasAdmin) await serve('admin', 'admin', settings.ports.admin);

  return {
    address: { port, host: `nl.localhost:${port}` } satisfies SiteAddress,
    siteOrigin: sites.origin,
    adminUrl: settings.adminUrl,
    mails,
    processes: [...services.keys()],
    kill: (name: string) => services.get(name)?.kill(),
    async stop() {
      await Promise.all([...services.values()].map((service) => service.stop()));
      for (const balancer of [sites, apis]) balancer.close();
      await mails.close();
    },
  };
}
