// Runs a command of the operator on the configured installation, which may be running: npm run plantsoen -- <command>
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launchDatabase, runningDatabase } from '../backend/src/platform/database/embedded/launch.ts';
import { LaunchProblem } from '../backend/src/platform/database/embedded/launch-problem.ts';
import { builds, isBuilt, runBuild } from './builds.ts';
import { ending, spawnNode } from './node-child.mjs';
import { failWith } from './node-runtime.mjs';
import { root } from './root.ts';
import { requireSettings } from './settings.mjs';

type Database = { url: string; stop?: () => Promise<void> };

const { env, settings } = requireSettings();
const { dataFolder } = settings;

/** Returns the configured database, or the embedded one, which is launched if it is not running. */
async function openDatabase(): Promise<Database> {
  const folder = join(dataFolder, 'postgres');
  const url = settings.databaseUrl ?? runningDatabase(folder);
  // A build here would replace files of a running site.
  if (url && !isBuilt(builds.backend)) failWith('the build of the backend is outdated: start the site first (npm start)');
  if (url) return { url };
  const problem = await runBuild(builds.backend, process.env, () => {});
  if (problem) failWith(`the backend could not be built: ${problem}`);
  mkdirSync(join(dataFolder, 'logs'), { recursive: true });
  return launchDatabase({ folder, logFile: join(dataFolder, 'logs', 'postgres-command.log') });
}

// Ctrl-C ends the command, and the database afterwards.
process.on('SIGINT', () => {});
try {
  const database = await openDatabase();
  const childEnv = {
    ...env,
    DATABASE_URL: database.url,
    DATABASE_URL_FILE: undefined,
    DATA_FOLDER: dataFolder,
    DEMO_CONTENT: settings.demoContent ? 'on' : 'off',
  };
  const how = await ending(
    // Paths of archives are relative to the folder in which npm was run.
    spawnNode([join(root, 'backend/dist/plantsoen.mjs'), ...process.argv.slice(2)], {
      cwd: process.env.INIT_CWD ?? process.cwd(),
      env: childEnv,
      output: 'inherit',
    }),
  );
  await database.stop?.();
  process.exit(typeof how === 'number' ? how : 1);
} catch (problem) {
  if (problem instanceof LaunchProblem) failWith(problem.message);
  throw problem;
}
