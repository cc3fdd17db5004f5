/**
 * Program that rebuilds the search index from the published entries. The previous index answers searches until the new one is
 * complete.
 */
import { Pool } from 'pg';
import { readConfiguration } from '../platform/configuration.ts';
import { configuredEngine } from '../search/configured-engine.ts';
import { rebuildIndex } from '../search/indexing/rebuild-index.ts';

const result = readConfiguration(process.env);
if ('problems' in result) {
  console.error(result.problems.join('\n'));
  process.exit(1);
}
const { configuration } = result;
const pool = new Pool({ connectionString: configuration.databaseUrl, max: 2, application_name: 'plantsoen search' });
pool.on('error', () => undefined);
const begin = performance.now();
const count = await rebuildIndex(configuration.databaseUrl, configuredEngine(configuration, pool));
console.log(`search: ${count} documents indexed in ${((performance.now() - begin) / 1000).toFixed(1)} s`);
process.exit(0);
