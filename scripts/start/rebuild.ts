import { watch } from 'node:fs';
import { join } from 'node:path';
import { type Build, isBuilt, runBuild } from '../builds.ts';
import { root } from '../root.ts';
import type { Terminal } from './terminal.ts';

const quietMs = 150;

/** Builds again when sources in the folders change, one build at a time. A failed build does not affect the running program. */
export function rebuildOnChange(
  build: Build,
  folders: readonly string[],
  env: NodeJS.ProcessEnv,
  terminal: Terminal,
  afterwards: () => Promise<void>,
): { stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();

  async function rebuild(): Promise<void> {
    if (isBuilt(build)) return;
    const began = performance.now();
    const problem = await runBuild(build, env, terminal.logOf('build').write);
    if (problem) return terminal.warn(`the ${build.name} could not be built: ${problem}`);
    await afterwards();
    terminal.say(`✓ the ${build.name} was rebuilt (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  }

  const watchers = folders.map((folder) =>
    watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        work = work.then(rebuild);
      }, quietMs);
    }),
  );
  return {
    async stop() {
      for (const watcher of watchers) watcher.close();
      clearTimeout(timer);
      await work;
    },
  };
}
