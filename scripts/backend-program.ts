// Runs a program of the backend on the database of the site, which may be running: npm run search:rebuild, npm run projections:rebuild
import { join } from 'node:path';
import { runningDatabase } from '../backend/src/platform/database/embedded/launch.ts';
import { builds, isBuilt } from './builds.ts';
import { ending, spawnNode } from './node-child.mjs';
import { failWith } from './node-runtime.mjs';
import { requireSettings } from './settings.mjs';

const [program = ''] = process.argv.slice(2);
const { env, settings } = requireSettings();
const { dataFolder } = settings;
const databaseUrl = settings.databaseUrl ?? runningDatabase(join(dataFolder, 'postgres'));
if (!databaseUrl) failWith('the database is not running: start the site first (npm start), or set DATABASE_URL');
// A build here would replace files of a running site.
if (!isBuilt(builds.backend)) failWith('the build of the backend is outdated: start the site first (npm start)');
const childEnv = { ...env, DATABASE_URL: databaseUrl, DATABASE_URL_FILE: undefined, DATA_FOLDER: dataFolder };
const how = await ending(spawnNode([`backend/dist/${program}.mjs`], { env: childEnv, output: 'inherit' }));
process.exit(how === 0 ? 0 : 1);
