/** Program that imports the demo content and creates the first administrator, once. */
import { readConfiguration } from '../platform/configuration.ts';
import { createLog } from '../platform/log.ts';
import { keepFilesPrivate } from '../platform/private-files.ts';
import { runSeed } from '../seed/run-seed.ts';

// Payload overlaps queries of one transaction. pg queues them and prints a deprecation warning, which would confuse the user.
process.noDeprecation = true;

const result = readConfiguration(process.env);
if ('problems' in result) {
  console.error(result.problems.join('\n'));
  process.exit(1);
}
keepFilesPrivate(result.configuration.dataFolder);
await runSeed(result.configuration, (line) => console.log(line), createLog('seed', 'warn'));
process.exit(0);
