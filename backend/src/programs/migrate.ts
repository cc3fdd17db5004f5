/** Program that migrates the database to the current code. Only this command changes the database structure. */
import { buildPayloadConfig } from '../composition/payload-config.ts';
import { payloadOptionsOf } from '../composition/payload-options.ts';
import { readConfiguration } from '../platform/configuration.ts';
import { migrateDatabase } from '../platform/database/migrate-database.ts';
import { createLog } from '../platform/log.ts';
import { keepFilesPrivate } from '../platform/private-files.ts';

const result = readConfiguration(process.env);
if ('problems' in result) {
  console.error(result.problems.join('\n'));
  process.exit(1);
}
keepFilesPrivate(result.configuration.dataFolder);
const options = { ...payloadOptionsOf(result.configuration), poolSize: 2, log: createLog('migrate', 'warn') };
const outcome = await migrateDatabase(options.databaseUrl, () => buildPayloadConfig(options));
if ('problem' in outcome) {
  console.error(outcome.problem);
  process.exit(1);
}
console.log(outcome.applied.length === 0 ? 'database: up to date' : `database: migrated (${outcome.applied.join(', ')})`);
process.exit(0);
