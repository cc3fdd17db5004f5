/** Imports the demo content and makes the first administrator, once. */
import { readConfiguration } from './platform/configuration.ts';
import { createLog } from './platform/log.ts';
import { keepFilesPrivate } from './platform/private-files.ts';
import { runSetUp } from './set-up/run-set-up.ts';

// Payload lets queries of one transaction overlap; pg puts them in a row, and warns on the error stream that people read here.
process.noDeprecation = true;

const result = readConfiguration(process.env);
if ('problems' in result) {
  console.error(result.problems.join('\n'));
  process.exit(1);
}
keepFilesPrivate(result.configuration.dataFolder);
await runSetUp(result.configuration, (line) => console.log(line), createLog('set-up', 'warn'));
process.exit(0);
