import { join } from 'node:path';
import { ensureSecrets } from '../../backend/src/platform/secrets.ts';
import { type Build, builds, isBuilt, root, runBuild } from '../builds.ts';
import { step } from '../progress.mjs';
import type { Settings } from '../settings.mjs';
import { runCommand } from './command.ts';
import { checkDatabase, keepEmbeddedDatabase } from './database.ts';
import { StartProblem } from './problem.ts';
import { type ServiceDefinition, startService } from './service.ts';
import type { Terminal } from './terminal.ts';

/** What the programs are told; what is not said here they derive themselves. */
export function environmentOf(settings: Settings, databaseUrl: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const secrets = ensureSecrets(settings.dataFolder);
  return {
    NODE_ENV: 'production',
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
  };
}

/** The long-running programs, as they are built. */
export function servicesOf({ ports }: Settings, env: NodeJS.ProcessEnv): Record<'api' | 'site' | 'admin', ServiceDefinition> {
  const on = (port: number) => `http://127.0.0.1:${port}/ready/`;
  return {
    api: { name: 'api', args: [join(root, 'backend/dist/api.mjs')], env, readyUrl: on(ports.api) },
    site: { name: 'site', args: [join(root, 'site/dist/server/main.mjs')], env, readyUrl: on(ports.site) },
    admin: { name: 'admin', args: [join(root, 'backend/admin/start.mjs')], env, readyUrl: on(ports.admin) },
  };
}

/** Builds what has changed since it was last built. */
export async function ensureBuilt(build: Build, env: NodeJS.ProcessEnv, terminal: Terminal): Promise<void> {
  if (isBuilt(build)) return;
  const done = step(`Building the ${build.name}`);
  const log = terminal.logOf('build');
  const problem = await runBuild(build, env, log.write);
  done(!problem);
  if (problem) throw new StartProblem(`the ${build.name} could not be built: ${problem} (more in ${log.path()})`);
}

/** A stack that is coming up; `stop` ends what runs so far, in the reverse order of its start, the database last. */
export type Stack = { start: () => Promise<void>; startAdmin: () => Promise<void>; stop: () => Promise<void> };

export type StackOptions = {
  settings: Settings;
  env: NodeJS.ProcessEnv;
  terminal: Terminal;
  /** Hears of an end without remedy. */
  giveUp: (problem: StartProblem) => void;
  /** False only for the throw-away databases of tests. */
  durable?: boolean;
};

/** The whole product on one machine: database, API, site, and the admin when asked for. */
export function createStack({ settings, env, terminal, giveUp, durable = true }: StackOptions): Stack {
  const running: { stop: () => Promise<void> }[] = [];
  let programs: NodeJS.ProcessEnv = env;
  const keep = <T extends { stop: () => Promise<void> }>(part: T): T => {
    running.push(part);
    return part;
  };
  const startPart = async (name: 'api' | 'site' | 'admin') =>
    keep(await startService(servicesOf(settings, programs)[name], terminal, giveUp));

  const keepEmbedded = async () =>
    keep(await keepEmbeddedDatabase({ dataFolder: settings.dataFolder, durable }, terminal, giveUp));

  return {
    async start() {
      const [database] = await Promise.all([
        settings.databaseUrl ? checkDatabase(settings.databaseUrl) : keepEmbedded(),
        ensureBuilt(builds.backend, env, terminal).then(() => ensureBuilt(builds.site, env, terminal)),
      ]);
      programs = environmentOf(settings, database.url, env);
      await runCommand('migrate', [join(root, 'backend/dist/migrate.mjs')], programs, terminal);
      await startPart('api');
      await startPart('site');
      await runCommand('set-up', [join(root, 'backend/dist/set-up.mjs')], programs, terminal);
    },
    async startAdmin() {
      await ensureBuilt(builds.admin, programs, terminal);
      await startPart('admin');
    },
    async stop() {
      for (const part of running.toReversed()) await part.stop();
    },
  };
}
