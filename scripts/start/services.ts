import { join } from 'node:path';
import { ensureSecrets } from '../../backend/src/platform/secrets.ts';
import { packageFile } from '../package-file.ts';
import { root } from '../root.ts';
import type { Settings } from '../settings.mjs';
import type { ServiceDefinition } from './service.ts';

/** What the programs are told; what is not said here they derive themselves. */
export function environmentOf(settings: Settings, databaseUrl: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const secrets = ensureSecrets(settings.dataFolder);
  return {
    ...env,
    DATABASE_URL: databaseUrl,
    DATA_FOLDER: settings.dataFolder,
    SITE_PORT: String(settings.ports.site),
    API_PORT: String(settings.ports.api),
    ADMIN_PORT: String(settings.ports.admin),
    SERVICE_TOKEN: settings.serviceToken ?? secrets.serviceToken,
    PAYLOAD_SECRET: settings.payloadSecret ?? secrets.payloadSecret,
    DEMO_CONTENT: settings.demoContent ? 'on' : 'off',
    NEXT_TELEMETRY_DISABLED: '1',
    // glibc keeps an arena per thread by default: a quarter of the memory of processes that decode pictures.
    MALLOC_ARENA_MAX: env.MALLOC_ARENA_MAX ?? '2',
  };
}

/** Where a program says that it is ready: on the interface that it listens on. */
function ready(port: number, host = ''): string {
  const isAll = host === '' || host === '::' || host === '0.0.0.0';
  const address = host.includes(':') ? `[${host}]` : host;
  return `http://${isAll ? '127.0.0.1' : address}:${port}/ready/`;
}

/**
 * V8 lets what requests leave behind grow: by its nursery (MB), and to several times of what is in use. So API and site stay within 300 and 200 MB
 * without more work for the collector. And it reads code word by word until that has run often; translated plainly at its first run, what visitors
 * ask for in the first minutes takes a tenth less.
 */
const engine = (nursery: number) => [`--max-semi-space-size=${nursery}`, '--heap-growing-percent=50', '--always-sparkplug'];

/** The API, as it is built. */
export function apiService({ ports }: Settings, env: NodeJS.ProcessEnv): ServiceDefinition {
  return {
    name: 'api',
    args: [...engine(16), join(root, 'backend/dist/api.mjs')],
    env,
    readyUrl: ready(ports.api, env.API_HOST),
  };
}

/** The site, as it is built. */
export function siteService({ ports }: Settings, env: NodeJS.ProcessEnv): ServiceDefinition {
  return {
    name: 'site',
    args: [...engine(8), join(root, 'site/dist/server/main.mjs')],
    env,
    readyUrl: ready(ports.site, env.HOST),
  };
}

/** The admin, as it is built. */
export function adminService({ ports }: Settings, env: NodeJS.ProcessEnv): ServiceDefinition {
  return { name: 'admin', args: [join(root, 'backend/admin/start.mjs')], env, readyUrl: ready(ports.admin, env.HOST) };
}

/** The admin with live reload. */
export function adminInDevelopment(settings: Settings, env: NodeJS.ProcessEnv): ServiceDefinition {
  const next = packageFile('backend/admin', 'next', 'dist/bin/next');
  return {
    ...adminService(settings, env),
    args: [next, 'dev', '--port', String(settings.ports.admin), ...(env.HOST ? ['--hostname', env.HOST] : [])],
    cwd: join(root, 'backend/admin'),
  };
}
