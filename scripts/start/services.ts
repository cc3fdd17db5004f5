import { join } from 'node:path';
import { ensureSecrets } from '../../backend/src/platform/secrets.ts';
import { packageFile, root } from '../root.ts';
import type { Settings } from '../settings.mjs';
import type { ServiceDefinition } from './service.ts';

/** Returns the environment of the programs. They derive other values themselves. */
export function environmentOf(settings: Settings, databaseUrl: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const secrets = ensureSecrets(settings.dataFolder);
  return {
    ...env,
    // The values below replace those of the files.
    DATABASE_URL_FILE: undefined,
    SERVICE_TOKEN_FILE: undefined,
    PAYLOAD_SECRET_FILE: undefined,
    DATABASE_URL: databaseUrl,
    DATA_FOLDER: settings.dataFolder,
    SITE_PORT: String(settings.ports.site),
    API_PORT: String(settings.ports.api),
    ADMIN_PORT: String(settings.ports.admin),
    SERVICE_TOKEN: settings.serviceToken ?? secrets.serviceToken,
    PAYLOAD_SECRET: settings.payloadSecret ?? [secrets.payloadSecret, ...(secrets.previousSecrets ?? [])].join(),
    DEMO_CONTENT: settings.demoContent ? 'on' : 'off',
    NEXT_TELEMETRY_DISABLED: '1',
    // By default glibc keeps an arena per thread: a quarter of the memory of processes that decode pictures.
    MALLOC_ARENA_MAX: env.MALLOC_ARENA_MAX ?? '2',
  };
}

/** Returns the readiness address of a program, on the interface that it listens on. */
function ready(port: number, host = ''): string {
  const isAll = host === '' || host === '::' || host === '0.0.0.0';
  const address = host.includes(':') ? `[${host}]` : host;
  return `http://${isAll ? '127.0.0.1' : address}:${port}/ready/`;
}

/**
 * Returns V8 flags that limit garbage (nursery size in MB) and heap growth. They keep API and site within 300 and 200 MB without more
 * work for the collector. Compiling code at its first run with Sparkplug makes requests in the first minutes a tenth faster.
 */
const engine = (nursery: number) => [`--max-semi-space-size=${nursery}`, '--heap-growing-percent=50', '--always-sparkplug'];

/** Returns the service of the built API. */
export function apiService({ ports }: Settings, env: NodeJS.ProcessEnv): ServiceDefinition {
  return {
    name: 'api',
    args: [...engine(16), join(root, 'backend/dist/api.mjs')],
    env,
    readyUrl: ready(ports.api, env.API_HOST),
  };
}

/** Returns the service of the built site. */
export function siteService({ ports }: Settings, env: NodeJS.ProcessEnv): ServiceDefinition {
  return {
    name: 'site',
    args: [...engine(4), join(root, 'site/dist/server/main.mjs')],
    env,
    readyUrl: ready(ports.site, env.HOST),
  };
}

/** Returns the service of the built admin. */
export function adminService({ ports }: Settings, env: NodeJS.ProcessEnv): ServiceDefinition {
  return {
    name: 'admin',
    args: [join(root, 'backend/admin/start.mjs')],
    env,
    readyUrl: ready(ports.admin, env.ADMIN_HOST || env.HOST),
  };
}

/** Returns the service of the admin with live reload. */
export function adminInDevelopment(settings: Settings, env: NodeJS.ProcessEnv): ServiceDefinition {
  const host = env.ADMIN_HOST || env.HOST;
  const next = packageFile('backend/admin', 'next', 'dist/bin/next');
  return {
    ...adminService(settings, env),
    args: [next, 'dev', '--port', String(settings.ports.admin), ...(host ? ['--hostname', host] : [])],
    cwd: join(root, 'backend/admin'),
  };
}
