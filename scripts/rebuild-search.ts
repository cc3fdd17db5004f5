// npm run search:rebuild: makes the index of the search anew while the site serves.
import { join } from 'node:path';
import { runningDatabase } from '../backend/src/platform/database/embedded/running-database.ts';
import { builds, isBuilt } from './builds.ts';
import { ending, spawnNode } from './node-child.mjs';
import { failWith } from './node-runtime.mjs';
import { readSettings, withEnvFile } from './settings.mjs';

const env = withEnvFile(process.env);
const { settings, problems } = readSettings(env);
if (problems.length > 0) failWith(...problems);
const { dataFolder } = settings;
const databaseUrl = settings.databaseUrl ?? runningDatabase(join(dataFolder, 'postgres'));
if (!databaseUrl) failWith('the database does not run: start the site first (npm start), or set DATABASE_URL');
// Building here would take the files from under a site that runs.
if (!isBuilt(builds.backend)) failWith('the backend is not built as its code stands: start the site first (npm start)');
const childEnv = { ...env, DATABASE_URL: databaseUrl, DATA_FOLDER: dataFolder };
const how = await ending(spawnNode(['backend/dist/rebuild-search.mjs'], { env: childEnv, output: 'inherit' }));
process.exit(how === 0 ? 0 : 1);
