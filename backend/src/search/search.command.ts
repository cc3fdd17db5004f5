import type { Command } from '../platform/commands/command.ts';
import { createPool } from '../platform/database/connection-pool.ts';
import { configuredEngine } from './configured-engine.ts';
import { SearchServiceError } from './hosted/service-client.ts';
import { rebuildIndex } from './indexing/rebuild-index.ts';

/** Rebuilds the search index from the published entries, while searches and other changes of the index go on. */
export const rebuildSearch: Command = async ({ configuration, print, log }) => {
  const { databaseUrl } = configuration;
  const onLost = (error: Error) => log.warn({ err: error }, 'a database connection was lost');
  const pool = createPool({ databaseUrl, max: 3, onLost });
  const begin = performance.now();
  try {
    const count = await rebuildIndex(databaseUrl, configuredEngine(configuration, pool));
    print(`search: ${count} documents indexed in ${((performance.now() - begin) / 1000).toFixed(1)} s`);
  } catch (error) {
    if (error instanceof SearchServiceError) return { problem: `search: ${error.message}` };
    throw error;
  } finally {
    await pool.end();
  }
  return undefined;
};
