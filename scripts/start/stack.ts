import { join } from 'node:path';
import { type Build, builds, isBuilt, runBuild } from '../builds.ts';
import { step } from '../progress.mjs';
import { root } from '../root.ts';
import type { Settings } from '../settings.mjs';
import { runCommand, StartProblem } from './command.ts';
import { checkDatabase, keepEmbeddedDatabase } from './database.ts';
import { rebuildOnChange } from './rebuild.ts';
import { type Service, type ServiceDefinition, startService } from './service.ts';
import { adminInDevelopment, adminService, apiService, environmentOf, siteService } from './services.ts';
import type { Terminal } from './terminal.ts';

/** A stack during and after its start; `stop` ends the running parts in reverse order, the database last. */
export type Stack = { start: () => Promise<void>; startAdmin: () => Promise<void>; stop: () => Promise<void> };

export type StackOptions = {
  settings: Settings;
  env: NodeJS.ProcessEnv;
  terminal: Terminal;
  /** Called when a part fails permanently. */
  giveUp: (problem: StartProblem) => void;
  /** False only for temporary databases of tests. */
  durable?: boolean;
  /** Whether to rebuild and restart changed programs. */
  live?: boolean;
};

type Part = { stop: () => Promise<void> };

/** Builds if sources have changed since the last build. */
async function ensureBuilt(build: Build, env: NodeJS.ProcessEnv, terminal: Terminal): Promise<void> {
  if (isBuilt(build)) return;
  const done = step(`Building the ${build.name}`);
  const log = terminal.logOf('build');
  const problem = await runBuild(build, env, log.write);
  done(!problem);
  if (problem) throw new StartProblem(`the ${build.name} could not be built: ${problem} (more in ${log.path()})`);
}

/** Creates the whole product on one machine: database, API, site, and the admin on request. */
export function createStack({ settings, env: given, terminal, giveUp, durable = true, live = false }: StackOptions): Stack {
  const running: Part[] = [];
  let env: NodeJS.ProcessEnv = { ...given, NODE_ENV: live ? 'development' : 'production' };

  function keep<T extends Part>(part: T): T {
    running.push(part);
    return part;
  }
  const serve = async (definition: ServiceDefinition): Promise<Service> => keep(await startService(definition, terminal, giveUp));
  const run = (name: string) => runCommand(name, [join(root, 'backend/dist/plantsoen.mjs'), name], env, terminal);

  async function openDatabase(): Promise<string> {
    if (settings.databaseUrl) return checkDatabase(settings.databaseUrl);
    return keep(await keepEmbeddedDatabase({ dataFolder: settings.dataFolder, durable }, terminal, giveUp)).url;
  }

  function followChanges(api: Service, site: Service): void {
    keep(
      rebuildOnChange(
        builds.backend,
        ['contract', 'form-rules', 'specification-rules', 'configuration', 'observability', 'backend/src'],
        env,
        terminal,
        api.restart,
      ),
    );
    keep(
      rebuildOnChange(
        builds.site,
        ['contract', 'form-rules', 'specification-rules', 'configuration', 'observability', 'site/src', 'site/server'],
        env,
        terminal,
        site.restart,
      ),
    );
  }

  return {
    async start() {
      const [databaseUrl] = await Promise.all([
        openDatabase(),
        ensureBuilt(builds.backend, env, terminal).then(() => ensureBuilt(builds.site, env, terminal)),
      ]);
      env = environmentOf(settings, databaseUrl, env);
      await run('migrate');
      const api = await serve(apiService(settings, env));
      const site = await serve(siteService(settings, env));
      await run('seed');
      if (live) followChanges(api, site);
    },
    async startAdmin() {
      if (live) return void (await serve(adminInDevelopment(settings, env)));
      await ensureBuilt(builds.admin, env, terminal);
      await serve(adminService(settings, env));
    },
    async stop() {
      for (const part of running.toReversed()) await part.stop();
    },
  };
}
