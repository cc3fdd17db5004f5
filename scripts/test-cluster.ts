// PostgreSQL of one run of integration tests: a temporary cluster that trades durability for speed.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { launchDatabase } from '../backend/src/platform/database/embedded/launch.ts';
import type { TestCluster } from '../backend/src/platform/database/test-database.ts';
import { builds, isBuilt, runBuild } from './builds.ts';
import { makeRunFolder } from './run-folder.ts';

/** Builds the backend's commands, for the templates of databases, and the site, so that tests start the code under test. */
async function buildWhatRuns(): Promise<void> {
  for (const build of [builds.backend, builds.site]) {
    if (isBuilt(build)) continue;
    const problem = await runBuild(build, process.env, () => {});
    if (problem) throw new Error(`${build.name} could not be built: ${problem}`);
  }
}

export default async function launchTestCluster(project: TestProject): Promise<() => Promise<void>> {
  await buildWhatRuns();
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
