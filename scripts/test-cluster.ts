// The PostgreSQL of one run of integration tests: a temporary cluster that forgets its safety for speed.
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { launchDatabase } from '../backend/src/platform/database/embedded/launch.ts';
import type { TestCluster } from '../backend/src/platform/database/test-database.ts';
import { builds, isBuilt, runBuild } from './builds.ts';
import { root } from './root.ts';
import { makeRunFolder } from './run-folder.ts';

/** The templates are made by the backend's own commands, which therefore have to be those of the code under test. */
async function buildBackend(): Promise<void> {
  if (!existsSync(join(root, 'backend/build.mjs')) || isBuilt(builds.backend)) return;
  const problem = await runBuild(builds.backend, process.env, () => {});
  if (problem) console.error(`The backend could not be built, so only bare test databases can be had: ${problem}`);
}

export default async function launchTestCluster(project: TestProject): Promise<() => Promise<void>> {
  await buildBackend();
  const folder = makeRunFolder('test');
  const database = await launchDatabase({
    folder: join(folder, 'postgres'),
    logFile: join(folder, 'postgres.log'),
    durable: false,
  });
  const cluster: TestCluster = { socketFolder: database.socketFolder, folder };
  project.provide('testCluster', cluster);
  return async () => {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
